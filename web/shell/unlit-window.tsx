import { coverAddress } from '#contract/media.ts'

/** The window of a church at night: the same glass as everywhere, with no light behind it. */
export function UnlitWindow() {
  return (
    <img
      src={coverAddress('reverence', 'unlit', false)}
      alt=""
      width={176}
      height={176}
      className="size-44 opacity-60 brightness-75 contrast-75 grayscale dark:opacity-50"
    />
  )
}
