import { type ReactNode, useState } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { canOrder } from '#domain/quotes/saved/quote-state.ts'
import { maxSelected } from '#domain/values/selection.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'

type OrderableQuotesProps = { children(quotes: readonly QuoteRow[]): ReactNode }

/** The quotes to choose from: valid ones, and offers that were accepted. */
export function OrderableQuotes({ children }: OrderableQuotesProps) {
  const [now] = useState(() => new Date())
  const open = useCallQuery('GET /api/quotes', { query: { state: 'open', size: maxSelected } })
  const accepted = useCallQuery('GET /api/quotes', { query: { state: 'accepted', size: maxSelected } })
  return (
    <QueryState query={open}>
      {(quotes) => (
        <QueryState query={accepted}>
          {(offers) => children([...offers.rows, ...quotes.rows].filter((quote) => canOrder(quote, now)))}
        </QueryState>
      )}
    </QueryState>
  )
}
