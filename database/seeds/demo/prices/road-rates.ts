import type { District } from '#domain/places/district.ts'
import { districts } from '#domain/places/districts.data.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { between, chance, inSteps } from './chance.ts'
import { type DemoRate, tariffTerm } from './demo-rate.ts'
import { lettersOf } from './letters.ts'

/** Two terminals of each port from which trucks are priced, and the kilometres more than the port's own. */
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

// What a truck costs before it moves, and for each kilometre there and back.
const road = { start: 420, perKilometre: 6.2, forty: 1.22, reefer: 1.18 } as const
const tollFrom = 150
const tollPerKilometre = 0.9

const yuan = (value: number): string => String(inSteps(value, 10))

/** From some way on a third of the lanes bills its toll apart; the price of all others holds it. */
const billsToll = ({ code, kilometres }: District) => kilometres >= tollFrom && chance('toll', code) < 0.35

function laneOf(district: District, [terminal, farther]: readonly [string, number]): DemoRate {
  const { code, port, kilometres } = district
  const way = kilometres + farther
  const tolled = billsToll(district)
  const perKilometre = road.perKilometre - (tolled ? tollPerKilometre : 0)
  const twenty = (road.start + way * perKilometre) * between(0.95, 1.06, 'road', code, terminal)
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
    code: `${lettersOf(port)}-${terminal}-${code}`,
    port,
    place: code,
    pricing: {
      ...{ port, pickUpPlace: terminal, district: code, prices },
      ...(tolled && { tollPerVehicle: yuan(way * tollPerKilometre) }),
    },
    cost: Object.fromEntries(
      Object.entries(prices).map(([type, price]) => [
        type,
        String(Math.floor(Number(price) * between(0.84, 0.93, 'road cost', code, terminal, type))),
      ]),
    ),
    term: tariffTerm,
  }
}

export const truckingLanes = (): readonly DemoRate[] =>
  districts.flatMap((district) => pickUpPlaces[district.port].map((place) => laneOf(district, place)))
