import { createHash, randomBytes } from 'node:crypto'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { type QuotedRoute, sailingOf } from '#domain/quotes/saved/quoted-route.ts'
import { formatSnapshot, toSavedQuery } from '#domain/quotes/saved/saved-snapshot.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { Asker } from '#server/quotes/access.ts'
import { nextDocumentNumber } from '#server/quotes/document-number-store.ts'
import { insertQuote } from './quote-store.ts'

const verifyCodeBytes = 16

export const digestOf = (snapshot: string): string => createHash('sha256').update(snapshot).digest('hex')

export type NewQuoteInput = {
  readonly offer: Offer
  readonly route: QuotedRoute
  readonly brand: BrandCode
  readonly asker: Asker
  readonly query: QuoteQuery | null
  readonly usesContractRate?: boolean
  /** For an offer by staff: its author, the request it answers, and their remark. */
  readonly staffId?: string
  readonly requestId?: number
  readonly remark?: string
  readonly replacesId?: number
  readonly saveKey?: string
}

/**
 * Saves an offer under a new number, with the digest of its snapshot and a code for the verify page. It is not new, and
 * nothing is saved, if a quote has the same key.
 */
export async function createQuote(
  db: Db,
  { offer, route, query, asker, ...rest }: NewQuoteInput,
): Promise<{ readonly number: string; readonly isNew: boolean }> {
  const snapshot = formatSnapshot(offer)
  const { day, total, payers } = offer.quote
  const { from, to, pickUpPlace, containers } = route
  const number = await nextDocumentNumber(db, 'quote', day)
  const isNew = await insertQuote(db, asker, {
    ...rest,
    number,
    mode: offer.mode,
    snapshot,
    digest: digestOf(snapshot),
    query: query && toSavedQuery(query),
    fromCode: from,
    toCode: to,
    pickUpPlace,
    containers,
    ...sailingOf(offer),
    quotedOn: day,
    validUntil: shanghaiDay(new Date(offer.validUntil)),
    endsAt: new Date(offer.validUntil),
    total: total.amount,
    consigneeTotal: payers.consignee.total.amount,
    currency: total.currency,
    verifyCode: randomBytes(verifyCodeBytes).toString('base64url'),
  })
  return { number, isNew }
}
