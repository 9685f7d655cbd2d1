import type { District } from '#domain/places/district.ts'
import { districts } from '#domain/places/districts.data.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import { type DemoRate, tariffTerm } from './demo-rate.ts'
import { portLetters } from './port-letters.ts'
import { roundToStep, seededBetween, seededRandom } from './seeded-random.ts'

/** Extra kilometres from the terminals that lie apart from the others of their port. */
const farther: Readonly<Record<string, number>> = {
  QQCTUA: 5,
  SGICT: 65,
  SHENG: 65,
  SIPGSD: 65,
  BLCT5: 20,
  BLCT6: 20,
  YZCT7: 30,
  XOGT: 15,
  XTCT: 15,
  YICT: 35,
  YICTW: 35,
  DACHAN: 10,
}

// Base price of a truck in CNY, and price per kilometre of the round trip.
const road = { start: 420, perKilometre: 6.2, forty: 1.22, reefer: 1.18, open: 1.25 } as const
const tollFrom = 150
const tollPerKilometre = 0.9

const yuan = (value: number): string => String(roundToStep(value, 10))

/** About a third of the long lanes bills the toll separately; all others include it. */
const billsToll = ({ code, kilometres }: District) =>
  kilometres >= tollFrom && seededRandom('toll', code) < 0.35

function pricesOf(twenty: number) {
  const forty = twenty * road.forty
  return {
    '20GP': yuan(twenty),
    '40GP': yuan(forty),
    '40HQ': yuan(forty),
    '45HQ': yuan(forty * 1.08),
    '20RF': yuan(twenty * road.reefer),
    '40RF': yuan(forty * road.reefer),
    '40RH': yuan(forty * road.reefer),
    '20OT': yuan(twenty * road.open),
    '40OT': yuan(forty * road.open),
    '20FR': yuan(twenty * road.open),
    '40FR': yuan(forty * road.open),
  }
}

function laneOf(district: District, terminal: string): DemoRate {
  const { code, port, kilometres } = district
  const distance = kilometres + (farther[terminal] ?? 0)
  const tolled = billsToll(district)
  const perKilometre = road.perKilometre - (tolled ? tollPerKilometre : 0)
  const twenty = (road.start + distance * perKilometre) * seededBetween(0.95, 1.06, 'road', code, terminal)
  const prices = pricesOf(twenty)
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

/** From every terminal of the port of the district. */
export const truckingLanes = (): readonly DemoRate[] =>
  districts.flatMap((district) =>
    terminals.filter(({ port }) => port === district.port).map(({ code }) => laneOf(district, code)),
  )
