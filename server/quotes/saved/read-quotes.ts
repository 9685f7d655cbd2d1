import type { DataOf } from '#contract/call.ts'
import type { listQuotes as listCall, readQuote as readCall, SavedQuote } from '#contract/quotes.ts'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { codedPlaces, codesOfPlaces } from '#domain/places/coded-places.ts'
import { usualQuoteSort } from '#domain/quotes/offers/sorts.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { ownPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireQuoteReader } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findQuote } from './quote-store.ts'
import { namesOfRowPlaces, readSaverNames, viewQuote, viewRow } from './quote-view.ts'
import { type QuoteText, quoteOrder, searchQuotes } from './search-quotes-store.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople' | 'findStaff'>

/** The places and carriers that a search text names. */
const meaningOf = async (db: Db, text: string): Promise<QuoteText> => ({
  text,
  places: codesOfPlaces([...codedPlaces, ...(await ownPlaces(db))], text),
  carriers: codesOfPlaces(carriers, text),
})

export async function listQuotes(
  deps: Deps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const viewer = requireQuoteReader(principal.actor)
  if (!viewer.ok) return viewer
  const { db } = deps.database
  const { size, sort = usualQuoteSort, after, search, ...filters } = query
  if (areDaysReversed({ from: query.since, to: query.until })) return invalidFields({ until: 'inconsistent' })
  const now = deps.clock.now()
  const order = quoteOrder(sort, after, now)
  if (!order.ok) return order
  const about = search ? await meaningOf(db, search) : undefined
  const wanted = { ...filters, about, order: order.value, now, limit: size + 1 }
  const { shown, next } = order.value.pageOf(await searchQuotes(db, viewer.value, wanted), size)
  const nameOf = await readSaverNames(deps, db, shown)
  const places = await namesOfRowPlaces(db, shown)
  const rows = shown.map((row) => viewRow(row, now, { savedBy: nameOf(row), places }))
  return ok({ rows, next })
}

/** Another company's number gives the same refusal as a number that does not exist. */
export async function readQuote(
  deps: Deps,
  { query, principal }: EndpointInput<typeof readCall>,
): Promise<Result<SavedQuote>> {
  const viewer = requireQuoteReader(principal.actor)
  if (!viewer.ok) return viewer
  const { db } = deps.database
  const stored = await findQuote(db, query.number, viewer.value)
  if (!stored) return refusal('not-found')
  return ok(await viewQuote(deps, db, stored, deps.clock.now()))
}
