import type { RowsByCode } from '#contract/dictionaries.ts'

/** The label of a dictionary value; a value that the dictionary no longer has stays as it is. */
export const labelFor = (rows: RowsByCode, dictionary: string, value: string): string =>
  rows[dictionary]?.find((row) => row.value === value)?.label ?? value

/** In the order of the dictionary. */
export const labelsFor = (
  rows: RowsByCode,
  dictionary: string,
  values: readonly string[],
): readonly string[] =>
  (rows[dictionary] ?? []).filter((row) => values.includes(row.value)).map(({ label }) => label)
