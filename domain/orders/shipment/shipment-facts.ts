import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { sailingLane } from '#domain/orders/from-quote/sailing-lane.ts'
import { districtOf } from '#domain/places/district.ts'
import { asHomePort, type HomePort, homePortOf } from '#domain/places/home-ports.ts'
import { portsNamed } from '#domain/places/typed-port.ts'

/** Where an order begins and ends: codes, or the customer's own words. */
export type OrderedEnds = {
  readonly service: OrderService
  readonly from: string | null
  readonly to: string | null
}

/** The one port that a code or a text means. */
function portMeant(text: string | null) {
  const [port, ...others] = portsNamed(text ?? '')
  return others.length === 0 ? port : undefined
}

const homePortMeant = (text: string | null): HomePort | undefined => homePortOf(portMeant(text)?.code ?? '')

/** Spec §3: the port whose office handles the order. `placePort` is that of the warehouse it is for. */
export const businessPortOf = (
  { service, from, to }: OrderedEnds,
  placePort: string | null = null,
): HomePort | null =>
  homePortMeant(from) ??
  asHomePort(placePort) ??
  sailingLane(service, { from, to })?.pol ??
  homePortMeant(to) ??
  null

/** Of the dictionary of business types, those that service and direction decide. */
export const businessTypes = ['export-fcl', 'import-fcl', 'domestic', 'cross-trade', 'shipper-owned'] as const
export type BusinessType = (typeof businessTypes)[number]

const home = 'CN'

function byDirection(from: string | undefined, to: string | undefined): BusinessType | null {
  if (from === undefined || to === undefined) return null
  if (from === home) return to === home ? 'domestic' : 'export-fcl'
  return to === home ? 'import-fcl' : 'cross-trade'
}

/** Spec §3: what kind of business the order is; null where its service does not say. */
export function businessTypeOf({ service, from, to }: OrderedEnds): BusinessType | null {
  switch (service) {
    case 'ocean':
    case 'rail':
      return byDirection(portMeant(from)?.country, portMeant(to)?.country)
    case 'soc':
      return 'shipper-owned'
    case 'trucking':
      // Our trucks fetch the container at the port and load it at the customer's doors.
      return asHomePort(from) && districtOf(to ?? '') ? 'export-fcl' : null
    default:
      return null
  }
}
