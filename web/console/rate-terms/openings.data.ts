import type { RateKind } from '#domain/rates/rate.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import {
  type DestinationService,
  destinationServices,
  type OceanService,
  originServices,
} from '#domain/tariffs/ocean/ocean-tariff.ts'
import { perType } from './shapes.data.ts'

/** From which list the key of a row is chosen. */
export type KeyKind = 'terminal' | 'depot' | 'port' | 'origin-service' | 'destination-service'

/** The fields of a row by their way in it, with what stands in them at first; no way at all is the row itself. */
export type Blank = readonly (readonly [way: string, text: string])[]

type Shared = {
  /** The way to its rows, from the root; `*` is any row on it. */
  readonly path: string
  /** As many rows as the contract takes. */
  readonly most: number
  blank(key: string): Blank
}

/** Rows that follow one another, by number. */
export type ListOpening = Shared & {
  readonly name: 'surcharges' | 'localCharges' | 'manifests' | 'steps' | 'storageTiers'
}
/** Rows that are called by a code. */
export type MapOpening = Shared & {
  readonly name: 'originServices' | 'destinationServices' | 'servicesAt' | 'inspection' | 'depotLift'
  readonly keys: KeyKind
}
export type Opening = ListOpening | MapOpening

type Priced = { readonly fee: FeeCode; readonly pers: readonly string[] }
const boxes = ['container', perType] as const

/** What a service is billed as, and by what it can be priced: by anything else there would be no price for it. */
export const pricedServices: Readonly<Record<OceanService, Priced>> = {
  trucking: { fee: 'TRUCK', pers: boxes },
  'warehouse-loading': { fee: 'ZXF', pers: boxes },
  'export-customs': { fee: 'BGF', pers: ['document', ...boxes] },
  storage: { fee: 'CCF', pers: ['CBM-day', ...boxes] },
  insurance: { fee: 'INS', pers: ['insured-value'] },
  delivery: { fee: 'DELIVERY', pers: boxes },
  'import-clearance': { fee: 'CLEARANCE', pers: ['document', ...boxes] },
}

/** The figures that go with the way of counting are added to a row by its shape. */
const blankService = (service: string): Blank => {
  const { fee, pers } = pricedServices[service as OceanService]
  return [
    ['fee', fee],
    ['per', pers[0] ?? ''],
  ]
}

const blankDestination: Blank = destinationServices.flatMap((service: DestinationService) =>
  blankService(service).map(([way, text]) => [`${service}.${way}`, text] as const),
)

const row =
  (...blank: Blank) =>
  (): Blank =>
    blank
const price = row(['', ''])

/** No list of the contract names more keys than these. */
const mostKeys = { services: originServices.length, places: 200 } as const satisfies Record<string, number>

/** Where rows can be added and taken away. */
export const openings: Readonly<Record<RateKind, readonly Opening[]>> = {
  'ocean-lane': [
    {
      name: 'surcharges',
      path: 'surcharges',
      most: 20,
      blank: row(['fee', ''], ['per', 'container'], ['terms', '']),
    },
  ],
  'ocean-tariff': [
    { name: 'localCharges', path: 'localCharges', most: 30, blank: row(['fee', ''], ['per', 'container']) },
    {
      name: 'manifests',
      path: 'manifests',
      most: 10,
      blank: row(['fee', ''], ['countries', ''], ['price', '']),
    },
    {
      name: 'originServices',
      path: 'originServices',
      keys: 'origin-service',
      most: mostKeys.services,
      blank: blankService,
    },
    {
      name: 'destinationServices',
      path: 'destinationServices',
      keys: 'port',
      most: mostKeys.places,
      blank: () => blankDestination,
    },
    {
      name: 'servicesAt',
      path: 'destinationServices.*',
      keys: 'destination-service',
      most: destinationServices.length,
      blank: blankService,
    },
  ],
  'trucking-lane': [],
  'trucking-tariff': [
    {
      name: 'steps',
      path: 'overweight.steps',
      most: 10,
      blank: row(['overTons', ''], ['upToTons', ''], ['per', 'ton']),
    },
    { name: 'inspection', path: 'inspection', keys: 'terminal', most: mostKeys.places, blank: price },
    { name: 'depotLift', path: 'depotLift', keys: 'depot', most: mostKeys.places, blank: price },
  ],
  'warehouse-tariff': [],
  'depot-tariff': [
    {
      name: 'storageTiers',
      path: 'storageTiers',
      most: 10,
      blank: row(['fromDay', ''], ['toDay', ''], ['factor', '']),
    },
  ],
}
