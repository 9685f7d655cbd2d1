import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { OceanRate } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { PricedLane } from '#domain/tariffs/trucking/lanes-from.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'

/** Lanes have one price per container type; tariffs are complete price lists. */
export const rateKinds = [
  'ocean-lane',
  'ocean-tariff',
  'trucking-lane',
  'trucking-tariff',
  'warehouse-tariff',
  'depot-tariff',
] as const
export type RateKind = (typeof rateKinds)[number]

/** The kinds that can be imported from a spreadsheet. */
export const importedKinds = ['ocean-lane', 'trucking-lane'] as const
export type ImportedKind = (typeof importedKinds)[number]

export const isImportedKind = (kind: RateKind): kind is ImportedKind =>
  importedKinds.some((imported) => imported === kind)

/** The field of a lane's pricing that holds its prices by container type. */
export const lanePriceFields = {
  'ocean-lane': 'freight',
  'trucking-lane': 'prices',
} as const satisfies Readonly<Record<ImportedKind, string>>
export type LanePriceField = (typeof lanePriceFields)[ImportedKind]

/** Depends on the present time for published versions; not yet valid and expired ones are sold, but for other days. */
export const rateStates = ['draft', 'scheduled', 'not-yet', 'in-force', 'expired', 'ended'] as const
export type RateState = (typeof rateStates)[number]

/** Of the rates that a list finds no more are counted: the count must not cost more than the rows. */
export const mostCountedRates = 10_000

/** Whose prices they are: those of every customer, or those agreed with companies. */
export const rateCustomers = ['public', 'contract'] as const
export type RateCustomers = (typeof rateCustomers)[number]

type HeadField = 'code' | 'version' | 'validFrom' | 'validTo'

/** The pricing of each kind, without the head. */
export type RatePricing = {
  readonly 'ocean-lane': Pick<
    OceanRate,
    'carrier' | 'pol' | 'pod' | 'freight' | 'surcharges' | 'carrierRemark'
  > & {
    /** The liner service of the carrier. */
    readonly service: string
  }
  readonly 'ocean-tariff': Omit<OceanTariff, HeadField>
  readonly 'trucking-lane': Omit<PricedLane, 'code' | 'version'> & { readonly district: string }
  readonly 'trucking-tariff': Omit<TruckingTariff, HeadField>
  readonly 'warehouse-tariff': Omit<WarehouseTariff, HeadField>
  readonly 'depot-tariff': Omit<DepotTariff, HeadField> & { readonly depot: string }
}

/** So many companies may have one contract rate. */
export const maxRateCompanies = 50

/** What every version has. Both dates are included in the validity. */
export type RateHead = {
  readonly code: string
  readonly version: number
  readonly validFrom: string
  readonly validTo: string
  /** The companies of a contract rate; null: public. */
  readonly companies: readonly string[] | null
}

export type Rate<Kind extends RateKind = RateKind> = RateHead & { readonly pricing: RatePricing[Kind] }

type Times = Pick<RateHead, 'validFrom' | 'validTo'> & {
  readonly publishAt: Date | null
  readonly endedAt: Date | null
}

/** A version that ended before its start was withdrawn and was never active. */
export function rateState({ publishAt, endedAt, validFrom, validTo }: Times, now: Date): RateState {
  if (publishAt === null) return 'draft'
  if (endedAt !== null && (endedAt <= now || endedAt <= publishAt)) return 'ended'
  if (publishAt > now) return 'scheduled'
  const today = shanghaiDay(now)
  if (validTo < today) return 'expired'
  return today < validFrom ? 'not-yet' : 'in-force'
}
