import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Lane } from './trucking-request.ts'
import type { TruckingPort } from './trucking-tariff.data.ts'

export type PricedLane = Lane & { readonly port: TruckingPort; readonly pickUpPlace: string }

/** Spec §5: nothing is calculated where no price exists for the chosen port and pick-up place. */
export function lanesFrom(
  { port, pickUpPlace }: Pick<PricedLane, 'port' | 'pickUpPlace'>,
  lanes: readonly PricedLane[],
): Result<readonly PricedLane[]> {
  const found = lanes.filter((lane) => lane.port === port && lane.pickUpPlace === pickUpPlace)
  return found.length === 0 ? refusal('no-price', { port, pickUpPlace }) : ok(found)
}
