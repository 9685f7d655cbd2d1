import type { QuoteQueryInput } from '#contract/queries.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { usual } from './default-query.ts'
import { oneOf, readCode, readContainers, readDay, readMeasure, readWhole } from './url-params.ts'

type QueryOf<Service extends QuoteQueryInput['service']> = Extract<QuoteQueryInput, { service: Service }>
type AddOnQuery = QueryOf<'ocean'>['services'][number]

const terms = ['prepaid', 'collect'] as const
const plainServices = ['trucking', 'warehouse-loading', 'delivery'] as const
const documentServices = ['export-customs', 'import-clearance'] as const

function readService(text: string): AddOnQuery[] {
  const [name = '', first, second] = text.split(':')
  const plain = oneOf(plainServices, name)
  if (plain) return [{ service: plain }]
  const document = oneOf(documentServices, name)
  const whole = readWhole(first)
  if (document) return whole ? [{ service: document, declarations: whole }] : []
  const cbm = readMeasure(first)
  const days = readWhole(second)
  if (name === 'storage') return cbm && days ? [{ service: name, cbm, days }] : []
  if (name === 'insurance')
    return first && /^[1-9]\d{0,7}$/.test(first) ? [{ service: name, cargoValue: first }] : []
  return []
}

function readOcean(address: URLSearchParams): QueryOf<'ocean'> | undefined {
  const pol = oneOf(oceanPorts, address.get('pol'))
  const pod = readCode(address.get('pod'))
  const etdFrom = readDay(address.get('from'))
  const etdTo = readDay(address.get('to'))
  const containers = readContainers(address.getAll('container')).map(({ type, count }) => ({ type, count }))
  if (!pol || !pod || !etdFrom || !etdTo || containers.length === 0) return undefined
  const carrier = readCode(address.get('carrier'))
  return {
    service: 'ocean',
    ...{ pol, pod, etdFrom, etdTo, containers },
    billsOfLading: readWhole(address.get('bl')) || usual.ocean.billsOfLading,
    terms: {
      freight: oneOf(terms, address.get('freight')) ?? usual.ocean.terms.freight,
      destination: oneOf(terms, address.get('destination')) ?? usual.ocean.terms.destination,
    },
    services: address.getAll('with').flatMap(readService),
    contractOnly: address.has('contract'),
    ...(carrier !== undefined && { carrier }),
  }
}

function readTrucking(address: URLSearchParams): QueryOf<'trucking'> | undefined {
  const port = oneOf(oceanPorts, address.get('port'))
  const district = readCode(address.get('district'))
  const day = readDay(address.get('day'))
  const containers = readContainers(address.getAll('container'))
  if (!port || !district || !day || containers.length === 0) return undefined
  const pickUpPlace = readCode(address.get('place'))
  return {
    service: 'trucking',
    ...{ port, district, day, containers },
    loadingPoints: readWhole(address.get('points')) || usual.trucking.loadingPoints,
    weighings: readWhole(address.get('weighings')) ?? usual.trucking.weighings,
    ...(pickUpPlace !== undefined && { pickUpPlace }),
  }
}

const works = Object.keys(valueAddedFees) as readonly ValueAddedType[]

function readWorks(texts: readonly string[]): QueryOf<'warehouse'>['valueAdded'] {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const [name = '', amount] = text.split(':')
      const work = oneOf(works, name)
      const count = readMeasure(amount)
      return work && count ? [[work, count]] : []
    }),
  )
}

function readCargo(address: URLSearchParams): QueryOf<'warehouse'>['cargo'] | undefined {
  const volumeCbm = readMeasure(address.get('cbm'))
  const weightTons = readMeasure(address.get('tons'))
  if (!volumeCbm || !weightTons) return undefined
  const pallets = readWhole(address.get('pallets'))
  const pieces = readWhole(address.get('pieces'))
  const areaSquareMetres = readMeasure(address.get('area'))
  return {
    ...{ volumeCbm, weightTons },
    ...(pallets !== undefined && { pallets }),
    ...(pieces !== undefined && { pieces }),
    ...(areaSquareMetres !== undefined && { areaSquareMetres }),
  }
}

function readWarehouse(address: URLSearchParams): QueryOf<'warehouse'> | undefined {
  const warehouses = address.getAll('at').flatMap((code) => readCode(code) ?? [])
  const day = readDay(address.get('day'))
  const cargo = readCargo(address)
  if (warehouses.length === 0 || !day || !cargo) return undefined
  const containers = (name: string) =>
    readContainers(address.getAll(name)).map(({ type, count }) => ({ type, count }))
  return {
    service: 'warehouse',
    ...{ warehouses, day, cargo },
    storageDays: readWhole(address.get('days')) ?? usual.warehouse.storageDays,
    receiving: address.has('receiving'),
    handlingIn: address.has('in'),
    handlingOut: address.has('out'),
    stuffing: containers('stuff'),
    stripping: containers('strip'),
    valueAdded: readWorks(address.getAll('add')),
  }
}

const sizes = ['20', '40'] as const

function readDepot(address: URLSearchParams): QueryOf<'depot'> | undefined {
  const port = oneOf(oceanPorts, address.get('port'))
  const day = readDay(address.get('day'))
  const size = oneOf(sizes, address.get('size'))
  const kind = oneOf(storageKinds, address.get('kind'))
  const containers = readWhole(address.get('containers'))
  const days = readWhole(address.get('days'))
  if (!port || !day || !size || !kind || !containers || days === undefined) return undefined
  const depot = readCode(address.get('depot'))
  const count = (name: string, otherwise: number) => readWhole(address.get(name)) ?? otherwise
  return {
    service: 'depot',
    ...{ port, day, kind, containers, days },
    size: size === '20' ? 20 : 40,
    hazardous: address.has('hazardous'),
    lifts: count('lifts', usual.depot.lifts),
    extraMoves: count('moves', usual.depot.extraMoves),
    cleanings: count('cleanings', usual.depot.cleanings),
    weighings: count('weighings', usual.depot.weighings),
    inspections: count('inspections', usual.depot.inspections),
    poweredDays: count('power', usual.depot.poweredDays),
    ...(depot !== undefined && { depot }),
  }
}

/** How each service is read from an address. */
export const readers = {
  ocean: readOcean,
  trucking: readTrucking,
  warehouse: readWarehouse,
  depot: readDepot,
} as const
