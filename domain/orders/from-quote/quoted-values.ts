import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'
import { endServices } from '#domain/orders/fields/order-forms.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import {
  containerCount,
  type DepotQuery,
  type OceanQuery,
  type QuoteQuery,
  type TruckingQuery,
  type WarehouseQuery,
} from '#domain/quotes/query/query.ts'
import { routeOfQuery, sailingOf } from '#domain/quotes/saved/quoted-route.ts'
import { defaultBillType } from '#domain/tariffs/ocean/bill-type.ts'
import type { AddOnQuery } from '#domain/tariffs/ocean/ocean-request.ts'
import { containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'
import { goodsTexts } from './requested-values.ts'

/** What a quote says about the fields of an order. */
export type QuotedValues = {
  /** The price depends on them: they are shown, not typed. */
  readonly fixed: OrderValues
  /** What was typed for the quote and may be changed. */
  readonly suggested: FieldTexts
  /** Services that the price does not include: they are not ordered with it. */
  readonly excluded: readonly string[]
  /** Rows that are typed, as far as the price covers them. */
  readonly covered?: Readonly<Record<string, CoveredRows>>
}

export type CoveredRows = {
  readonly most: number
  /** The same in every row. */
  readonly each: FieldTexts
  /** What a field of every row is chosen from. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** The row that the form starts with. */
  readonly first?: FieldTexts
}

type Texts = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Without what the quote does not state. */
const textsOf = (texts: Texts): FieldTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => {
      if (value === undefined || value === null || value === false) return []
      return [[name, value === true ? 'yes' : String(value)]]
    }),
  )

const containerRows = (containers: readonly { readonly type: string; readonly count: number }[]) => ({
  containers: containers.map(({ type, count }) => ({ type, count: String(count) })),
})

function addOnTexts(addOn: AddOnQuery): Texts {
  switch (addOn.kind) {
    case 'trucking':
      return { trucking: true, city: addOn.district, terminal: addOn.pickUpPlace }
    case 'warehouse-loading':
      return { 'warehouse-loading': true }
    case 'certificate-of-origin':
      return {}
    case 'delivery':
      return { delivery: true, deliveryPlace: addOn.place }
    case 'export-customs':
      return { 'export-customs': true, declarations: addOn.declarations }
    case 'import-clearance':
      return { 'import-clearance': true }
    case 'storage':
      return { storage: true, storageCbm: addOn.cbm, storageDays: addOn.days }
    case 'insurance':
      return { insurance: true, insuredValue: addOn.cargoValue }
  }
}

const cargoKindOf = ({ unNumber, temperatureC, dimensionsCm }: OceanQuery): string => {
  if (unNumber !== undefined) return 'dangerous'
  if (temperatureC !== undefined) return 'reefer'
  return dimensionsCm === undefined ? 'general' : 'out-of-gauge'
}

function fromOcean(query: OceanQuery, offer: Offer): QuotedValues {
  const sailing = sailingOf(offer)
  return {
    fixed: {
      fields: textsOf({
        etd: sailing?.departsOn,
        vessel: sailing?.vessel,
        voyage: sailing?.voyage,
        freightTerms: query.paymentTerms.freight,
        billType: query.billType ?? defaultBillType,
        cargoKind: cargoKindOf(query),
        unNumber: query.unNumber,
        dangerClass: query.dangerClass,
        temperatureC: query.temperatureC,
        dimensionsCm: query.dimensionsCm,
        shipperOwned: query.shipperOwned,
        ...Object.assign({}, ...query.addOns.map(addOnTexts)),
      }),
      groups: containerRows(query.containers),
    },
    excluded: [
      ...endServices.filter((service) => !query.addOns.some(({ kind }) => kind === service)),
      ...(query.shipperOwned ? [] : ['shipperOwned']),
    ],
    suggested: textsOf({
      ...(query.goods !== undefined && goodsTexts(query.goods)),
      hsCode: query.hsCode,
      incoterm: query.incoterm,
      // That of the quote is the weight in one container.
      grossWeightKg: query.cargoWeightKg && Number(query.cargoWeightKg) * containerCount(query),
    }),
  }
}

/** Of all containers; undefined where one of them was quoted without. */
const weightOfAll = (containers: TruckingQuery['containers']): number | undefined =>
  containers.reduce<number | undefined>(
    (sum, { count, grossWeightKg }) =>
      sum === undefined || grossWeightKg === undefined ? undefined : sum + count * grossWeightKg,
    0,
  )

const fromTrucking = (query: TruckingQuery, offer: Offer): QuotedValues => {
  const { pickUpPlace } = routeOfQuery(query, offer)
  const each = { city: query.district }
  return {
    fixed: {
      fields: textsOf({
        terminal: pickUpPlace,
        pickUpDepot: query.pickUpDepot,
        returnPlace: query.returnDepot,
      }),
      groups: containerRows(query.containers),
    },
    suggested: textsOf({ weightKg: weightOfAll(query.containers) }),
    excluded: [],
    // The price is for one district and so many doors.
    covered: { doors: { most: query.loadingPoints, each, first: { ...each, day: query.day } } },
  }
}

/** Exact, without the rounding of a product of floating-point numbers. */
const kilograms = (tons: string): string => String(Math.round(Number(tons) * 1e6) / 1000)

const fromWarehouse = ({ day, storageDays, cargo }: WarehouseQuery, { item }: Offer): QuotedValues => ({
  fixed: { fields: textsOf({ warehouse: item.code, storageDays: storageDays || undefined }), groups: {} },
  suggested: textsOf({
    inboundOn: day,
    volumeCbm: cargo.volumeCbm,
    packages: cargo.pieces,
    grossWeightKg: kilograms(cargo.weightTons),
  }),
  excluded: [],
})

/** A depot has prices for two sizes; 45 feet are handled as 40. */
const typesOfSize = (size: DepotQuery['size']) =>
  containerTypeCodes.filter((type) => containerFacts(type).teu === (size === 20 ? 1 : 2))

const fromDepot = ({ day, size, containers }: DepotQuery, { item }: Offer): QuotedValues => ({
  fixed: { fields: textsOf({ depot: item.code }), groups: {} },
  suggested: textsOf({ day }),
  excluded: [],
  covered: { containerNumbers: { most: containers, each: {}, choices: { type: typesOfSize(size) } } },
})

const nothing: QuotedValues = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }

/** A quote that staff made has no query: all fields of its order are typed. */
export function quotedValues(query: QuoteQuery | null, offer: Offer): QuotedValues {
  switch (query?.mode) {
    case 'ocean':
      return fromOcean(query, offer)
    case 'trucking':
      return fromTrucking(query, offer)
    case 'warehouse':
      return fromWarehouse(query, offer)
    case 'depot':
      return fromDepot(query, offer)
    case undefined:
      return nothing
  }
}
