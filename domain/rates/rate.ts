import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { OceanRate } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { PricedLane } from '#domain/tariffs/trucking/lanes-from.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'

/** What the rate desk keeps: lanes by the row, tariffs by the sheet. */
export const rateKinds = [
  'ocean-lane',
  'ocean-tariff',
  'trucking-lane',
  'trucking-tariff',
  'warehouse-tariff',
  'depot-tariff',
] as const
export type RateKind = (typeof rateKinds)[number]

/** The kinds that come by the row of a sheet. */
export const importedKinds = ['ocean-lane', 'trucking-lane'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** What the desk says of a version; the clock decides between the last three. */
export const rateStates = ['draft', 'scheduled', 'in-force', 'ended'] as const
export type RateState = (typeof rateStates)[number]

type Headed = 'code' | 'version' | 'validFrom' | 'validTo'

/** What a version of each kind says, beside its head. */
export type RateTerms = {
  readonly 'ocean-lane': Pick<OceanRate, 'carrier' | 'pol' | 'pod' | 'freight' | 'surcharges'> & {
    /** The loop of the carrier whose ships it holds for. */
    readonly service: string
  }
  readonly 'ocean-tariff': Omit<OceanTariff, Headed>
  readonly 'trucking-lane': Omit<PricedLane, 'code'> & { readonly district: string }
  readonly 'trucking-tariff': Omit<TruckingTariff, Headed>
  readonly 'warehouse-tariff': Omit<WarehouseTariff, Headed>
  readonly 'depot-tariff': Omit<DepotTariff, Headed> & { readonly depot: string }
}

/** The head every version has. Both days belong to the validity. */
export type RateHead = {
  readonly code: string
  readonly version: number
  readonly validFrom: string
  readonly validTo: string
  /** A contract with the named companies; none: public. */
  readonly companies: readonly string[] | null
}

export type Rate<Kind extends RateKind = RateKind> = RateHead & { readonly terms: RateTerms[Kind] }

type Times = { readonly publishAt: Date | null; readonly endedAt: Date | null }

/** A version that ended before it began was withdrawn and never held. */
export function rateState({ publishAt, endedAt }: Times, now: Date): RateState {
  if (publishAt === null) return 'draft'
  if (endedAt !== null && (endedAt <= now || endedAt <= publishAt)) return 'ended'
  return publishAt > now ? 'scheduled' : 'in-force'
}
