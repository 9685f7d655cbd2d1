import type { QuoteQueryInput } from '#contract/queries.ts'
import { usual } from './default-query.ts'
import { readers } from './read-query.ts'
import { flag, part, type UrlParams, writeContainers } from './url-params.ts'

/** A wish of one service, with nothing left out. */
export type QueryOf<Service extends QuoteQueryInput['service']> = Extract<
  QuoteQueryInput,
  { service: Service }
>

const containerParts = (
  name: string,
  containers: readonly Parameters<typeof writeContainers>[0][],
): UrlParams => containers.map((container) => [name, writeContainers(container)])

/** A service beside the freight with what its price is reckoned from. */
function serviceText(query: QueryOf<'ocean'>['services'][number]): string {
  switch (query.service) {
    case 'export-customs':
    case 'import-clearance':
      return `${query.service}:${query.declarations}`
    case 'storage':
      return `${query.service}:${query.cbm}:${query.days}`
    case 'insurance':
      return `${query.service}:${query.cargoValue}`
    default:
      return query.service
  }
}

const oceanParts = (query: QueryOf<'ocean'>): UrlParams => [
  ...part('pol', query.pol),
  ...part('pod', query.pod),
  ...part('from', query.etdFrom),
  ...part('to', query.etdTo),
  ...containerParts('container', query.containers),
  ...part('bl', query.billsOfLading, usual.ocean.billsOfLading),
  ...part('freight', query.terms.freight, usual.ocean.terms.freight),
  ...part('destination', query.terms.destination, usual.ocean.terms.destination),
  ...query.services.flatMap((service) => part('with', serviceText(service))),
  ...flag('contract', query.contractOnly),
  ...part('carrier', query.carrier),
]

const truckingParts = (query: QueryOf<'trucking'>): UrlParams => [
  ...part('port', query.port),
  ...part('district', query.district),
  ...part('place', query.pickUpPlace),
  ...part('day', query.day),
  ...containerParts('container', query.containers),
  ...part('points', query.loadingPoints, usual.trucking.loadingPoints),
  ...part('weighings', query.weighings, usual.trucking.weighings),
]

const warehouseParts = ({ cargo, ...query }: QueryOf<'warehouse'>): UrlParams => [
  ...query.warehouses.flatMap((code) => part('at', code)),
  ...part('day', query.day),
  ...part('cbm', cargo.volumeCbm),
  ...part('tons', cargo.weightTons),
  ...part('pallets', cargo.pallets),
  ...part('pieces', cargo.pieces),
  ...part('area', cargo.areaSquareMetres),
  ...part('days', query.storageDays, usual.warehouse.storageDays),
  ...flag('receiving', query.receiving),
  ...flag('in', query.handlingIn),
  ...flag('out', query.handlingOut),
  ...containerParts('stuff', query.stuffing),
  ...containerParts('strip', query.stripping),
  ...Object.entries(query.valueAdded).flatMap(([work, count]) => part('add', `${work}:${count}`)),
]

const depotParts = (query: QueryOf<'depot'>): UrlParams => [
  ...part('port', query.port),
  ...part('depot', query.depot),
  ...part('day', query.day),
  ...part('size', query.size),
  ...part('kind', query.kind),
  ...part('containers', query.containers),
  ...part('days', query.days),
  ...part('lifts', query.lifts, usual.depot.lifts),
  ...flag('hazardous', query.hazardous),
  ...part('moves', query.extraMoves, usual.depot.extraMoves),
  ...part('cleanings', query.cleanings, usual.depot.cleanings),
  ...part('weighings', query.weighings, usual.depot.weighings),
  ...part('inspections', query.inspections, usual.depot.inspections),
  ...part('power', query.poweredDays, usual.depot.poweredDays),
]

function partsOf(query: QuoteQueryInput): UrlParams {
  switch (query.service) {
    case 'ocean':
      return oceanParts(query)
    case 'trucking':
      return truckingParts(query)
    case 'warehouse':
      return warehouseParts(query)
    case 'depot':
      return depotParts(query)
  }
}

/** The wish as part of an address: anybody who gets the link asks the same. */
export const writeQuery = (query: QuoteQueryInput): URLSearchParams =>
  new URLSearchParams(partsOf(query).map(([name, value]) => [name, value]))

/** The wish an address holds; nothing where it does not hold a whole one. */
export const readQuery = <Service extends QuoteQueryInput['service']>(
  service: Service,
  address: URLSearchParams,
): QueryOf<Service> | undefined => readers[service](address) as QueryOf<Service> | undefined
