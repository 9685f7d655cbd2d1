import { z } from 'zod'
import { exchangeSorts } from '#domain/rates/sorts.ts'
import { rateLimits } from '#domain/values/exchange.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { day } from './queries.ts'
import { typedLine } from './typed-text.ts'

const currency = z.enum(currencies as unknown as readonly [Currency, ...Currency[]])
const exchangeRow = z.object({
  from: currency,
  date: z.string(),
  value: z.string(),
  source: z.string(),
  enteredBy: z.string(),
  enteredAt: z.iso.datetime(),
})
export type ExchangeRow = z.infer<typeof exchangeRow>

/** Into CNY, the newest first unless sorted. */
export const listExchangeRates = defineCall({
  name: 'listExchangeRates',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/exchangeRates',
  query: z.object({ from: currency.optional(), sort: sortBy(exchangeSorts), after: cursor, size: pageSize }),
  data: cursorPage(exchangeRow),
})

export const setExchangeRate = defineCall({
  name: 'setExchangeRate',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/exchangeRates',
  body: z.object({
    from: currency,
    date: day,
    value: z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,8})?$/),
    source: typedLine(rateLimits.source),
    /** Needed for a rate that differs much from the latest of its currency. */
    confirmed: z.boolean().optional(),
  }),
  data: exchangeRow,
})
