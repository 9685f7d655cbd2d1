import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { asHomePort, type HomePort } from '#domain/places/home-ports.ts'
import { laneOfRequest } from '#domain/quotes/requests/request-lane.ts'
import type { QuotedRoute } from '#domain/quotes/saved/quoted-route.ts'
import { closingOf } from '#domain/schedules/cut-offs.ts'

/** The ports that a ship of an order calls at; a truck is ordered for any ship of its port. */
export type SailingLane = { readonly pol: HomePort; readonly pod: string | null }

type Ends = Pick<QuotedRoute, 'from' | 'to'>

/** Undefined where the order names no ship, or where the places of the request are not ports that we know. */
export function sailingLane(service: OrderService, { from, to }: Ends): SailingLane | undefined {
  const places = { from: from ?? undefined, to: to ?? undefined }
  if (service === 'ocean') {
    const lane = laneOfRequest('ocean', places)
    return lane && { pol: lane.port, pod: lane.place }
  }
  if (service !== 'trucking') return undefined
  const pol = asHomePort(from) ?? laneOfRequest('trucking', places)?.port
  return pol && { pol, pod: null }
}

/** Space is booked before the sailing closes; a truck may bring the container later. */
export const firstDeparture = ({ pod }: SailingLane, now: Date): Date =>
  pod === null ? now : new Date(2 * now.getTime() - closingOf({ etd: now }).time.getTime())
