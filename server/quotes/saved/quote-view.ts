import { asOfferData, asPaidByEach } from '#contract/offers.ts'
import type { QuotedShipment, QuoteRow, SavedQuote } from '#contract/quotes.ts'
import { isTerminal, type PlaceNames } from '#domain/places/place-names.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { priceChangesBetween } from '#domain/quotes/saved/price-changes.ts'
import { quoteStateAt } from '#domain/quotes/saved/quote-state.ts'
import type { QuotedRoute } from '#domain/quotes/saved/quoted-route.ts'
import { readSavedQuery, readSnapshot } from '#domain/quotes/saved/saved-snapshot.ts'
import { money, subtract } from '#domain/values/money.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { namesOfPlaces, toNamedPlaces } from '#server/places/index.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { carbonOfOffer } from '#server/quotes/pricing/carbon.ts'
import { placesOfOffers, readPlaceNames } from '#server/quotes/pricing/place-names.ts'
import {
  findReplaced,
  numberReplacing,
  type QuoteListRow,
  type Replaced,
  type StoredQuote,
} from './quote-store.ts'

const maxSnapshots = { maxBytes: 2 * 1024 * 1024, maxEntries: 200 } as const
/** By their whole text: a quote is shown, filled in and ordered one after the other. */
const snapshots = new LruCache<Offer>(maxSnapshots)

export function offerOf({ snapshot }: Pick<StoredQuote, 'snapshot'>): Offer {
  const known = snapshots.get(snapshot)
  if (known) return known
  const offer = readSnapshot(snapshot)
  snapshots.set(snapshot, offer, snapshot.length)
  return offer
}

export const queryOf = ({ query }: Pick<StoredQuote, 'query'>): QuoteQuery | null =>
  query && readSavedQuery(query)

type RouteColumns = Pick<QuoteListRow, 'fromCode' | 'toCode' | 'pickUpPlace' | 'containers'>

export const routeOf = ({ fromCode, toCode, pickUpPlace, containers }: RouteColumns): QuotedRoute => ({
  from: fromCode,
  to: toCode,
  pickUpPlace,
  containers,
})

export const stateOf = ({ acceptedAt, withdrawnAt, validUntilAt }: QuoteListRow, now: Date) =>
  quoteStateAt(
    {
      isAccepted: acceptedAt !== null,
      isWithdrawn: withdrawnAt !== null,
      validUntil: validUntilAt.toISOString(),
    },
    now,
  )

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

/** Null where the release before has saved the quote. */
function payersOfRow({ total, consigneeTotal, currency }: QuoteListRow): QuoteRow['payers'] {
  if (consigneeTotal === null) return null
  const consignee = money(consigneeTotal, currency)
  return { shipper: { total: subtract(money(total, currency), consignee) }, consignee: { total: consignee } }
}

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
  payers: payersOfRow(row),
  savedBy,
  labels: [...row.labels],
  createdAt: row.createdAt.toISOString(),
  sailing: sailingOfRow(row),
  requestKind: row.requestKind,
})

type Names = Pick<QuoteDeps, 'findPeople' | 'findStaff'>

/** The names of the people who saved the quotes, or of the staff who made the offers; empty for a closed account. */
export async function readSaverNames(
  { findPeople, findStaff }: Names,
  db: Db,
  quotes: readonly QuoteListRow[],
): Promise<(row: QuoteListRow) => string> {
  const people = [...new Set(quotes.flatMap(({ staffId, personId }) => (staffId ? [] : (personId ?? []))))]
  const staff = [...new Set(quotes.flatMap(({ staffId }) => staffId ?? []))]
  const found = [
    ...(people.length > 0 ? await findPeople(db, people) : []),
    ...(staff.length > 0 ? await findStaff(db, staff) : []),
  ]
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return ({ personId, staffId }) => names.get(staffId ?? personId ?? '') ?? ''
}

/** Null for a quote without a company. */
export async function companyNameOf(db: Db, { companyId }: QuoteListRow): Promise<string | null> {
  const [card] = companyId === null ? [] : await findCompanyCards(db, [companyId])
  return card?.name ?? null
}

/** Only where one owner has both: a quote of a person alone is not shown to the company they joined. */
async function changesSince(db: Db, replaced: Replaced, after: Offer): Promise<SavedQuote['changes']> {
  const before = offerOf(replaced).quote
  const row = { ...replaced, requestKind: null }
  return {
    before: before.total,
    priceChanges: [...priceChangesBetween(before, after.quote)],
    shipment: viewShipment(row, await namesOfRowPlaces(db, [row])),
    sailing: sailingOfRow(row),
  }
}

export async function viewQuote(deps: Names, db: Db, stored: StoredQuote, now: Date): Promise<SavedQuote> {
  const nameOf = await readSaverNames(deps, db, [stored])
  const [offer, query] = [offerOf(stored), queryOf(stored)]
  const places = await readPlaceNames(db, [offer])
  const replaced = stored.replacesId === null ? undefined : await findReplaced(db, stored.replacesId)
  const replacing = stored.withdrawnAt === null ? undefined : await numberReplacing(db, stored.id)
  return {
    ...viewRow(stored, now, { savedBy: nameOf(stored), places }),
    places: placesOfOffers(places, [offer]),
    query: query as SavedQuote['query'],
    offer: asOfferData(offer),
    payers: asPaidByEach(offer.quote.payers),
    carbon: carbonOfOffer(query, offer),
    digest: stored.digest,
    verifyCode: stored.verifyCode,
    requestNumber: stored.requestNumber,
    requested: stored.requestDetails as SavedQuote['requested'],
    remark: stored.remark,
    replaces: replaced?.number ?? null,
    changes: replaced?.ownerId === stored.ownerId ? await changesSince(db, replaced, offer) : null,
    replacedBy: replacing ?? null,
    acceptedAt: stored.acceptedAt?.toISOString() ?? null,
  }
}
