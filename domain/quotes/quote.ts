import type { TariffVersion } from '#domain/tariffs/charge.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import { type Currency, dividedBy, type Money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import {
  type ExchangeRates,
  exchangeRateFor,
  type FeeLine,
  feeLine,
  type GroupedCharge,
  type LineGroup,
  lineGroups,
  type QuotedContingentCharge,
} from './fee-line.ts'
import { countsByType, type PricePerType, pricesPerType } from './per-type.ts'
import type { QuotedContainers } from './quoted-containers.ts'
import type { QuoteTerms } from './terms.ts'
import { netOf, type PayerTotals, payerTotalsOf, sumOfPayers, type Totals } from './totals.ts'

export type GroupTotal = { readonly group: LineGroup; readonly total: Money }

export type Quote = Totals & {
  /** The day of the quote in Shanghai. */
  readonly day: string
  readonly lines: readonly FeeLine[]
  readonly groups: readonly GroupTotal[]
  /** What the shipper pays and what the consignee pays, each with tax; together they are the total. */
  readonly payers: PayerTotals
  /** Null without containers and with several container types: an average is the price of none of them. */
  readonly perContainer: Money | null
  /** Only for several container types. */
  readonly perType: readonly PricePerType[]
  readonly contingentCharges: readonly QuotedContingentCharge[]
  /** The exchange rates of the quote; contingent charges are converted with them. */
  readonly exchangeRates: ExchangeRates
  /** Null for quotes that were saved before terms were stated. */
  readonly terms: QuoteTerms | null
  /** Every tariff of the lines, each once. */
  readonly tariffs: readonly TariffVersion[]
}

/** What a quote states beside its price: it decides no total. */
export type QuoteDetails = Pick<Quote, 'groups' | 'contingentCharges' | 'terms' | 'tariffs'>

export type PricedCharges = Omit<Quote, keyof QuoteDetails>

type ChargesInput = {
  readonly day: string
  /** Containers by type; empty where a price does not depend on them. */
  readonly containers: readonly QuotedContainers[]
  readonly charges: readonly GroupedCharge[]
  readonly exchangeRates: ExchangeRates
}

export type QuoteInput = ChargesInput & {
  readonly contingentCharges: readonly QuotedContingentCharge[]
  readonly terms: QuoteTerms
}

const tariffsOf = (lines: readonly FeeLine[]): readonly TariffVersion[] => [
  ...new Map(
    lines
      .flatMap(({ tariff, shareTariff }) => (shareTariff ? [tariff, shareTariff] : [tariff]))
      .map((tariff) => [`${tariff.code} ${tariff.version}`, tariff]),
  ).values(),
]

/** All lines of one currency share its exchange rate. */
function exchangeRateLookup(exchangeRates: ExchangeRates, day: string) {
  const known = new Map<Currency, ExchangeRate | undefined>()
  return (currency: Currency): ExchangeRate | undefined => {
    if (!known.has(currency)) known.set(currency, exchangeRateFor(currency, exchangeRates, day))
    return known.get(currency)
  }
}

/** Fee lines in the order of the groups; refused if a currency has no exchange rate. */
function linesOf({ charges, exchangeRates, day }: ChargesInput): Result<readonly FeeLine[]> {
  const lines: FeeLine[] = []
  const exchangeRateOf = exchangeRateLookup(exchangeRates, day)
  for (const wanted of lineGroups)
    for (const one of charges.filter(({ group }) => group === wanted)) {
      const { fee, sum } = one.charge
      const exchangeRate = exchangeRateOf(sum.currency)
      if (!exchangeRate) return refusal('no-price', { fee, currency: sum.currency })
      lines.push(feeLine(one, exchangeRate, lines.length))
    }
  return ok(lines)
}

/** Lines, taxes and totals from charges. Refused if there is nothing to charge, so that no quote has a total of 0. */
export function priceCharges(input: ChargesInput): Result<PricedCharges> {
  if (input.charges.length === 0) return refusal('nothing-to-charge')
  const result = linesOf(input)
  if (!result.ok) return result
  const lines = result.value
  const payers = payerTotalsOf(lines)
  const totals = sumOfPayers(payers)
  const types = countsByType(input.containers)
  const [only, ...others] = types
  return ok({
    day: input.day,
    lines,
    ...totals,
    payers,
    perContainer: only && others.length === 0 ? dividedBy(totals.total, String(only.count)) : null,
    perType: pricesPerType(lines, types),
    exchangeRates: input.exchangeRates,
  })
}

/** What the lines have in common. */
export const summaryOf = (lines: readonly FeeLine[]): Pick<QuoteDetails, 'groups' | 'tariffs'> => ({
  groups: lineGroups.map((group) => ({
    group,
    total: netOf(lines.filter((line) => line.group === group)),
  })),
  tariffs: tariffsOf(lines),
})

export function makeQuote({ contingentCharges, terms, ...input }: QuoteInput): Result<Quote> {
  const priced = priceCharges(input)
  if (!priced.ok) return priced
  return ok({ ...priced.value, ...summaryOf(priced.value.lines), contingentCharges, terms })
}
