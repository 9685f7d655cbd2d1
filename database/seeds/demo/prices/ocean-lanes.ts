import type { LinerService, OriginCall } from '#domain/places/liner-service.ts'
import { portOf } from '#domain/places/port.ts'
import { seaMiles } from '#domain/places/sea-miles.ts'
import { services } from '#domain/places/services.data.ts'
import type { RatePricing } from '#domain/rates/rate.ts'

import { type DemoRate, freightTerm } from './demo-rate.ts'
import { freightLevels, tradeRemarks, tradeSurcharges } from './freight.data.ts'
import { roundToStep, seededBetween, seededRandom } from './seeded-random.ts'

type OceanLane = Extract<DemoRate, { readonly kind: 'ocean-lane' }>
type Freight = RatePricing['ocean-lane']['freight']

const dollars = (value: number): string => String(roundToStep(value, 5))

/** Large ships carry 45-foot containers; about two in five services carry reefers. */
const takesLongContainers = ({ teu }: LinerService) => teu >= 8000
const takesReefers = ({ code }: LinerService) => seededRandom('plugs', code) < 0.4

/** Increases with distance, but less than in proportion; varies by carrier, lane and month. */
function freightOf(service: LinerService, pol: string, pod: string, month: string): Freight {
  const region = portOf(pod)?.region
  if (!region) throw new Error(`${pod} is no port`)
  const level = freightLevels[region]
  const distanceFactor = 0.65 + 0.35 * (seaMiles(pol, pod) / level.miles)
  const variation =
    seededBetween(0.88, 1.14, 'carrier', service.carrier, region) *
    seededBetween(0.97, 1.04, 'lane', service.code, pol, pod) *
    seededBetween(0.96, 1.04, 'month', month, region)
  const twenty = level.twenty * distanceFactor * variation
  const forty = twenty * level.forty
  return {
    '20GP': dollars(twenty),
    '40GP': dollars(forty * 0.985),
    '40HQ': dollars(forty),
    ...(takesLongContainers(service) && { '45HQ': dollars(forty * 1.27) }),
    '20OT': dollars(twenty * 1.45 + 150),
    '40OT': dollars(forty * 1.4 + 250),
    '20FR': dollars(twenty * 1.7 + 300),
    '40FR': dollars(forty * 1.65 + 500),
    ...(takesReefers(service) && {
      '20RF': dollars(twenty * 1.6 + 450),
      '40RF': dollars(forty * 1.65 + 580),
      '40RH': dollars(forty * 1.7 + 600),
    }),
  }
}

/** Always below the price. */
const costOf = (freight: Freight, ...draw: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(freight).map(([type, price]) => [
      type,
      String(Math.floor(Number(price) * seededBetween(0.87, 0.95, 'cost', type, ...draw))),
    ]),
  )

const laneCode = ({ code }: LinerService, pol: string, pod: string): string => `${code}-${pol}-${pod}`

function laneOf(service: LinerService, { port }: OriginCall, pod: string, month: string): OceanLane {
  const freight = freightOf(service, port, pod, month)
  const region = portOf(pod)?.region ?? service.region
  const carrierRemark = tradeRemarks[region]
  return {
    kind: 'ocean-lane',
    code: laneCode(service, port, pod),
    port,
    place: pod,
    pricing: {
      carrier: service.carrier,
      service: service.code,
      pol: port,
      pod,
      freight,
      surcharges: tradeSurcharges[region],
      ...(carrierRemark !== undefined && { carrierRemark }),
    },
    cost: costOf(freight, service.code, port, pod, month),
    term: freightTerm,
  }
}

/** A rate for every origin and destination of every liner service, or only for the given lanes. */
export const oceanLanes = (today: string, named?: readonly string[]): readonly OceanLane[] =>
  services.flatMap((service) =>
    service.origins.flatMap((origin) =>
      service.calls
        .filter(({ port }) => !named || named.includes(laneCode(service, origin.port, port)))
        .map(({ port }) => laneOf(service, origin, port, today.slice(0, 7))),
    ),
  )

/** A discounted rate for some brands or companies, with its own cost. */
export function discounted(
  lane: OceanLane,
  percent: number,
  own: { readonly suffix: string } & Pick<OceanLane, 'brands' | 'companies'>,
): OceanLane {
  const { suffix, ...scope } = own
  const freight = Object.fromEntries(
    Object.entries(lane.pricing.freight).map(([type, price]) => [
      type,
      dollars(Number(price) * (1 - percent / 100)),
    ]),
  )
  const code = `${lane.code}-${suffix}`
  return { ...lane, ...scope, code, pricing: { ...lane.pricing, freight }, cost: costOf(freight, code) }
}
