import { useId, type CSSProperties, type ReactNode } from 'react'
import { Cloth, PAD, Satin, Shade } from './ribbon-cloth.tsx'

/**
 * The ribbon of the liturgical colour. It always means something: today, here, this far, saved. Its colours are the `--lit…` variables
 * of the day, so it follows `data-lit` and `data-theme` without being drawn again; white and rose carry an edge line.
 */

interface PageRibbonProps {
  /** Height in pixels. Without it the ribbon takes the height of its container, which has to have one, with no measuring. */
  length?: number
  width?: number
  /** How far it wanders to either side, in pixels. */
  sway?: number
  /** It comes from under something: its top lies in shade. Only with a `length`. */
  from?: boolean
  /** It goes under something: no swallow-tail, and its end lies in shade. */
  slit?: boolean
  className?: string
  style?: CSSProperties
}

/** The tallest container that a ribbon without a length can fill, in pixels; a taller one would widen it. */
const TALLEST = 6000
/** Room under the tail for its shadow. */
const FOOT = 10

/**
 * The ribbon down the margin of a page. Its box is `width` wide and its sway and shadow hang over it on both sides. Decoration: hidden
 * from assistive technology.
 */
export function PageRibbon({ length, width = 24, sway = 5, from, slit, className, style }: PageRibbonProps) {
  const id = useId()
  // A whole number, so that the joints of the pieces fall on pixels.
  const wave = Math.round(width * 7.6)
  const pad = PAD + sway
  const room = width + pad * 2
  const notch = slit ? 0 : 0.52
  const box = {
    display: 'block',
    width: room,
    maxWidth: 'none',
    marginInline: -pad,
    pointerEvents: 'none',
  } as const
  if (length !== undefined) {
    const shape = { width, length, sway, wave, notch, settled: true }
    return (
      <svg
        className={className}
        style={{ ...box, height: length + FOOT, ...style }}
        viewBox={`${-pad} 0 ${room} ${length + FOOT}`}
        aria-hidden="true"
        focusable="false"
      >
        <Satin id={id} width={width} wave={wave} />
        <Cloth id={id} shape={shape} />
        {from && <Shade id={id} shape={shape} at="top" />}
        {slit && <Shade id={id} shape={shape} at="end" />}
      </svg>
    )
  }
  // A full sway repeats up the page above the last one, which has the tail. `YMax slice` at scale 1 shows as much of it, counted from the
  // tail, as the box is high. The pieces reach past their joints, where they are cut, so that no seam shows.
  const period = wave * 2
  const start = TALLEST - FOOT - period
  const last = { width, top: -12, length: period, sway, wave, notch, settled: false }
  return (
    <svg
      className={className}
      style={{ ...box, height: `calc(100% + ${FOOT}px)`, ...style }}
      viewBox={`${-pad} 0 ${room} ${TALLEST}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Satin id={id} width={width} wave={wave} />
      <pattern
        id={`${id}page`}
        patternUnits="userSpaceOnUse"
        x={-pad}
        y={start}
        width={room}
        height={period}
        viewBox={`${-pad} 0 ${room} ${period}`}
      >
        <Cloth id={id} piece="sway" shape={{ ...last, length: period + 12, notch: 0 }} />
      </pattern>
      <clipPath id={`${id}last`}>
        <rect x={-pad} width={room} height={period + FOOT} />
      </clipPath>
      <rect x={-pad} width={room} height={start} fill={`url(#${id}page)`} />
      <g transform={`translate(0 ${start})`} clipPath={`url(#${id}last)`}>
        <Cloth id={id} shape={last} />
        {slit && <Shade id={id} shape={last} at="end" />}
      </g>
    </svg>
  )
}

interface HangingRibbonProps {
  width: number
  length: number
  /** Depth of the swallow-tail in widths. */
  notch?: number
  className?: string
  style?: CSSProperties
  /** An icon or a numeral on the ribbon, in `--lit-on`. */
  children?: ReactNode
}

/** A short ribbon that hangs straight: a saved thing, a chosen day, the number of a decade. Its box is `width` × `length`. */
export function HangingRibbon({
  width,
  length,
  notch = 0.52,
  className,
  style,
  children,
}: HangingRibbonProps) {
  const id = useId()
  return (
    <span
      className={className}
      style={{
        position: 'relative',
        display: 'inline-block',
        width,
        height: length,
        color: 'var(--lit-on)',
        ...style,
      }}
    >
      <svg
        style={{ position: 'absolute', left: -PAD, top: 0, pointerEvents: 'none' }}
        width={width + PAD * 2}
        height={length + 10}
        viewBox={`${-PAD} 0 ${width + PAD * 2} ${length + 10}`}
        aria-hidden="true"
        focusable="false"
      >
        <Satin id={id} width={width} wave={width} />
        <Cloth id={id} shape={{ width, length, sway: 0, wave: width, notch, settled: false }} />
      </svg>
      {children !== undefined && (
        <span
          style={{
            position: 'absolute',
            inset: 0,
            bottom: width * notch * 0.72,
            display: 'grid',
            placeItems: 'center',
          }}
        >
          {children}
        </span>
      )}
    </span>
  )
}

interface MarkerProps {
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

/** The ribbon of the active tab, 46 × 55, its icon on it. */
export function TabRibbon(props: MarkerProps) {
  return <HangingRibbon width={46} length={55} notch={0.36} {...props} />
}

/** The ribbon over the active entry of the desktop navigation, 20 × 27. */
export function NavRibbon(props: Omit<MarkerProps, 'children'>) {
  return <HangingRibbon width={20} length={27} {...props} />
}

interface ProgressRibbonProps {
  /** How far, from 0 to `max`; what lies outside is brought to the nearer end. */
  value: number
  max?: number
  /** Height in pixels. */
  size?: 4 | 8 | 14
  /** What progresses, for assistive technology. */
  label: string
  /** How far in words, such as "5 of 14 lessons", where a percentage says less. */
  valueText?: string
  className?: string
}

/** A bar of ribbon with a swallow-tail at its end. */
export function ProgressRibbon({
  value,
  max = 1,
  size = 8,
  label,
  valueText,
  className,
}: ProgressRibbonProps) {
  const part = value / max
  // A recording whose length is not known yet has a `max` of NaN.
  const share = Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0
  const notch = Math.round(size * 0.75)
  const swallowTail = `polygon(0 0, 100% 0, calc(100% - ${notch}px) 50%, 100% 100%, 0 100%)`
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={className}
      style={{
        height: size,
        borderRadius: size > 4 ? 2 : 0,
        background: 'var(--sunken)',
        overflow: 'hidden',
      }}
    >
      {share > 0 && (
        <div
          style={{
            width: `max(${size * 1.5}px, ${Math.round(share * 1000) / 10}%)`,
            height: '100%',
            background: 'var(--lit-edge)',
            clipPath: swallowTail,
          }}
        >
          <div
            // The edge shows only about the pale ribbons, as a rim left free.
            className="h-full [[data-lit=rose]_&]:scale-y-[.7] [[data-lit=white]_&]:scale-y-[.7]"
            style={{
              background: 'linear-gradient(180deg, var(--lit-hi), var(--lit) 40%, var(--lit-lo))',
              clipPath: swallowTail,
            }}
          />
        </div>
      )}
    </div>
  )
}
