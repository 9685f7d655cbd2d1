import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { Terms } from '#domain/tariffs/ocean/ocean-rate.ts'
import { convert, type ExchangeRate, exchangeRate } from '#domain/values/exchange.ts'
import type { Currency, Money } from '#domain/values/money.ts'
import { type TaxPercent, taxPercents } from '#domain/values/tax.ts'

export const lineGroups = ['origin', 'freight', 'destination'] as const
export type LineGroup = (typeof lineGroups)[number]

/** What a tariff prices by itself. */
export const tariffServices = ['depot', 'trucking', 'warehouse', 'ocean'] as const
/** Whose words explain a line: its rule is a sentence of that tariff, or of what staff agreed. */
export const quotedServices = [...tariffServices, 'agreed'] as const
export type QuotedService = (typeof quotedServices)[number]

/** The currency a quote is totalled in. */
export const standardCurrency: Currency = 'CNY'

/** A charge as the reader sees it (spec §3): in its own currency, and in the standard one at a stated rate. */
export type FeeLine = Charge & {
  /** Its name within the quote. */
  readonly lineId: string
  readonly service: QuotedService
  readonly group: LineGroup
  /** Who pays, where it is agreed: prepaid the shipper, collect the consignee. */
  readonly terms?: Terms
  readonly rate: ExchangeRate
  readonly standardAmount: Money
  readonly taxPercent: TaxPercent
}

export type GroupedCharge = {
  readonly service: QuotedService
  readonly group: LineGroup
  readonly terms?: Terms
  readonly charge: Charge
}

/** A possible charge with whose words tell of it. */
export type QuotedContingency = ContingentCharge & { readonly service: QuotedService }

export const contingencyBy =
  (service: QuotedService) =>
  (contingentCharges: ContingentCharge): QuotedContingency => ({ ...contingentCharges, service })

/** Rates by the currency they come from, each with its date and source. */
export type RateTable = Readonly<Partial<Record<Currency, ExchangeRate>>>

const noConversion = (date: string): ExchangeRate =>
  exchangeRate({ value: '1', date, source: 'same currency', from: standardCurrency, to: standardCurrency })

/** The rate into the standard currency; undefined when there is none: nothing is ever converted by guess. */
export const rateFor = (currency: Currency, rates: RateTable, day: string): ExchangeRate | undefined =>
  currency === standardCurrency ? noConversion(day) : rates[currency]

export const taxPercentOf = ({ fee }: Pick<Charge, 'fee'>): TaxPercent => taxPercents[feeItems[fee].taxed]

export const feeLine = (
  { service, group, terms, charge }: GroupedCharge,
  rate: ExchangeRate,
  at: number,
): FeeLine => ({
  ...charge,
  lineId: `l${at + 1}`,
  service,
  group,
  ...(terms && { terms }),
  rate,
  standardAmount: convert(charge.sum, rate),
  taxPercent: taxPercentOf(charge),
})
