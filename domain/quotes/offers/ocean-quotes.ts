import {
  contingentChargeBy,
  type GroupedCharge,
  type QuotedContingentCharge,
} from '#domain/quotes/fee-line.ts'
import { type Incoterm, importTermFor } from '#domain/quotes/incoterm.ts'
import {
  type PricedCharges,
  priceCharges,
  type Quote,
  type QuoteDetails,
  summaryOf,
} from '#domain/quotes/quote.ts'
import { doorsOf, termsOf } from '#domain/quotes/terms.ts'
import { defaultBillType } from '#domain/tariffs/ocean/bill-type.ts'
import { cargoOf } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { chargesOcean, contingentOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { type OceanCharge, type OceanRequest, truckingIn } from '#domain/tariffs/ocean/ocean-request.ts'
import { prepaidDueDays } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { holdsFor, mayUseRate } from '#domain/tariffs/ocean/rates-for.ts'
import { contingentInspections, inspectedAt } from '#domain/tariffs/trucking/inspection.ts'
import { once } from '#domain/values/once.ts'
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

/** A query without trucking has none. */
function truckingOf(
  { rate, trucking }: SailingToPrice,
  { addOns, containers, cargoWeightKg }: PricedOceanQuery,
): Result<PricedTrucking | undefined> {
  const query = truckingIn(addOns)
  if (!query) return ok(undefined)
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
  const doors = doorsOf(addOns)
  return termsOf({
    mode: 'ocean',
    charges,
    billType,
    prepaidDueDays,
    ...(incoterm && { incoterm }),
    ...(doors && { doors }),
    ...(carrierRemark && { carrierRemark }),
    ...(Object.keys(cargo).length > 0 && { cargo }),
    trucking: truckingIn(addOns) && trucking?.tariff,
  })
}

/** Details are made when they are read: a list of offers shows totals only. */
type SharedPrice = { readonly priced: PricedCharges; readonly details: () => QuoteDetails }

function sharedPrice(
  toPrice: SailingToPrice,
  query: PricedOceanQuery,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<SharedPrice> {
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
  const all = [...charges.value.map(grouped), ...(trucking.value?.charges ?? [])]
  const priced = priceCharges({ day: quotedOn, containers, charges: all, exchangeRates })
  if (!priced.ok) return priced
  return ok({
    priced: priced.value,
    details: once(() => ({
      ...summaryOf(priced.value.lines),
      terms: oceanTerms(query, all, toPrice),
      contingentCharges: [
        ...oceanContingentCharges(request, tariff),
        ...(trucking.value?.contingentCharges ?? inspectionsOf(toPrice.trucking, sailing.terminal)),
      ],
    })),
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
 * are read, like the details.
 */
function forSailing(
  { priced: { lines, ...price }, details }: SharedPrice,
  { vessel, voyage }: RatedSailing,
): Quote {
  const renamed = <Line extends Explained>(line: Line): Line =>
    line.params.vessel === undefined ? line : { ...line, params: { ...line.params, vessel, voyage } }
  const ownLines = once(() => lines.map(renamed))
  const contingentCharges = once(() => details().contingentCharges.map(renamed))
  return {
    ...price,
    get lines() {
      return ownLines()
    },
    get contingentCharges() {
      return contingentCharges()
    },
    get groups() {
      return details().groups
    },
    get terms() {
      return details().terms
    },
    get tariffs() {
      return details().tariffs
    },
  }
}

/** Calculates each price once and reuses it for every sailing with the same rate and tariffs. */
export function oceanQuotes(query: PricedOceanQuery, context: QuoteContext): PriceSailing {
  const known = new Map<string, SharedPrice>()
  return (sailingToPrice) => {
    const key = priceKey(sailingToPrice, query, context.quotedOn)
    const { sailing } = sailingToPrice.rate
    const shared = key === undefined ? undefined : known.get(key)
    if (shared) return ok(forSailing(shared, sailing))
    const price = sharedPrice(sailingToPrice, query, context)
    if (!price.ok) return price
    if (key !== undefined) known.set(key, price.value)
    return ok(forSailing(price.value, sailing))
  }
}
