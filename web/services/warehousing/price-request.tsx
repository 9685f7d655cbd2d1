import { useEffect } from 'react'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { type Prices, type QuoteQueryInput, usePrices } from '#web/components/quotes/state/use-prices.ts'
import type { Listed, PriceReport } from './price-report.ts'

type PriceRequestProps = { readonly query: QuoteQueryInput; onReport(report: PriceReport): void }

/** Requests the prices of a list, which the page shows. The library for it loads when they are asked for. */
export const PriceRequest = (props: PriceRequestProps) => (
  <QueryLayer>
    <Request {...props} />
  </QueryLayer>
)

const answerOf = (prices: Prices) =>
  prices.status === 'offers' ? prices.offers : prices.status === 'range' ? prices.range : undefined

function statusOf(prices: Prices): PriceReport['status'] {
  const status = prices.status === 'access-unknown' ? 'refused' : answerOf(prices)?.status
  return status === 'ready' ? 'ready' : status === 'refused' ? 'failed' : 'loading'
}

function pricesOf(prices: Prices): ReadonlyMap<string, Listed> {
  if (prices.status === 'offers' && prices.offers.status === 'ready')
    return new Map(prices.offers.data.offers.map(({ item, quote }) => [item.code, quote.total]))
  if (prices.status === 'range' && prices.range.status === 'ready')
    return new Map(prices.range.data.items.map(({ code, total }) => [code, total]))
  return new Map()
}

function Request({ query, onReport }: PriceRequestProps) {
  const prices = usePrices(query)
  const answer = answerOf(prices)
  const status = statusOf(prices)
  const data = answer?.status === 'ready' ? answer.data : undefined
  const asked = JSON.stringify(query)
  const retry = () => (prices.status === 'access-unknown' ? prices.retry() : answer?.retry())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prices are the same while their data is.
  useEffect(
    () => onReport({ asked, status, prices: pricesOf(prices), retry }),
    [asked, status, data, onReport],
  )
  return null
}
