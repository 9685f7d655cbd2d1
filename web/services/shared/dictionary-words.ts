import type { RowsByCode } from '#contract/dictionaries.ts'

/** A word of a dictionary as the reader says it; one that is no longer in it stays as it is kept. */
export const wordFor = (rows: RowsByCode, dictionary: string, value: string): string =>
  rows[dictionary]?.find((row) => row.value === value)?.label ?? value

/** In the order of the dictionary. */
export const wordsFor = (
  rows: RowsByCode,
  dictionary: string,
  values: readonly string[],
): readonly string[] =>
  (rows[dictionary] ?? []).filter((row) => values.includes(row.value)).map(({ label }) => label)
