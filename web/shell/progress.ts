/** The lowest value of the bar once something is under way. */
export const minimum = 0.08
/** How long the bar takes to move, in ms. */
export const speed = 200
/** How often the bar creeps on by itself, in ms. */
export const trickle = 800
/** Where the bar waits for the end. */
const almost = 0.994

/** Where the bar stands after creeping on once: by less the nearer the end is, and never to the end. */
export function creep(value: number): number {
  const step = value < 0.2 ? 0.1 : value < 0.5 ? 0.04 : value < 0.8 ? 0.02 : value < 0.99 ? 0.005 : 0
  return Math.min(almost, Math.max(minimum, value + step))
}
