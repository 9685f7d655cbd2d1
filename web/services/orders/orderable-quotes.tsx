import type { ReactNode } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { canOrder } from '#domain/quotes/saved/quote-state.ts'
import { maxSelected } from '#domain/values/selection.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'

type OrderableQuotesProps = { children(quotes: readonly QuoteRow[]): ReactNode }

/** The quotes that can be ordered now: valid ones, and offers that were accepted. */
export function OrderableQuotes({ children }: OrderableQuotesProps) {
  const open = useCallQuery('GET /api/quotes', { query: { state: 'open', size: maxSelected } })
  const accepted = useCallQuery('GET /api/quotes', { query: { state: 'accepted', size: maxSelected } })
  return (
    <QueryState query={open}>
      {(quotes) => (
        <QueryState query={accepted}>
          {(offers) => children([...offers.rows, ...quotes.rows].filter(canOrder))}
        </QueryState>
      )}
    </QueryState>
  )
}
