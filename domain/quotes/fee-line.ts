import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { PaymentTerm } from '#domain/tariffs/ocean/ocean-rate.ts'
import { convert, type ExchangeRate, exchangeRate } from '#domain/values/exchange.ts'
import type { Currency, Money } from '#domain/values/money.ts'
import { type TaxPercent, taxPercents } from '#domain/values/tax-percents.data.ts'
import type { QuotedMode } from './quoted-mode.ts'

export const lineGroups = ['origin', 'freight', 'destination'] as const
export type LineGroup = (typeof lineGroups)[number]

/** The currency a quote is totalled in. */
export const standardCurrency: Currency = 'CNY'

/** A charge of a quote (spec §3), in its own currency and converted to the standard currency. */
export type FeeLine = Charge & {
  /** Unique within the quote. */
  readonly lineId: string
  readonly mode: QuotedMode
  readonly group: LineGroup
  /** Prepaid: the shipper pays; collect: the consignee pays. */
  readonly paymentTerm?: PaymentTerm
  readonly exchangeRate: ExchangeRate
  readonly standardAmount: Money
  readonly taxPercent: TaxPercent
  /** Of the service in an order with several; the main service has none. */
  readonly servicePosition?: number
}

export type GroupedCharge = {
  readonly mode: QuotedMode
  readonly group: LineGroup
  readonly paymentTerm?: PaymentTerm
  readonly charge: Charge
}

/** A contingent charge and the mode whose messages explain it. */
export type QuotedContingentCharge = ContingentCharge & { readonly mode: QuotedMode }

export const contingentChargeBy =
  (mode: QuotedMode) =>
  (charge: ContingentCharge): QuotedContingentCharge => ({ ...charge, mode })

/** Exchange rates by source currency, each with its date and source. */
export type ExchangeRates = Readonly<Partial<Record<Currency, ExchangeRate>>>

const oneToOne = { value: '1', from: standardCurrency, to: standardCurrency } as const

/** Validated once; each quote sets its own date. */
const sameCurrency = exchangeRate({ ...oneToOne, date: '2000-01-01', source: 'same currency' })

const noConversion = (date: string): ExchangeRate => ({ ...sameCurrency, date })

/** The exchange rate into the standard currency; undefined if there is none, never a guess. */
export const exchangeRateFor = (
  currency: Currency,
  exchangeRates: ExchangeRates,
  day: string,
): ExchangeRate | undefined => (currency === standardCurrency ? noConversion(day) : exchangeRates[currency])

export const taxPercentOf = ({ fee }: Pick<Charge, 'fee'>): TaxPercent => taxPercents[feeItems[fee].taxed]

/** By its position in the quote. */
export const lineIdAt = (index: number): string => `l${index + 1}`

export const feeLine = (
  { mode, group, paymentTerm, charge }: GroupedCharge,
  exchangeRate: ExchangeRate,
  index: number,
): FeeLine => ({
  ...charge,
  lineId: lineIdAt(index),
  mode,
  group,
  ...(paymentTerm && { paymentTerm }),
  exchangeRate,
  standardAmount: convert(charge.sum, exchangeRate),
  taxPercent: taxPercentOf(charge),
})
