import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Prices } from '#web/components/quotes/prices.tsx'
import type { ItemName } from '#web/components/quotes/state/offer-details.ts'
import type { OnRefused } from '#web/components/quotes/state/result-props.ts'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { lazyWithTexts } from '#web/language/lazy-with-texts.ts'
import { requestNamespaces } from '#web/language/messages.ts'
import type { QuoteRequestValues } from './quote-request.tsx'

const QuoteRequest = lazyWithTexts(
  requestNamespaces,
  async () => (await import('./quote-request.tsx')).QuoteRequest,
)

type QuotedPricesProps = {
  readonly query: QuoteQueryInput | undefined
  onRefused: OnRefused
  /** The message where there is no price. */
  readonly noPrice?: string
  /** The quote request where there is no price. */
  readonly request: QuoteRequestValues
  readonly nameOf: ItemName
  readonly children?: ReactNode
}

/** The prices of a query; without a price, a quote request with the same values. */
export function QuotedPrices(props: QuotedPricesProps) {
  const { query, onRefused, nameOf, noPrice, request, children } = props
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <Prices
        query={query}
        onRefused={onRefused}
        requestUrl={`${pathname}${search}#request`}
        noPrice={noPrice}
        nameOf={nameOf}
      >
        {children}
      </Prices>
      {hash === '#request' && (
        <Suspense>
          <QuoteRequest {...request} />
        </Suspense>
      )}
    </>
  )
}
