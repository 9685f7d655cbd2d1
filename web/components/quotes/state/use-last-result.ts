import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { isTemporary } from '#web/client/temporary-refusals.ts'
import type { PriceRangeData, Prices, QuoteQueryInput } from './use-prices.ts'

/** Prices with the query that they are for. */
export type PriceResult = { readonly query: QuoteQueryInput } & (
  | { readonly status: 'range'; readonly data: PriceRangeData }
  | { readonly status: 'offers'; readonly data: OffersData }
)

/** The prices that a search has found; undefined while there are none. */
export function resultOf(prices: Prices, query: QuoteQueryInput): PriceResult | undefined {
  if (prices.status === 'range' && prices.range.status === 'ready')
    return { status: 'range', data: prices.range.data, query }
  if (prices.status === 'offers' && prices.offers.status === 'ready')
    return { status: 'offers', data: prices.offers.data, query }
  return undefined
}

/** The prices that were last on the screen, of the same user. */
export function useLastResult(prices: Prices, query: QuoteQueryInput | undefined): PriceResult | undefined {
  const user = useQueryUser()
  const [last, setLast] = useState<{ readonly user: string; readonly result: PriceResult }>()
  const result = query && resultOf(prices, query)
  if (result && (last?.result.data !== result.data || last.user !== user)) setLast({ user, result })
  return last?.user === user ? last.result : undefined
}

/** A search that failed without an answer: offline, or for a reason that passes. */
export type Failure = { readonly refusal: Refusal | 'offline'; retry(): void }

function failedQuery(query: CallQuery<unknown>): Failure | undefined {
  const { retry } = query
  if (query.status === 'loading' && query.isOffline) return { refusal: 'offline', retry }
  return query.status === 'refused' && isTemporary(query.refusal)
    ? { refusal: query.refusal, retry }
    : undefined
}

export function failureOf(prices: Prices): Failure | undefined {
  if (prices.status === 'range') return failedQuery(prices.range)
  if (prices.status === 'offers') return failedQuery(prices.offers)
  return prices.status === 'access-unknown' && isTemporary(prices.refusal) ? prices : undefined
}
