import type { BulkEdit } from '#domain/rates/bulk-edit.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The same edit with its companies by their numbers, as the cells of a sheet name them. */
export async function withCompanyNumbers(db: Db, edit: BulkEdit): Promise<BulkEdit> {
  const { companies } = edit
  if (!companies) return edit
  const cards = await findCompanyCards(db, companies)
  const numbers = new Map(cards.map(({ companyId, number }) => [companyId, number]))
  return { ...edit, companies: [...new Set(companies)].map((id) => numbers.get(id) ?? id) }
}
