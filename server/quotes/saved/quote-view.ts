import { asOfferData } from '#contract/offers.ts'
import type { QuotedShipment, QuoteRow, SavedQuote } from '#contract/quotes.ts'
import { isTerminal, type PlaceNames } from '#domain/places/place-names.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { quoteStateAt } from '#domain/quotes/quote-state.ts'
import type { QuotedRoute } from '#domain/quotes/quoted-route.ts'
import { readSavedQuery, readSnapshot } from '#domain/quotes/saved-snapshot.ts'
import { money } from '#domain/values/money.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { namesOfPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { carbonOfOffer } from '#server/quotes/pricing/carbon.ts'
import { placesOfOffers, readPlaceNames, toNamedPlaces } from '#server/quotes/pricing/place-names.ts'
import { numberOf, type QuoteListRow, type StoredQuote } from './quote-store.ts'

export const offerOf = ({ snapshot }: Pick<StoredQuote, 'snapshot'>): Offer => readSnapshot(snapshot)

export const queryOf = ({ query }: Pick<StoredQuote, 'query'>): QuoteQuery | null =>
  query && readSavedQuery(query)

export const routeOf = ({ fromCode, toCode, pickUpPlace, containers }: QuoteListRow): QuotedRoute => ({
  from: fromCode,
  to: toCode,
  pickUpPlace,
  containers,
})

export const stateOf = ({ acceptedAt, validUntilAt }: QuoteListRow, now: Date) =>
  quoteStateAt({ isAccepted: acceptedAt !== null, validUntil: validUntilAt.toISOString() }, now)

/** The depots and warehouses of a list row. */
function placeCodesOf({ mode, toCode, pickUpPlace }: QuoteListRow): readonly string[] {
  const isPlace = (mode === 'depot' || mode === 'warehouse') && toCode !== null
  const isDepot = pickUpPlace !== null && !isTerminal(pickUpPlace)
  return [...(isPlace ? [toCode] : []), ...(isDepot ? [pickUpPlace] : [])]
}

export const namesOfRowPlaces = (db: Db, rows: readonly QuoteListRow[]): Promise<PlaceNames> =>
  namesOfPlaces(db, [...new Set(rows.flatMap(placeCodesOf))])

export const viewShipment = (row: QuoteListRow, places: PlaceNames): QuotedShipment => ({
  mode: row.mode,
  ...routeOf(row),
  containers: [...row.containers],
  places: toNamedPlaces(places, placeCodesOf(row)),
})

export const totalOf = ({ total, currency }: QuoteListRow) => money(total, currency)

function sailingOfRow({ carrier, vessel, voyage, departsOn }: QuoteListRow): QuoteRow['sailing'] {
  if (carrier === null || vessel === null || voyage === null || departsOn === null) return null
  return { carrier, vessel, voyage, departsOn }
}

type RowNames = { readonly savedBy: string; readonly places: PlaceNames }

export const viewRow = (row: QuoteListRow, now: Date, { savedBy, places }: RowNames): QuoteRow => ({
  ...viewShipment(row, places),
  number: row.number,
  state: stateOf(row, now),
  quotedOn: row.quotedOn,
  validUntil: row.validUntilAt.toISOString(),
  total: totalOf(row),
  savedBy,
  labels: [...row.labels],
  createdAt: row.createdAt.toISOString(),
  sailing: sailingOfRow(row),
})

/** The names of the people who saved the quotes; empty for a closed account. */
export async function readSaverNames(
  { findPeople }: Pick<QuoteDeps, 'findPeople'>,
  db: Db,
  quotes: readonly QuoteListRow[],
): Promise<(row: QuoteListRow) => string> {
  const ids = [...new Set(quotes.map(({ personId }) => personId))]
  const people = ids.length > 0 ? await findPeople(db, ids) : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return ({ personId }) => names.get(personId) ?? ''
}

/** Null for a quote without a company. */
export async function companyNameOf(db: Db, { companyId }: QuoteListRow): Promise<string | null> {
  const [card] = companyId === null ? [] : await findCompanyCards(db, [companyId])
  return card?.name ?? null
}

export async function viewQuote(
  deps: Pick<QuoteDeps, 'findPeople'>,
  db: Db,
  stored: StoredQuote,
  now: Date,
): Promise<SavedQuote> {
  const nameOf = await readSaverNames(deps, db, [stored])
  const [offer, query] = [offerOf(stored), queryOf(stored)]
  const places = await readPlaceNames(db, [offer])
  const replaced = stored.replacesId === null ? undefined : await numberOf(db, stored.replacesId)
  return {
    ...viewRow(stored, now, { savedBy: nameOf(stored), places }),
    places: placesOfOffers(places, [offer]),
    query: query as SavedQuote['query'],
    offer: asOfferData(offer),
    carbon: carbonOfOffer(query, offer),
    digest: stored.digest,
    verifyCode: stored.verifyCode,
    requestNumber: stored.requestNumber,
    remark: stored.remark,
    replaces: replaced ?? null,
    acceptedAt: stored.acceptedAt?.toISOString() ?? null,
  }
}
