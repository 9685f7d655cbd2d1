import { mostLoadingPoints } from '#domain/tariffs/trucking/trucking-limits.ts'
import { type ContainerType, containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'

/** Containers of one type. */
const containers = { min: 1, max: 500 } as const
const mostPieces = 1_000_000
/** Storage in a warehouse or a depot; 0 means none. */
const mostDays = 366
const storageDays = { min: 0, max: mostDays } as const

export type Limit = { readonly min: number; readonly max: number }

/** The limits of a quote query. The contract, the forms and the URL codec all read them here. */
export const queryLimits = {
  containers,
  /** The types (rows) that one query lists. */
  containerRows: { min: 1, max: 10 },
  billsOfLading: { min: 1, max: 50 },
  declarations: { min: 1, max: 50 },
  addOns: { min: 0, max: 8 },
  /** Storage as an add-on of an ocean quote. */
  addOnStorageDays: { min: 1, max: mostDays },
  storageDays,
  /** Reefer power at a depot. */
  containerDays: { min: 0, max: containers.max * storageDays.max },
  loadingPoints: { min: 1, max: mostLoadingPoints },
  weighings: { min: 0, max: containers.max },
  warehouses: { min: 1, max: 20 },
  pallets: { min: 0, max: 100_000 },
  pieces: { min: 0, max: mostPieces },
  /** Lifts, cleanings, inspections and extra moves at a depot. */
  depotWork: { min: 0, max: 1_000 },
} as const satisfies Readonly<Record<string, Limit>>

/** The limits of a quote request, which staff answer. */
export const requestLimits = {
  days: { min: 1, max: mostDays },
  pieces: { min: 1, max: mostPieces },
  /** Files that a customer attaches; the limits of one file are those of its kind. */
  attachments: { min: 0, max: 3 },
} as const satisfies Readonly<Record<string, Limit>>

/** In characters. */
export const codeLengths = { place: 40, carrier: 10, linerService: 20, tradeMode: 40 } as const
export const goodsLength = 100
/** A city or post code abroad. */
export const deliveryPlaceLength = 60

// Our choice: two months of departures are enough for prices that are valid for a week.
export const maxWindowDays = 60

/** Each container at a depot is cleaned, weighed and inspected at most once. */
export const workOncePerContainer = ['cleanings', 'weighings', 'inspections'] as const

/** Kilograms of one loaded container: what its type may weigh. */
export const grossWeightLimit = (type: ContainerType): Limit => ({
  min: 1,
  max: containerFacts(type).maxGrossKg,
})

/** The limit of the type that may weigh most, where the type is not known. */
export const anyGrossWeightLimit: Limit = {
  min: 1,
  max: Math.max(...containerTypeCodes.map((type) => grossWeightLimit(type).max)),
}

/** Kilograms of all cargo of one order: every container that a quote can list, each as heavy as one may be. */
export const mostCargoKg = queryLimits.containerRows.max * containers.max * anyGrossWeightLimit.max

/** A measure in plain digits: no sign, no exponent, up to three decimals. */
export const measurePattern = /^(0|[1-9]\d{0,6})(\.\d{1,3})?$/
/** What the pattern accepts, zero apart. */
export const measureLimit = { min: 0.001, max: 9_999_999.999, decimals: 3 } as const
export const measureLength = String(measureLimit.max).length

// Spec §9: a cargo value has 1 to 8 digits. Our choice: the threshold of a rate alert has the same.
export const wholeYuanPattern = /^[1-9]\d{0,7}$/

export const isWithin = (value: number, { min, max }: Limit): boolean => value >= min && value <= max
