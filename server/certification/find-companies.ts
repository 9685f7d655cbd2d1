import { numberText } from '#domain/certification/company-number.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { companiesNamed } from './known-company-store.ts'

/** Companies by name, pinyin or number, for the search over everything. */
export async function findCompanies(db: Db, { text, max }: { readonly text: string; readonly max: number }) {
  const found = await companiesNamed(db, text, max)
  return found.map(({ id, name, ...number }) => ({
    title: name,
    detail: numberText(number),
    opens: 'company' as const,
    id,
  }))
}
