import type { DictionaryRow, RowsByCode } from '#contract/dictionaries.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { StoredRow } from './dictionary-store.ts'

const viewRow = (row: StoredRow, language: Language): DictionaryRow => ({
  value: row.value,
  label: row.label[language],
  ...(row.extra && { extra: { ...row.extra } }),
})

/** Every requested code has a list; the list of an unknown code is empty. */
export function viewRows(
  codes: readonly string[],
  rows: readonly StoredRow[],
  language: Language,
): RowsByCode {
  const lists: RowsByCode = Object.fromEntries(codes.map((code) => [code, []]))
  for (const row of rows) lists[row.code]?.push(viewRow(row, language))
  return lists
}
