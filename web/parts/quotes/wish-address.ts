import type { AskedWish } from '#contract/wishes.ts'
import { type AddressParts, flag, part, writeBoxes } from './address-parts.ts'
import { readers } from './read-wish.ts'
import { usual } from './usual-wish.ts'

/** A wish of one service, with nothing left out. */
export type WishOf<Service extends AskedWish['service']> = Extract<AskedWish, { service: Service }>

const boxParts = (name: string, boxes: readonly Parameters<typeof writeBoxes>[0][]): AddressParts =>
  boxes.map((box) => [name, writeBoxes(box)])

/** A service beside the freight with what its price is reckoned from. */
function serviceText(wish: WishOf<'ocean'>['services'][number]): string {
  switch (wish.service) {
    case 'export-customs':
    case 'import-clearance':
      return `${wish.service}:${wish.declarations}`
    case 'storage':
      return `${wish.service}:${wish.cbm}:${wish.days}`
    case 'insurance':
      return `${wish.service}:${wish.cargoValue}`
    default:
      return wish.service
  }
}

const oceanParts = (wish: WishOf<'ocean'>): AddressParts => [
  ...part('pol', wish.pol),
  ...part('pod', wish.pod),
  ...part('from', wish.etdFrom),
  ...part('to', wish.etdTo),
  ...boxParts('box', wish.containers),
  ...part('bl', wish.billsOfLading, usual.ocean.billsOfLading),
  ...part('freight', wish.terms.freight, usual.ocean.terms.freight),
  ...part('destination', wish.terms.destination, usual.ocean.terms.destination),
  ...wish.services.flatMap((service) => part('with', serviceText(service))),
  ...flag('contract', wish.contractOnly),
  ...part('carrier', wish.carrier),
]

const truckingParts = (wish: WishOf<'trucking'>): AddressParts => [
  ...part('port', wish.port),
  ...part('district', wish.district),
  ...part('place', wish.pickUpPlace),
  ...part('day', wish.day),
  ...boxParts('box', wish.containers),
  ...part('points', wish.loadingPoints, usual.trucking.loadingPoints),
  ...part('weighings', wish.weighings, usual.trucking.weighings),
]

const warehouseParts = ({ cargo, ...wish }: WishOf<'warehouse'>): AddressParts => [
  ...wish.warehouses.flatMap((code) => part('at', code)),
  ...part('day', wish.day),
  ...part('cbm', cargo.volumeCbm),
  ...part('tons', cargo.weightTons),
  ...part('pallets', cargo.pallets),
  ...part('pieces', cargo.pieces),
  ...part('area', cargo.areaSquareMetres),
  ...part('days', wish.storageDays, usual.warehouse.storageDays),
  ...flag('receiving', wish.receiving),
  ...flag('in', wish.handlingIn),
  ...flag('out', wish.handlingOut),
  ...boxParts('stuff', wish.stuffing),
  ...boxParts('strip', wish.stripping),
  ...Object.entries(wish.valueAdded).flatMap(([work, count]) => part('add', `${work}:${count}`)),
]

const depotParts = (wish: WishOf<'depot'>): AddressParts => [
  ...part('port', wish.port),
  ...part('depot', wish.depot),
  ...part('day', wish.day),
  ...part('size', wish.size),
  ...part('kind', wish.kind),
  ...part('boxes', wish.containers),
  ...part('days', wish.days),
  ...part('lifts', wish.lifts, usual.depot.lifts),
  ...flag('hazardous', wish.hazardous),
  ...part('moves', wish.extraMoves, usual.depot.extraMoves),
  ...part('washings', wish.washings, usual.depot.washings),
  ...part('weighings', wish.weighings, usual.depot.weighings),
  ...part('inspections', wish.inspections, usual.depot.inspections),
  ...part('power', wish.poweredDays, usual.depot.poweredDays),
]

function partsOf(wish: AskedWish): AddressParts {
  switch (wish.service) {
    case 'ocean':
      return oceanParts(wish)
    case 'trucking':
      return truckingParts(wish)
    case 'warehouse':
      return warehouseParts(wish)
    case 'depot':
      return depotParts(wish)
  }
}

/** The wish as part of an address: anybody who gets the link asks the same. */
export const writeWish = (wish: AskedWish): URLSearchParams =>
  new URLSearchParams(partsOf(wish).map(([name, value]) => [name, value]))

/** The wish an address holds; nothing where it does not hold a whole one. */
export const readWish = <Service extends AskedWish['service']>(
  service: Service,
  address: URLSearchParams,
): WishOf<Service> | undefined => readers[service](address) as WishOf<Service> | undefined
