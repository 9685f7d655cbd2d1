import type { District } from '#domain/places/district.ts'
import { districts } from '#domain/places/districts.data.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { type DemoRate, tariffTerm } from './demo-rate.ts'
import { portLetters } from './port-letters.ts'
import { roundToStep, seededBetween, seededRandom } from './seeded-random.ts'

/** Two pick-up terminals per port, with the extra kilometres compared with the port. */
const pickUpPlaces: Readonly<Record<OceanPort, readonly (readonly [terminal: string, farther: number])[]>> = {
  CNTAO: [
    ['QQCTX', 0],
    ['QQCTUA', 5],
  ],
  CNSHA: [
    ['WAIG', 0],
    ['SGICT', 65],
  ],
  CNNGB: [
    ['BLCT2', 0],
    ['BLCT6', 20],
  ],
  CNXMN: [
    ['XHCT', 0],
    ['XOGT', 15],
  ],
  CNSZX: [
    ['SCT', 0],
    ['YICT', 35],
  ],
}

// Base price of a truck in CNY, and price per kilometre of the round trip.
const road = { start: 420, perKilometre: 6.2, forty: 1.22, reefer: 1.18 } as const
const tollFrom = 150
const tollPerKilometre = 0.9

const yuan = (value: number): string => String(roundToStep(value, 10))

/** About a third of the long lanes bills the toll separately; all others include it. */
const billsToll = ({ code, kilometres }: District) =>
  kilometres >= tollFrom && seededRandom('toll', code) < 0.35

function laneOf(district: District, [terminal, farther]: readonly [string, number]): DemoRate {
  const { code, port, kilometres } = district
  const distance = kilometres + farther
  const tolled = billsToll(district)
  const perKilometre = road.perKilometre - (tolled ? tollPerKilometre : 0)
  const twenty = (road.start + distance * perKilometre) * seededBetween(0.95, 1.06, 'road', code, terminal)
  const forty = twenty * road.forty
  const prices = {
    '20GP': yuan(twenty),
    '40GP': yuan(forty),
    '40HQ': yuan(forty),
    '45HQ': yuan(forty * 1.08),
    '20RF': yuan(twenty * road.reefer),
    '40RH': yuan(forty * road.reefer),
  }
  return {
    kind: 'trucking-lane',
    code: `${portLetters(port)}-${terminal}-${code}`,
    port,
    place: code,
    pricing: {
      port,
      pickUpPlace: terminal,
      district: code,
      prices,
      ...(tolled && { tollPerVehicle: yuan(distance * tollPerKilometre) }),
    },
    cost: Object.fromEntries(
      Object.entries(prices).map(([type, price]) => [
        type,
        String(Math.floor(Number(price) * seededBetween(0.84, 0.93, 'road cost', code, terminal, type))),
      ]),
    ),
    term: tariffTerm,
  }
}

export const truckingLanes = (): readonly DemoRate[] =>
  districts.flatMap((district) => pickUpPlaces[district.port].map((place) => laneOf(district, place)))
