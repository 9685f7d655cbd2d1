import { z } from 'zod'
import { codeLengths } from '#domain/quotes/limits.ts'
import type { RateKind, RatePricing } from '#domain/rates/rate.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { dangerClasses } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { SurchargeCode } from '#domain/tariffs/ocean/ocean-rate.ts'
import { destinationServices, originServices } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { mostLoadingPoints } from '#domain/tariffs/trucking/trucking-limits.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { amountDigits, decimalPattern, shareDigits } from '#domain/values/decimal-digits.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { type TaxedService, taxPercents } from '#domain/values/tax-percents.data.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { containerType, homePort, placeCode } from './queries.ts'
import { typedLine } from './typed-text.ts'

/** The same for all versions of a rate. */
export const rateCode = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/)

/** The limits of every amount. */
export const price = z.string().regex(new RegExp(decimalPattern(amountDigits)))
const share = z.string().regex(new RegExp(decimalPattern(shareDigits)))
const whole = z.number().int().min(0).max(100_000)
const named = <T extends string>(keys: readonly string[]) => z.enum(keys as unknown as readonly [T, ...T[]])

const byType = z.partialRecord(containerType, price)
const containerPrices = z.union([price, byType])
const bySize = z.object({ 20: price, 40: price })
const paymentTerm = z.enum(['prepaid', 'collect'])
const feeCode = named<FeeCode>(Object.keys(feeItems))
/** Filed with the customs of the destination before arrival. */
const manifestCodes = ['AMS', 'AFR', 'ENS', 'ENSUK', 'ACI']
/** In the order of the form, the usual ones first. */
const surchargeCodes = [
  ...['BAF', 'LSS', 'EBS', 'PSS', 'GRI', 'PCS', 'CIC', 'OWS', 'WRS', 'ISPS', 'EDI'],
  ...manifestCodes,
]
export const surchargeFee = named<SurchargeCode>(surchargeCodes)

export const surcharge = z.union([
  z.object({
    fee: surchargeFee,
    per: z.literal('container'),
    price: containerPrices,
    paymentTerm: paymentTerm.optional(),
  }),
  z.object({ fee: surchargeFee, per: z.enum(['TEU', 'BL']), price, paymentTerm: paymentTerm.optional() }),
  z.object({
    fee: surchargeFee,
    per: z.literal('freight'),
    percent: share,
    paymentTerm: paymentTerm.optional(),
  }),
])

const oceanLane = z.object({
  carrier: z.string().trim().min(1).max(codeLengths.carrier),
  service: z.string().trim().min(1).max(codeLengths.linerService),
  pol: homePort,
  pod: placeCode,
  freight: byType,
  surcharges: z.array(surcharge).max(20),
  carrierRemark: typedLine(textLimits.rateRemark).optional(),
})

const servicePrice = z.union([
  z.object({ fee: feeCode, per: z.literal('container'), price: containerPrices }),
  z.object({ fee: feeCode, per: z.enum(['document', 'CBM-day']), price }),
  z.object({
    fee: feeCode,
    per: z.literal('insured-value'),
    percent: share,
    coverPercent: share,
    minimum: price,
  }),
])

/** Agents abroad bill in the currency of their country; without one, in that of the fee. */
const agentCurrency = z.enum(currencies as [Currency, ...Currency[]]).optional()
const agentPrice = z.union([
  z.object({ fee: feeCode, currency: agentCurrency, per: z.literal('container'), price: containerPrices }),
  z.object({ fee: feeCode, currency: agentCurrency, per: z.literal('document'), price }),
])

const freeTime = z.object({ freeDays: whole, perDay: bySize })

const oceanTariff = z.object({
  port: homePort,
  deadFreightPercent: share,
  localCharges: z
    .array(z.object({ fee: feeCode, per: z.enum(['container', 'BL']), price: containerPrices }))
    .max(30),
  manifests: z
    .array(
      z.object({
        fee: named<SurchargeCode>(manifestCodes),
        countries: z.array(z.string().length(2)).max(60),
        price,
      }),
    )
    .max(10),
  originServices: z.partialRecord(z.enum(originServices), servicePrice),
  destinationServices: z.record(z.string(), z.partialRecord(z.enum(destinationServices), agentPrice)),
  later: z.object({
    telexRelease: price,
    amendment: price,
    manifestAmendment: price,
    rollOver: price,
    overweight: z.object({ overTons: z.object({ 20: whole, 40: whole }), price: bySize }),
    detention: freeTime,
    demurrage: freeTime.optional(),
  }),
  dangerousGoods: z
    .array(z.object({ class: z.enum(dangerClasses), price }))
    .max(dangerClasses.length)
    .optional(),
  socFreightPercent: share.optional(),
  destinationFreeTime: z
    .array(
      z.object({
        places: z.array(z.string().trim().min(2).max(5)).min(1).max(60),
        currency: agentCurrency,
        carrier: z.string().trim().min(1).max(codeLengths.carrier).optional(),
        demurrage: freeTime,
        detention: freeTime,
      }),
    )
    .max(60)
    .optional(),
})

const truckingLane = z.object({
  port: homePort,
  pickUpPlace: placeCode,
  district: placeCode,
  prices: byType,
  tollPerVehicle: price.optional(),
})

const shareOfLanePrice = z.object({ sharePercent: share, minimum: price })

const truckingTariff = z.object({
  port: homePort,
  taxed: named<TaxedService>(Object.keys(taxPercents)),
  waiting: z.object({ freeHours: whole, perHour: price, capPerDay: price }),
  overnight: z.object({ perNight: price, until: z.enum(['08:00', '12:00']) }),
  loadingPoints: z.object({ most: whole.max(mostLoadingPoints), perExtraPoint: price }),
  overweight: z.object({
    steps: z
      .array(
        z.object({
          overTons: z.number().min(0).max(100),
          upToTons: z.number().min(0).max(100).optional(),
          per: z.enum(['ton', 'container']),
          price,
        }),
      )
      .max(10),
    capPerContainer: price,
  }),
  cancellation: z.discriminatedUnion('kind', [
    shareOfLanePrice.extend({ kind: z.literal('share') }),
    z.object({ kind: z.literal('flat'), perContainer: price, cap: price }),
  ]),
  dryRun: shareOfLanePrice,
  inspection: z.record(z.string(), price),
  depotLift: z.record(z.string(), price),
  weighingPerContainer: price,
  fuelPercent: share,
  holidayPerContainer: price,
  pairedTwenties: z.object({ pairPercent: share, mostTons: z.number().min(0).max(100) }).optional(),
  insurance: z.object({ perAccident: price, theftAddOn: price }),
})

const unitPrice = z.object({ price, least: price.optional() })
const quoteRules = [
  ...['by-area', 'by-volume', 'by-weight', 'weight-or-volume', 'by-pallet', 'by-piece', 'by-container'],
  ...['by-order', 'tiered', 'minimum-charge', 'lump-sum', 'on-request'],
]

const warehouseTariff = z.object({
  warehouse: placeCode,
  port: homePort,
  cbmPerTon: price,
  storage: z
    .object({
      rule: named<NonNullable<RatePricing['warehouse-tariff']['storage']>['rule']>(quoteRules),
      price: price.optional(),
      freeDays: whole,
      least: price.optional(),
    })
    .optional(),
  receiving: unitPrice.optional(),
  handlingIn: unitPrice.optional(),
  handlingOut: unitPrice.optional(),
  stuffing: byType,
  stripping: byType,
  valueAdded: z.partialRecord(named<ValueAddedType>(Object.keys(valueAddedFees)), unitPrice),
})

const depotTariff = z.object({
  port: homePort,
  depot: placeCode,
  freeDays: whole,
  storagePerDay: z.partialRecord(z.enum(storageKinds), price),
  storageTiers: z
    .array(z.object({ fromDay: whole, toDay: whole.optional(), factor: share }))
    .min(1)
    .max(10),
  hazardousPerContainer: price.optional(),
  extraHandlingPerMove: price.optional(),
  lift: bySize,
  cleaning: bySize,
  weighing: price,
  preTripInspection: bySize,
  reeferPowerPerDay: bySize,
})

/** The pricing of each kind of rate. */
export const ratePricing = {
  'ocean-lane': oceanLane,
  'ocean-tariff': oceanTariff,
  'trucking-lane': truckingLane,
  'trucking-tariff': truckingTariff,
  'warehouse-tariff': warehouseTariff,
  'depot-tariff': depotTariff,
} as const satisfies { readonly [Kind in RateKind]: z.ZodType<RatePricing[Kind]> }

/** The kind together with its pricing, as it is saved. */
export const kindAndPricing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ocean-lane'), pricing: ratePricing['ocean-lane'] }),
  z.object({ kind: z.literal('ocean-tariff'), pricing: ratePricing['ocean-tariff'] }),
  z.object({ kind: z.literal('trucking-lane'), pricing: ratePricing['trucking-lane'] }),
  z.object({ kind: z.literal('trucking-tariff'), pricing: ratePricing['trucking-tariff'] }),
  z.object({ kind: z.literal('warehouse-tariff'), pricing: ratePricing['warehouse-tariff'] }),
  z.object({ kind: z.literal('depot-tariff'), pricing: ratePricing['depot-tariff'] }),
])
