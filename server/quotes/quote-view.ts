import { asOfferData } from '#contract/offers.ts'
import type { Quoted, QuoteRow, SavedQuote } from '#contract/quotes.ts'
import type { RequestDetails } from '#contract/requests.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { quoteStateOn } from '#domain/quotes/quote-state.ts'
import { readSnapshot } from '#domain/quotes/saved-snapshot.ts'
import type { TruckingItem } from '#domain/quotes/trucking-offers.ts'
import { yuan } from '#domain/values/money.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { carbonOfOffer } from './carbon.ts'
import type { QuoteDeps } from './deps.ts'
import { placeNamesOf, viewPlaces } from './named-places.ts'
import { numberOf, type StoredQuote } from './quote-store.ts'

/** What was written down, byte for byte; nothing of it is reckoned again. */
export const offerOf = ({ snapshot }: Pick<StoredQuote, 'snapshot'>): Offer => readSnapshot(snapshot)

type Ends = Pick<Quoted, 'from' | 'to' | 'pickUpPlace' | 'containers'>

const counts = (containers: readonly { readonly type: string; readonly count: number }[]) =>
  containers.map(({ type, count }) => ({ type, count }))

function endsOfQuery(query: QuoteQuery, offer: Offer): Ends {
  switch (query.service) {
    case 'ocean':
      return { from: query.pol, to: query.pod, pickUpPlace: null, containers: counts(query.containers) }
    case 'trucking':
      return {
        from: query.port,
        to: query.district,
        pickUpPlace: (offer.item as TruckingItem).pickUpPlace ?? query.pickUpPlace ?? null,
        containers: counts(query.containers),
      }
    case 'warehouse':
      return { from: null, to: offer.item.code, pickUpPlace: null, containers: [] }
    case 'depot':
      return {
        from: query.port,
        to: offer.item.code,
        pickUpPlace: null,
        containers: [{ type: String(query.size), count: query.containers }],
      }
  }
}

/** What it is for, in a few codes; of an offer of staff, in the words of whoever asked for it. */
export function endsOf(stored: StoredQuote): Ends {
  if (stored.query) return endsOfQuery(stored.query, offerOf(stored))
  const { from = null, to = null, containers = [] } = (stored.requestDetails ?? {}) as RequestDetails
  return { from, to, pickUpPlace: null, containers: counts(containers) }
}

export const stateOf = ({ acceptedAt, validUntil }: StoredQuote, today: string) =>
  quoteStateOn({ isAccepted: acceptedAt !== null, validUntil }, today)

/** What it is for, with what its codes stand for. */
export const viewQuoted = (stored: StoredQuote, places: PlaceNames): Quoted => ({
  service: stored.service,
  ...endsOf(stored),
  places: viewPlaces(places, [offerOf(stored)]),
})

/** The ship of an offer that is for one. */
const shipOf = ({ item }: Offer): QuoteRow['sailing'] => {
  const { carrier, sailing } = item as Partial<SailingItem>
  if (!carrier || !sailing) return null
  const { vessel, voyage, departsOn } = sailing
  return { carrier, vessel, voyage, departsOn }
}

type RowNames = { readonly madeBy: string; readonly places: PlaceNames }

export const viewRow = (stored: StoredQuote, today: string, { madeBy, places }: RowNames): QuoteRow => ({
  ...viewQuoted(stored, places),
  number: stored.number,
  state: stateOf(stored, today),
  quotedOn: stored.quotedOn,
  validUntil: stored.validUntil,
  total: yuan(stored.total),
  madeBy,
  createdAt: stored.createdAt.toISOString(),
  sailing: shipOf(offerOf(stored)),
})

/** Names of those who asked; somebody who has closed his account has none. */
export async function namesOf(
  { findPeople }: Pick<QuoteDeps, 'findPeople'>,
  queries: Queries,
  quotes: readonly StoredQuote[],
): Promise<(stored: StoredQuote) => string> {
  const ids = [...new Set(quotes.map(({ personId }) => personId))]
  const people = ids.length > 0 ? await findPeople(queries, ids) : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return ({ personId }) => names.get(personId) ?? ''
}

/** The company it was made for; nobody's for who had none. */
export async function companyNameOf(queries: Queries, { companyId }: StoredQuote): Promise<string | null> {
  const [card] = companyId === null ? [] : await findCompanyCards(queries, [companyId])
  return card?.name ?? null
}

export async function viewQuote(
  deps: Pick<QuoteDeps, 'findPeople'>,
  queries: Queries,
  stored: StoredQuote,
  today: string,
): Promise<SavedQuote> {
  const nameOf = await namesOf(deps, queries, [stored])
  const offer = offerOf(stored)
  const places = await placeNamesOf(queries, [offer])
  const replaced = stored.replacesId === null ? undefined : await numberOf(queries, stored.replacesId)
  return {
    ...viewRow(stored, today, { madeBy: nameOf(stored), places }),
    query: stored.query as SavedQuote['query'],
    offer: asOfferData(offer),
    carbon: carbonOfOffer(stored.query, offer),
    digest: stored.digest,
    verifyCode: stored.verifyCode,
    requestNumber: stored.requestNumber,
    remark: stored.remark,
    replaces: replaced ?? null,
    acceptedAt: stored.acceptedAt?.toISOString() ?? null,
  }
}
