import { containerTypeCodes } from '#domain/values/container-type.ts'

/** The parts of all terms in the order in which a sheet is read; a database keeps none. Messages name each. */
export const segmentOrder: readonly string[] = [
  ...['code', 'validFrom', 'validTo', 'brands', 'companies'],
  ...['carrier', 'service', 'port', 'warehouse', 'depot', 'pol', 'pod', 'pickUpPlace', 'district'],
  ...['freight', 'prices', 'tollPerVehicle', 'surcharges', 'deadFreightPercent', 'localCharges', 'manifests'],
  ...['originServices', 'destinationServices', 'later', 'taxed', 'waiting', 'overnight', 'loadingPoints'],
  ...['overweight', 'cancellation', 'dryRun', 'inspection', 'depotLift', 'weighingPerContainer'],
  ...['fuelPercent', 'holidayPerContainer', 'insurance', 'cbmPerTon', 'storage', 'receiving', 'handlingIn'],
  ...['handlingOut', 'stuffing', 'stripping', 'valueAdded', 'freeDays', 'storagePerDay', 'storageTiers'],
  ...['hazardousPerContainer', 'extraHandlingPerMove', 'lift', 'cleaning', 'weighing', 'preTripInspection'],
  ...['reeferPowerPerDay', 'telexRelease', 'amendment', 'manifestAmendment', 'rollOver', 'detention'],
  ...['trucking', 'warehouse-loading', 'export-customs', 'delivery', 'import-clearance'],
  ...['palletising', 'labelling', 'wrapping', 'sorting', 'overtime', 'empty', 'laden', 'pre-pull'],
  ...['rule', 'kind', 'fee', 'per', 'steps', 'fromDay', 'toDay', 'factor'],
  ...['freeHours', 'perHour', 'capPerDay', 'perNight', 'until', 'most', 'perExtraPoint', 'overTons'],
  ...['upToTons', 'price', 'perDay', 'percent', 'coverPercent', 'sharePercent', 'perContainer', 'minimum'],
  ...['least', 'cap', 'capPerContainer', 'perAccident', 'theftAddOn', 'terms', 'countries', 'cost'],
  ...['20', '40'],
  ...containerTypeCodes,
]

/** Parts that hold rows, one after the other. */
export const listSegments = ['surcharges', 'localCharges', 'manifests', 'steps', 'storageTiers'] as const

/** By which of their figures rows stand; those of other lists stand as they were added. */
export const listOrders: Readonly<Record<string, string>> = { storageTiers: 'fromDay', steps: 'overTons' }

/** Parts that are counted, so that they travel as numbers. */
export const countedSegments: readonly string[] = [
  ...['freeDays', 'freeHours', 'overTons', 'upToTons', 'most', 'fromDay', 'toDay'],
]

/** What says which row it is and has no figure of its own. */
export const fixedSegments: readonly string[] = ['fee', 'per', 'kind', 'terms']
