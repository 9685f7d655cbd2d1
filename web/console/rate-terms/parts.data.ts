import type { RateKind } from '#domain/rates/rate.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'

const under = (part: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${part}.${name}`)
const priceAndLeast = (part: string): readonly string[] => under(part, ['price', 'least'])

/** Parts that are there even where nothing stands in them. */
export const blankTerms: Readonly<Record<RateKind, object>> = {
  'ocean-lane': { freight: {}, surcharges: [] },
  'ocean-tariff': { localCharges: [], manifests: [], originServices: {}, destinationServices: {}, later: {} },
  'trucking-lane': { prices: {} },
  'trucking-tariff': { overweight: { steps: [] }, inspection: {}, depotLift: {} },
  'warehouse-tariff': { stuffing: {}, stripping: {}, valueAdded: {} },
  'depot-tariff': { storagePerDay: {}, storageTiers: [] },
}

/** Figures a sheet may have; their fields stand there empty where it has none. */
export const offeredFigures: Readonly<Record<RateKind, readonly string[]>> = {
  'ocean-lane': [],
  'ocean-tariff': [],
  'trucking-lane': [],
  'trucking-tariff': [],
  'warehouse-tariff': [
    ...under('storage', ['rule', 'price', 'freeDays', 'least']),
    ...['receiving', 'handlingIn', 'handlingOut'].flatMap(priceAndLeast),
    ...under('stuffing', containerTypeCodes),
    ...under('stripping', containerTypeCodes),
    ...Object.keys(valueAddedFees).flatMap((name) => priceAndLeast(`valueAdded.${name}`)),
  ],
  'depot-tariff': [
    ...under('storagePerDay', storageKinds),
    ...['hazardousPerContainer', 'extraHandlingPerMove', 'weighing', 'freeDays'],
  ],
}

/** Parts in which what is left empty has no price; all others must be filled in. */
export const optionalParts: Readonly<Record<RateKind, readonly string[]>> = {
  'ocean-lane': [],
  'ocean-tariff': [],
  'trucking-lane': [],
  'trucking-tariff': [],
  'warehouse-tariff': [
    ...['storage', 'receiving', 'handlingIn', 'handlingOut', 'stuffing', 'stripping', 'valueAdded'],
  ],
  'depot-tariff': ['storagePerDay', 'hazardousPerContainer', 'extraHandlingPerMove'],
}
