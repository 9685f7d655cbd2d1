/** What a chance is drawn for: the same words always draw the same. */
export type Draw = readonly (string | number)[]

/** FNV-1a over the words, then stirred, so that neighbouring words draw far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** From 0 up to but not including 1. Nothing of the clock and nothing of the machine is in it. */
export const chance = (...draw: Draw): number => hash(draw.join('|')) / 2 ** 32

export const between = (low: number, high: number, ...draw: Draw): number =>
  low + (high - low) * chance(...draw)

export const inSteps = (value: number, step: number): number => Math.round(value / step) * step
