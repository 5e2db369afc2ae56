import type { DayColour } from '#contract/liturgy.ts'

/** The ribbon of a picture: satin in the liturgical colour, hanging from the top edge, swallow-tailed. */

interface Satin {
  body: string
  light: string
  shade: string
}

/** The ribbon colours of the dark theme. */
const SATIN: Record<DayColour, Satin> = {
  green: { body: '#5a9c50', light: '#74ab67', shade: '#30602b' },
  violet: { body: '#8552b2', light: '#a877d0', shade: '#512b78' },
  white: { body: '#ecdcb0', light: '#fff8e4', shade: '#bb9a50' },
  red: { body: '#c23439', light: '#e4685f', shade: '#8a1b22' },
  rose: { body: '#d98ba0', light: '#f0bcc7', shade: '#a95a73' },
}

interface RibbonShape {
  /** Middle of the ribbon at the top edge. */
  x: number
  width: number
  length: number
  sway: number
}

/** SVG of a ribbon, to stand in a picture whose ids do not begin with "ribbon". */
export function ribbonSvg(colour: DayColour, { x, width, length, sway }: RibbonShape): string {
  const { body, light, shade } = SATIN[colour]
  const wave = width * 7.6
  const middle = (y: number) => x + sway * Math.sin((y / wave) * Math.PI) * Math.min(1, y / 90)
  const half = (y: number) => (width / 2) * (1 - 0.035 * (1 - Math.cos((y / wave) * Math.PI * 2)))
  const levels: number[] = []
  for (let y = -4; y < length; y += 6) levels.push(y)
  levels.push(length)
  const edge = (side: -1 | 1, inset: number, upTo: number) =>
    levels
      .filter((y) => y <= upTo)
      .map((y) => `${(middle(y) + side * (half(y) - inset)).toFixed(1)} ${y.toFixed(1)}`)
  const notch = `${middle(length).toFixed(1)} ${(length - width * 0.52).toFixed(1)}`
  const outline = `M${[...edge(-1, 0, length), notch, ...edge(1, 0, length).toReversed()].join('L')}Z`
  const selvedge = `M${edge(-1, width * 0.115, length - 10).join('L')}M${edge(1, width * 0.115, length - 10).join('L')}`
  let folds = ''
  for (let y = 0; y <= length; y += wave / 8) {
    const turn = Math.cos((y / wave) * Math.PI)
    folds += `<stop offset="${(y / length).toFixed(3)}" stop-color="${turn > 0 ? '#fff' : '#000'}" stop-opacity="${(Math.abs(turn) * (turn > 0 ? 0.12 : 0.2)).toFixed(3)}"/>`
  }
  const stops = [
    [0, shade],
    [0.1, body],
    [0.34, light],
    [0.5, body],
    [0.8, body],
    [1, shade],
  ]
  const left = x - width / 2
  return (
    `<defs><linearGradient id="ribbonSatin" gradientUnits="userSpaceOnUse" x1="${left}" x2="${left + width}" y1="0" y2="0">${stops.map(([offset, stop]) => `<stop offset="${offset}" stop-color="${stop}"/>`).join('')}</linearGradient>` +
    `<linearGradient id="ribbonFolds" x1="0" x2="0" y1="0" y2="1">${folds}</linearGradient></defs>` +
    // Three soft copies make a shadow at a fraction of the cost of a blur as tall as the picture.
    [9, 6, 3]
      .map(
        (spread) =>
          `<path d="${outline}" transform="translate(${width * 0.1} ${width * 0.14})" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="${spread}" stroke-linejoin="round"/>`,
      )
      .join('') +
    `<path d="${outline}" fill="url(#ribbonSatin)"/><path d="${outline}" fill="url(#ribbonFolds)"/>` +
    `<path d="${selvedge}" fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="${(width * 0.042).toFixed(1)}" stroke-dasharray="${(width * 0.09).toFixed(1)}"/>`
  )
}
