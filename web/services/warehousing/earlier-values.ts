import { warehouseFields } from '#domain/quotes/query/query-tables.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

/** The values that the quote box of a home page and the list send, by their field in the warehouse form. */
const sent = [
  { field: warehouseFields.cargo.volumeCbm, name: 'volume' },
  { field: warehouseFields.cargo.weightTons, name: 'weight' },
  { field: warehouseFields.storageDays, name: 'days' },
] as const

export const earlierKeys: readonly string[] = sent.map(({ field }) => field.key)

/** The same values for the link to one warehouse, so that the user need not enter them again. */
export function earlierParams(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const { field } of sent)
    if (field.read(params.getAll(field.key)) !== undefined) kept.set(field.key, params.get(field.key) ?? '')
  return kept
}

export function earlierValues(params: URLSearchParams): FormValues {
  const kept = earlierParams(params)
  return Object.fromEntries(
    sent.flatMap(({ field, name }) => (kept.has(field.key) ? [[name, kept.get(field.key) ?? '']] : [])),
  )
}
