import type { Charge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { convert, type ExchangeRate, exchangeRate } from '#domain/values/exchange.ts'
import type { Currency, Money } from '#domain/values/money.ts'
import { type TaxPercent, taxPercents } from '#domain/values/tax.ts'

export const lineGroups = ['origin', 'freight', 'destination'] as const
export type LineGroup = (typeof lineGroups)[number]

/** The currency a quote is totalled in. */
export const standardCurrency: Currency = 'CNY'

/** A charge as the reader sees it (spec §3): in its own currency, and in the standard one at a stated rate. */
export type FeeLine = Charge & {
  readonly group: LineGroup
  readonly rate: ExchangeRate
  readonly standardAmount: Money
  readonly taxPercent: TaxPercent
}

/** Rates by the currency they come from, each with its date and source. */
export type RateTable = Readonly<Partial<Record<Currency, ExchangeRate>>>

const noConversion = (date: string): ExchangeRate =>
  exchangeRate({ value: '1', date, source: 'same currency', from: standardCurrency, to: standardCurrency })

/** Undefined when there is no rate for the charge's currency: nothing is ever converted by guess. */
export function feeLine(
  charge: Charge,
  group: LineGroup,
  rates: RateTable,
  day: string,
): FeeLine | undefined {
  const { currency } = charge.sum
  const rate = currency === standardCurrency ? noConversion(day) : rates[currency]
  if (!rate) return undefined
  const taxPercent = taxPercents[feeItems[charge.fee].taxed]
  return { ...charge, group, rate, standardAmount: convert(charge.sum, rate), taxPercent }
}
