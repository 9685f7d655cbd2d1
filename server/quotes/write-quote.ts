import { createHash, randomBytes } from 'node:crypto'
import type { BrandCode } from '#domain/brands/brand.ts'
import { canonicalText } from '#domain/quotes/canonical.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { insertQuote, nextNumber } from './quote-store.ts'

const codeBytes = 16

export const digestOf = (snapshot: string): string => createHash('sha256').update(snapshot).digest('hex')

export type WrittenQuote = {
  readonly offer: Offer
  readonly brand: BrandCode
  readonly companyId: string | null
  readonly personId: string
  readonly query: QuoteQuery | null
  /** The request it answers, and what staff say of it. */
  readonly requestId?: number
  readonly remark?: string
  readonly replacesId?: number
}

/** Puts an offer on paper: its number, its bytes and their digest, and the code whoever holds it verifies it with. */
export async function writeQuote(queries: Queries, { offer, ...written }: WrittenQuote): Promise<string> {
  const snapshot = canonicalText(offer)
  const { day, total } = offer.quote
  const number = await nextNumber(queries, 'quote', day)
  await insertQuote(queries, {
    ...written,
    number,
    service: offer.service,
    snapshot,
    digest: digestOf(snapshot),
    quotedOn: day,
    validUntil: offer.validUntil,
    total: total.amount,
    verifyCode: randomBytes(codeBytes).toString('base64url'),
  })
  return number
}
