/** The same key always gives the same number. */
export type SeedKey = readonly (string | number)[]

/** FNV-1a with the finaliser of MurmurHash3, so that similar keys give very different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** From 0 up to but not including 1, independent of clock and machine. */
export const seededRandom = (...draw: SeedKey): number => hash(draw.join('|')) / 2 ** 32

export const seededBetween = (low: number, high: number, ...draw: SeedKey): number =>
  low + (high - low) * seededRandom(...draw)

export const roundToStep = (value: number, step: number): number => Math.round(value / step) * step
