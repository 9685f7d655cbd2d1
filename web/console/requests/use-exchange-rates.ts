import { useEffect, useState } from 'react'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
import { may } from '#domain/access/permissions.ts'
import { type RateTable, standardCurrency } from '#domain/quotes/fee-line.ts'
import { call } from '#web/client/call.ts'
import { useActor } from '#web/console/shared/staff-state.ts'

const readRows = 100

/** The newest rate of each currency that is not of a day to come. */
export function newestRates(rows: readonly ExchangeRow[], today: string): RateTable {
  const table: Partial<Record<ExchangeRow['from'], RateTable[ExchangeRow['from']]>> = {}
  for (const { from, date, value, source } of rows) {
    const known = table[from]
    if (date > today || (known && known.date >= date)) continue
    table[from] = { from, date, value, source, to: standardCurrency }
  }
  return table
}

const noRates: RateTable = {}

/** None for those whose roles do not open them: the server converts all the same. */
export function useExchangeRates(today: string): RateTable {
  const isOpen = may(useActor(), 'see-exchange-rates')
  const [rates, setRates] = useState(noRates)
  useEffect(() => {
    if (!isOpen) return
    void call('GET /api/console/exchangeRates', { query: { size: readRows } }).then((answer) => {
      if (answer.ok) setRates(newestRates(answer.value.rates, today))
    })
  }, [isOpen, today])
  return rates
}
