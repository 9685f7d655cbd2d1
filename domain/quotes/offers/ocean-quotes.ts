import {
  contingentChargeBy,
  type GroupedCharge,
  type QuotedContingentCharge,
} from '#domain/quotes/fee-line.ts'
import { type Incoterm, importTermFor } from '#domain/quotes/incoterm.ts'
import { makeQuote, type Quote } from '#domain/quotes/quote.ts'
import { termsOf } from '#domain/quotes/terms.ts'
import { defaultBillType } from '#domain/tariffs/ocean/bill-type.ts'
import { cargoOf } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { chargesOcean, contingentOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { type OceanCharge, type OceanRequest, truckingIn } from '#domain/tariffs/ocean/ocean-request.ts'
import { prepaidDueDays } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { holdsFor, mayUseRate } from '#domain/tariffs/ocean/rates-for.ts'
import { contingentInspections, inspectedAt } from '#domain/tariffs/trucking/inspection.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { lastLoadingDay, type PricedTrucking, priceTrucking, type TruckingPrices } from './ocean-trucking.ts'
import type { QuoteContext } from './offer.ts'

/** A sailing with its rate and the port tariffs that are valid on its departure day. */
export type SailingToPrice = {
  readonly rate: OceanRate
  readonly tariff: OceanTariff | undefined
  /** Needed for a booking with trucking. */
  readonly trucking?: TruckingPrices
}

export type PricedOceanQuery = Omit<OceanRequest, 'rate' | 'day'> & {
  readonly pol: string
  readonly pod: string
  /** Departure days, both included. */
  readonly etdFrom: string
  readonly etdTo: string
  readonly incoterm?: Incoterm
}

/** Field by field, which is faster than leaving fields out. */
function grouped(one: OceanCharge): GroupedCharge {
  const { group, paymentTerm, fee, rule, params, unitPrice, quantity, formula, sum, tariff, shareTariff } =
    one
  const priced = { fee, rule, params, unitPrice, quantity, formula, sum, tariff }
  const charge = shareTariff ? { ...priced, shareTariff } : priced
  return { mode: 'ocean', group, paymentTerm, charge }
}

const oceanContingentCharges = (request: OceanRequest, tariff: OceanTariff) =>
  contingentOceanCharges(request, tariff).map(contingentChargeBy('ocean'))

/** Customs may inspect any container, also one that another truck brings to the terminal. */
const inspectionsOf = (
  trucking: TruckingPrices | undefined,
  terminal: string | undefined,
): readonly QuotedContingentCharge[] =>
  trucking
    ? contingentInspections(inspectedAt(trucking.tariff, terminal)).map(contingentChargeBy('trucking'))
    : []

/** A query without trucking has no charges of it. */
function truckingOf(
  { rate, trucking }: SailingToPrice,
  { addOns, containers, cargoWeightKg }: PricedOceanQuery,
): Result<PricedTrucking> {
  const query = truckingIn(addOns)
  if (!query) return ok({ charges: [], contingentCharges: inspectionsOf(trucking, rate.sailing.terminal) })
  const { pol, pod, sailing } = rate
  if (!trucking) return refusal('no-price', { pol, pod, service: query.kind, day: sailing.departsOn })
  const { terminal } = sailing
  return priceTrucking({
    query,
    prices: trucking,
    containers,
    cargoWeightKg,
    day: lastLoadingDay(sailing),
    ...(terminal !== undefined && { terminal }),
  })
}

/** The price of one sailing. */
export type PriceSailing = (sailingToPrice: SailingToPrice) => Result<Quote>

/** Trucking in the quote is insured like trucking on its own. */
const oceanTerms = (
  query: PricedOceanQuery,
  charges: readonly GroupedCharge[],
  { rate: { carrierRemark }, trucking }: SailingToPrice,
) => {
  const { incoterm, billType = defaultBillType, addOns } = query
  const cargo = cargoOf(query)
  return termsOf({
    mode: 'ocean',
    charges,
    billType,
    prepaidDueDays,
    ...(incoterm && { incoterm }),
    ...(carrierRemark && { carrierRemark }),
    ...(Object.keys(cargo).length > 0 && { cargo }),
    trucking: truckingIn(addOns) && trucking?.tariff,
  })
}

function quoteSailing(
  toPrice: SailingToPrice,
  query: PricedOceanQuery,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Quote> {
  const { rate, tariff } = toPrice
  const { pol, pod, sailing } = rate
  if (!tariff) return refusal('no-price', { pol, pod, day: sailing.departsOn })
  const { company, containers, billsOfLading, paymentTerms, addOns, billType = defaultBillType } = query
  const request: OceanRequest = {
    company,
    day: quotedOn,
    rate,
    containers,
    billsOfLading,
    paymentTerms,
    importTerm: importTermFor(query.incoterm, paymentTerms),
    addOns,
    billType,
    ...cargoOf(query),
  }
  const charges = chargesOcean(request, tariff)
  if (!charges.ok) return charges
  const trucking = truckingOf(toPrice, query)
  if (!trucking.ok) return trucking
  const all = [...charges.value.map(grouped), ...trucking.value.charges]
  return makeQuote({
    day: quotedOn,
    containers,
    charges: all,
    terms: oceanTerms(query, all, toPrice),
    contingentCharges: [...oceanContingentCharges(request, tariff), ...trucking.value.contingentCharges],
    exchangeRates,
  })
}

/**
 * What decides the price of a sailing: the versions of its rate and tariffs, and the terminal where customs inspect.
 * Trucking also depends on the day of loading. Undefined where the rate or the tariff does not apply to the sailing.
 */
function priceKey(
  { rate, tariff, trucking }: SailingToPrice,
  query: PricedOceanQuery,
  quotedOn: string,
): string | undefined {
  if (!tariff || !holdsFor(rate.sailing, tariff) || !mayUseRate(query.company, rate, quotedOn))
    return undefined
  const { sailing } = rate
  // The trucking tariff also prices inspections.
  const versions = [rate, tariff, trucking?.tariff].map((one) => [one?.code, one?.version])
  return JSON.stringify([
    ...versions,
    sailing.terminal,
    ...(truckingIn(query.addOns) ? [lastLoadingDay(sailing)] : []),
  ])
}

type Explained = { readonly params: QuotedContingentCharge['params'] }

/**
 * The lines of a price name the vessel and the voyage; nothing else of it depends on the sailing. They are made when they
 * are read: a list of offers shows totals only.
 */
function forSailing(quote: Quote, { vessel, voyage }: RatedSailing): Quote {
  const renamed = <Line extends Explained>(line: Line): Line =>
    line.params.vessel === undefined ? line : { ...line, params: { ...line.params, vessel, voyage } }
  let lines: Quote['lines'] | undefined
  let contingentCharges: Quote['contingentCharges'] | undefined
  return {
    ...quote,
    get lines() {
      lines ??= quote.lines.map(renamed)
      return lines
    },
    get contingentCharges() {
      contingentCharges ??= quote.contingentCharges.map(renamed)
      return contingentCharges
    },
  }
}

/** Calculates each price once and reuses it for every sailing with the same rate and tariffs. */
export function oceanQuotes(query: PricedOceanQuery, context: QuoteContext): PriceSailing {
  const known = new Map<string, Quote>()
  return (sailingToPrice) => {
    const key = priceKey(sailingToPrice, query, context.quotedOn)
    const shared = key === undefined ? undefined : known.get(key)
    if (shared) return ok(forSailing(shared, sailingToPrice.rate.sailing))
    const quote = quoteSailing(sailingToPrice, query, context)
    if (key !== undefined && quote.ok) known.set(key, quote.value)
    return quote
  }
}
