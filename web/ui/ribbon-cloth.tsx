import { ribbonBody, ribbonStitches, type RibbonShape } from './ribbon-shape.ts'

/** Room about the ribbon for its shadow. */
export const PAD = 12

/** The edge line of the pale ribbons, which paper alone would not set off. */
const PALE_ONLY = 'hidden [[data-lit=white]_&]:inline [[data-lit=rose]_&]:inline'

const SATIN = [
  [0, 'var(--lit-lo)'],
  [0.1, 'var(--lit)'],
  [0.34, 'var(--lit-hi)'],
  [0.5, 'var(--lit)'],
  [0.8, 'var(--lit)'],
  [1, 'var(--lit-lo)'],
] as const

/** Light and shade along one full sway: it catches the light where it turns to us. */
const FOLDS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((offset) => {
  const turn = Math.cos(offset * 2 * Math.PI)
  return {
    offset,
    colour: turn > 0 ? '#fff' : '#000',
    opacity: Math.round(Math.abs(turn) * (turn > 0 ? 10 : 14)) / 100,
  }
})

/** The gradients of a ribbon, to stand in `<defs>`. */
export function Satin({ id, width, wave }: { id: string; width: number; wave: number }) {
  return (
    <>
      <linearGradient id={`${id}satin`} gradientUnits="userSpaceOnUse" x1="0" x2={width} y1="0" y2="0">
        {SATIN.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <linearGradient
        id={`${id}folds`}
        gradientUnits="userSpaceOnUse"
        spreadMethod="repeat"
        x1="0"
        x2="0"
        y1="0"
        y2={wave * 2}
      >
        {FOLDS.map(({ offset, colour, opacity }) => (
          <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
    </>
  )
}

interface ClothProps {
  /** The `id` given to `Satin`. */
  id: string
  /** Tells this piece from another of the same ribbon. */
  piece?: string
  shape: RibbonShape
}

/** The cloth itself, hanging from y = 0. */
export function Cloth({ id, piece = 'cloth', shape }: ClothProps) {
  const body = `#${id}${piece}`
  return (
    <>
      {/* Strokes that fade outwards: a shadow without a blur, which would be costly on a ribbon as long as a page. */}
      <g fill="none" stroke="var(--sh-ribbon)" strokeLinejoin="round" transform="translate(1.8 2.8)">
        {[10, 7.5, 5, 2.5].map((spread) => (
          <use key={spread} href={body} strokeWidth={spread} strokeOpacity={0.24} />
        ))}
      </g>
      <g fill={`url(#${id}satin)`}>
        <path id={`${id}${piece}`} d={ribbonBody(shape)} />
      </g>
      {shape.sway > 0 && <use href={body} fill={`url(#${id}folds)`} />}
      {shape.width > 14 && (
        <path
          d={ribbonStitches(shape)}
          fill="none"
          stroke="var(--lit-hi)"
          strokeOpacity={0.75}
          strokeWidth={1.1}
          strokeDasharray="2.2"
        />
      )}
      <use href={body} className={PALE_ONLY} fill="none" stroke="var(--lit-edge)" strokeWidth={1.2} />
    </>
  )
}

interface ShadeProps {
  id: string
  piece?: string
  shape: RibbonShape
  /** The end that goes under something. */
  at: 'top' | 'end'
}

/** The shade at an end of a ribbon that comes from under something or goes there. */
export function Shade({ id, piece = 'cloth', shape, at }: ShadeProps) {
  const [dark, clear] = at === 'top' ? [0, 16] : [shape.length, shape.length - 26]
  return (
    <>
      <linearGradient id={`${id}${at}`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={dark} y2={clear}>
        <stop offset="0" stopOpacity={0.5} />
        <stop offset="1" stopOpacity={0} />
      </linearGradient>
      <use href={`#${id}${piece}`} fill={`url(#${id}${at})`} />
    </>
  )
}
