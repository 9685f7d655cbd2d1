import { z } from 'zod'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import { otherServices } from '#domain/quotes/inclusions.ts'
import { incoterms } from '#domain/quotes/incoterm.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { quotedModes } from '#domain/quotes/quoted-mode.ts'
import { type PayerTotals, payers } from '#domain/quotes/totals.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { Formula } from '#domain/tariffs/formula.ts'
import { billTypes } from '#domain/tariffs/ocean/bill-type.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { type Unit, units } from '#domain/values/quantity.ts'
import { refusalCodes } from '#domain/values/refusal-codes.ts'
import { type TaxPercent, taxPercents } from '#domain/values/tax-percents.data.ts'
import { shipmentTerms } from './queries.ts'

const listed = <T extends string>(values: readonly T[]) => z.enum(values as readonly [T, ...T[]])

export const currency = listed<Currency>(currencies)
export const money = z.object({ amount: z.string(), currency }).readonly()
const quantity = z.object({ amount: z.string(), unit: listed<Unit>(units) }).readonly()
export const params = z.record(z.string(), z.union([z.string(), z.number()])).readonly()
const tariff = z.object({ code: z.string(), version: z.string() }).readonly()
const exchangeRate = z
  .object({ value: z.string(), date: z.string(), source: z.string(), from: currency, to: currency })
  .readonly()
const feeCode = listed<FeeCode>(Object.keys(feeItems) as FeeCode[])
const taxPercent = listed<TaxPercent>([...new Set(Object.values(taxPercents))])

const formula: z.ZodType<Formula> = z
  .lazy(() =>
    z.union([
      z.object({ kind: z.literal('given'), name: z.string(), value: z.string() }).readonly(),
      z
        .object({ kind: z.enum(['product', 'sum', 'least', 'greatest']), of: z.array(formula).readonly() })
        .readonly(),
      z.object({ kind: z.literal('percent'), rate: formula, of: formula }).readonly(),
    ]),
  )
  .meta({ id: 'Formula' })

const charge = {
  fee: feeCode,
  rule: z.string(),
  params,
  unitPrice: money,
  quantity,
  formula,
  sum: money,
  tariff,
  /** The tariff of the percentage, where the price is a share of the price of `tariff`. */
  shareTariff: tariff.optional(),
}

/** The money of a line as it is billed. */
export const linePrice = z
  .object({
    unitPrice: money,
    quantity,
    sum: money,
    exchangeRate,
    standardAmount: money,
    taxPercent,
    paymentTerm: z.enum(['prepaid', 'collect']).optional(),
  })
  .readonly()

export const feeLine = z
  .object({
    ...charge,
    lineId: z.string(),
    mode: z.enum(quotedModes),
    group: z.enum(lineGroups),
    paymentTerm: z.enum(['prepaid', 'collect']).optional(),
    exchangeRate,
    standardAmount: money,
    taxPercent,
  })
  .readonly()

export const quotedContingentCharge = z
  .object({
    fee: feeCode,
    trigger: z.string(),
    variant: z.string().optional(),
    params,
    unitPrice: money,
    unit: listed<Unit>(units),
    least: money.optional(),
    most: money.optional(),
    isMostOfFee: z.literal(true).optional(),
    tariff,
    mode: z.enum(quotedModes),
  })
  .readonly()

export const totals = {
  taxes: z.array(z.object({ percent: taxPercent, net: money, tax: money }).readonly()).readonly(),
  net: money,
  total: money,
}

/** Prepaid lines are the shipper's, collect lines the consignee's; together they are the total of the quote. */
const payerTotals = z
  .object({ shipper: z.object(totals).readonly(), consignee: z.object(totals).readonly() })
  .readonly()

const paid = z.object({ total: money }).readonly()
/** What each pays, with tax. */
export const paidByEach = z.object({ shipper: paid, consignee: paid }).readonly()

export const asPaidByEach = ({ shipper, consignee }: PayerTotals): z.infer<typeof paidByEach> => ({
  shipper: { total: shipper.total },
  consignee: { total: consignee.total },
})

const inclusionItems = z
  .array(
    z
      .object({
        fee: feeCode.optional(),
        rule: z.string().optional(),
        service: z.enum(otherServices).optional(),
        side: z.enum(payers).optional(),
      })
      .readonly(),
  )
  .readonly()

/** What the quote states beside its prices; null where it was saved before terms were stated. */
export const quoteTerms = z
  .object({
    inclusions: z
      .object({ included: inclusionItems, atDestination: inclusionItems, notIncluded: inclusionItems })
      .readonly(),
    incoterm: z.enum(incoterms).optional(),
    billType: z.enum(billTypes).optional(),
    ...shipmentTerms,
    prepaidDueDays: z.number().optional(),
    carrierRemark: z.string().optional(),
    truckingInsurance: z.object({ perAccident: money, theftAddOn: money }).readonly().optional(),
  })
  .readonly()
  .nullable()

const pricePerType = z.object({ type: z.string(), count: z.number(), each: money }).readonly()

const quoteBody = z
  .object({
    day: z.string(),
    lines: z.array(feeLine).readonly(),
    groups: z.array(z.object({ group: z.enum(lineGroups), total: money }).readonly()).readonly(),
    perContainer: money.nullable(),
    contingentCharges: z.array(quotedContingentCharge).readonly(),
    exchangeRates: z.partialRecord(currency, exchangeRate).readonly(),
    terms: quoteTerms,
    tariffs: z.array(tariff).readonly(),
    ...totals,
    payers: payerTotals,
    /** Before tax, only for several container types. */
    perType: z.array(pricePerType).readonly(),
  })
  .readonly()

/** A place that an offer mentions by its code: a depot, a warehouse, the terminal of arrival. */
export const namedPlace = z
  .object({ code: z.string(), name: z.object({ zh: z.string(), en: z.string() }).readonly() })
  .readonly()
export type NamedPlace = z.infer<typeof namedPlace>

export const sailing = z
  .object({
    vessel: z.string(),
    voyage: z.string(),
    departsOn: z.string(),
    code: z.string().optional(),
    linerService: z.string().optional(),
    terminal: z.string().optional(),
    departsAt: z.string().optional(),
    arrivesOn: z.string().optional(),
    arrivesAt: z.string().optional(),
    arrivalZone: z.string().optional(),
    arrivalTerminal: namedPlace.optional(),
    imoNumber: z.string().optional(),
    shipTeu: z.number().optional(),
  })
  .readonly()

/** What is offered: a sailing, a lane, a warehouse, a depot, or the number of an agreed request. */
const item = z
  .object({
    code: z.string(),
    carrier: z.string().optional(),
    sailing: sailing.optional(),
    port: z.string().optional(),
    /** The terminal or depot where the truck picks up the container. */
    pickUpPlace: z.string().optional(),
  })
  .readonly()

export const offer = z
  .object({ mode: z.enum(quotedModes), item, quote: quoteBody, validUntil: z.iso.datetime() })
  .readonly()
export type OfferData = z.infer<typeof offer>

/** What a list of offers shows; the lines come with the offer when it is opened. */
export const offerSummary = z
  .object({
    mode: z.enum(quotedModes),
    item,
    quote: z
      .object({
        total: money,
        perContainer: money.nullable(),
        payers: paidByEach,
      })
      .readonly(),
    validUntil: z.iso.datetime(),
  })
  .readonly()
export type OfferSummary = z.infer<typeof offerSummary>

const unavailable = z.object({ item, refusal: z.enum(refusalCodes), params }).readonly()

/** The offers of a search. */
export const offerList = z.object({
  quotedOn: z.string(),
  offers: z.array(offerSummary),
  unavailable: z.array(unavailable),
  /** The codes of offers with a contract rate of the company. */
  contractOfferCodes: z.array(z.string()),
  /** Names of the depots and warehouses that are offered. */
  places: z.array(namedPlace),
  /** To read totals in dollars; null without a rate of the day. */
  dollarRate: exchangeRate.nullable(),
})

export const asOfferSummary = ({ mode, item, quote, validUntil }: Offer): OfferSummary => ({
  mode,
  item,
  quote: {
    total: quote.total,
    perContainer: quote.perContainer,
    payers: asPaidByEach(quote.payers),
  },
  validUntil,
})

/** The type checker proves here that offers fit the contract. */
export const asOfferData = (offer: Offer): OfferData => offer
