import type { FoundInConsole } from '#contract/console-search.ts'
import { companiesNamed, findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { ordersFound } from './search-orders-store.ts'

type Search = { readonly text: string; readonly max: number }

/** Orders by any of their numbers or by company, for the search over everything. */
export async function findOrders(
  db: Db,
  { text, max }: Search,
): Promise<readonly Omit<FoundInConsole, 'group'>[]> {
  const named = await companiesNamed(db, text, max)
  const found = await ordersFound(db, { text, max, companies: named.map(({ id }) => id) })
  const cards = await findCompanyCards(db, [...new Set(found.map(({ companyId }) => companyId))])
  const names = new Map(cards.map(({ companyId, name }) => [companyId, name]))
  return found.map(({ number, companyId }) => ({
    title: number,
    detail: names.get(companyId) ?? '',
    opens: 'order',
    id: number,
  }))
}
