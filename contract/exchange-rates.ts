import { z } from 'zod'
import { megabyte } from '#domain/files/file-kind.ts'
import { cellProblems } from '#domain/rates/read-exchange-table.ts'
import { exchangeSorts } from '#domain/rates/sorts.ts'
import { exchangeTableLimits, rateLimits } from '#domain/values/exchange.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { day } from './queries.ts'
import { typedLine } from './typed-text.ts'

const currency = z.enum(currencies as unknown as readonly [Currency, ...Currency[]])
/** Of several entries for one date the last one applies that was not withdrawn. */
const entryStates = ['applies', 'replaced', 'withdrawn'] as const

const exchangeRow = z.object({
  id: z.number().int(),
  state: z.enum(entryStates),
  /** Who withdrew it, if it was withdrawn. */
  withdrawnBy: z.string().nullable(),
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

/** One line for each currency: the rate of each day, and the one before the first day. */
const matrixRow = z.object({
  from: currency,
  before: z.object({ date: z.string(), value: z.string() }).nullable(),
  values: z.array(z.string().nullable()),
})
export type ExchangeMatrixRow = z.infer<typeof matrixRow>

export const readExchangeMatrix = defineCall({
  name: 'readExchangeMatrix',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/exchangeRates/matrix',
  /** The last day; today unless another is requested. */
  query: z.object({ until: day.optional() }),
  data: z.object({
    days: z.array(z.string()),
    rows: z.array(matrixRow),
    /** Where central parity rates can be fetched from, if anywhere. */
    publishedBy: z.object({ name: z.string(), isDemo: z.boolean() }).nullable(),
  }),
})

/** Central parity rates of the configured source; nothing is saved. */
export const fetchExchangeRates = defineCall({
  name: 'fetchExchangeRates',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/exchangeRates/fetch',
  body: z.object({}),
  data: z.object({
    date: z.string(),
    rates: z.array(
      z.object({
        /** As it is published: `100JPY/CNY 4.5123`. */
        cell: z.string(),
        from: currency,
        date: z.string(),
        /** Of one unit, in CNY. */
        value: z.string(),
        isPerHundred: z.boolean(),
      }),
    ),
    wrong: z.array(z.object({ cell: z.string(), problem: z.enum(cellProblems), text: z.string() })),
    /** Codes of currencies that no price uses. */
    ignored: z.array(z.string()),
    /** Currencies of ours that are not published. */
    missing: z.array(currency),
  }),
})

const rateValue = z
  .string()
  .max(16)
  .regex(/^(0|[1-9]\d{0,6})(\.\d{1,8})?$/)

/** All of them or none. */
export const setExchangeRates = defineCall({
  name: 'setExchangeRates',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/exchangeRates/table',
  body: z.object({
    rates: z
      .array(z.object({ from: currency, date: day, value: rateValue }))
      .min(1)
      .max(exchangeTableLimits.rates),
    source: typedLine(rateLimits.source),
    /** Needed if one of them differs much from the latest of its currency. */
    confirmed: z.boolean().optional(),
  }),
  maxBodyBytes: megabyte,
  data: z.object({ count: z.number().int() }),
})

/** The entry stays in the list; prices use the one before it. */
export const withdrawExchangeRate = defineCall({
  name: 'withdrawExchangeRate',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/exchangeRates/withdraw',
  body: z.object({ id: z.int32().min(1) }),
  data: exchangeRow,
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
    value: rateValue,
    source: typedLine(rateLimits.source),
    /** Needed for a rate that differs much from the latest of its currency. */
    confirmed: z.boolean().optional(),
  }),
  data: exchangeRow,
})
