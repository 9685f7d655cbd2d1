import { useMemo } from 'react'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
import { may } from '#domain/access/permissions.ts'
import { type ExchangeRates, standardCurrency } from '#domain/quotes/fee-line.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useActor } from '#web/console/shared/staff-state.ts'

const readRows = 100

/** The newest rate of each currency; rates of future dates and withdrawn ones do not count. */
export function newestRates(rows: readonly ExchangeRow[], today: string): ExchangeRates {
  const table: Partial<Record<ExchangeRow['from'], ExchangeRates[ExchangeRow['from']]>> = {}
  for (const { from, date, value, source, state } of rows) {
    const known = table[from]
    if (state === 'withdrawn' || date > today || (known && known.date >= date)) continue
    table[from] = { from, date, value, source, to: standardCurrency }
  }
  return table
}

const noRates: ExchangeRates = {}

/** Empty without the permission to see them: the server converts when the quote is sent. */
export function useExchangeRates(today: string): ExchangeRates {
  const isAllowed = may(useActor(), 'see-exchange-rates')
  const query = useCallQuery(
    'GET /api/console/exchangeRates',
    isAllowed ? { query: { size: readRows } } : undefined,
  )
  const rows = query.status === 'ready' ? query.data.rows : undefined
  return useMemo(() => (rows ? newestRates(rows, today) : noRates), [rows, today])
}
