import { numberText } from '#domain/certification/company-number.ts'
import { call } from '#web/client/call.ts'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'

const shownRows = 8
export const searchDelayMs = 250

/** Certified companies by name or number. */
export async function searchCompanies(text: string): Promise<readonly ComboboxOption[]> {
  const query = { state: 'certified', search: text.trim(), size: shownRows } as const
  const result = await call('GET /api/console/companies', { query }, { hidesOfflineToast: true })
  if (!result.ok) throw new Error(result.refusal)
  return result.value.rows.map((row) => ({ value: row.companyId, label: row.name, code: numberText(row) }))
}
