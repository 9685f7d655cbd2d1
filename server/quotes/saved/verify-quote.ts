import type { DataOf } from '#contract/call.ts'
import { asPaidByEach } from '#contract/offers.ts'
import type { verifyQuote as verifyCall } from '#contract/verify-quote.ts'
import { chargesBesideTotal } from '#domain/quotes/offers/free-days.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { takeRateLimit, verifyRateLimit } from '#server/quotes/rate-limits.ts'
import { isSameCode } from '#server/quotes/same-code.ts'
import { findQuoteOfAnyone } from './quote-store.ts'
import { companyNameOf, namesOfRowPlaces, offerOf, stateOf, totalOf, viewShipment } from './quote-view.ts'

/** Enough for the customer to recognise the name, too little to find out who is a customer. */
const masked = (name: string): string => `${[...name][0] ?? ''}***`

/** A wrong code gives the same refusal as a number that does not exist. */
export async function verifyQuote(
  { database: { db }, clock }: Pick<QuoteDeps, 'database' | 'clock'>,
  { query, request }: EndpointInput<typeof verifyCall>,
): Promise<Result<DataOf<typeof verifyCall>>> {
  const taken = await takeRateLimit(db, verifyRateLimit(networkOf(request.clientIp)))
  if (!taken.ok) return taken
  const row = await findQuoteOfAnyone(db, query.number)
  const isOurs = isSameCode(query.code, row?.verifyCode ?? '')
  if (!row || !isOurs) return refusal('not-found')
  const { number, brand, quotedOn, validUntilAt, digest } = row
  const name = await companyNameOf(db, row)
  const offer = offerOf(row)
  const { carrier = null, sailing = null } = offer.item as Partial<SailingItem>
  const { payers, terms } = offer.quote
  return ok({
    ...viewShipment(row, await namesOfRowPlaces(db, [row])),
    number,
    brand,
    quotedOn,
    validUntil: validUntilAt.toISOString(),
    digest,
    state: stateOf(row, clock.now()),
    total: totalOf(row),
    payers: asPaidByEach(payers),
    terms,
    contingentCharges: chargesBesideTotal(offer),
    departsOn: row.departsOn,
    carrier,
    sailing,
    company: name && masked(name),
    requestKind: row.requestKind,
  })
}
