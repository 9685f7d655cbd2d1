import type { OpenedOffer } from '#contract/quotes.ts'
import { joinQueries, useCallQueries, usePrefetchCall } from '#web/client/query/use-call-queries.ts'
import { type CallQuery, useCallQuery } from '#web/client/query/use-call-query.ts'
import type { QuoteQueryInput } from './use-prices.ts'

/** Rates change a few times a day; a customer who goes back and forth between offers waits only once. */
const freshForMs = 60_000

/** Offers with their lines, in the order of the codes. */
export function useOpenedOffers(
  query: QuoteQueryInput,
  codes: readonly string[],
): CallQuery<readonly OpenedOffer[]> {
  const inputs = codes.map((offerCode) => ({ body: { query, offerCode } }))
  return joinQueries(useCallQueries('POST /api/quotes/offer', inputs, { freshForMs }))
}

/** One offer with its lines, explanations and contingent charges; without a code nothing is requested. */
export function useOpenedOffer(query: QuoteQueryInput, code: string | undefined): CallQuery<OpenedOffer> {
  const input = code === undefined ? undefined : { body: { query, offerCode: code } }
  return useCallQuery('POST /api/quotes/offer', input, { freshForMs })
}

/** Loads an offer before it is opened. */
export function usePrefetchOffer(query: QuoteQueryInput): (offerCode: string) => void {
  const prefetch = usePrefetchCall('POST /api/quotes/offer', { freshForMs })
  return (offerCode) => prefetch({ body: { query, offerCode } })
}
