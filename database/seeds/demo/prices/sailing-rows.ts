import type { LinerService, OriginCall } from '#domain/places/liner-service.ts'
import { services } from '#domain/places/services.data.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { shipOf } from './fleets.ts'
import { portLetters } from './port-letters.ts'
import { roundToStep, seededBetween } from './seeded-random.ts'

/** Days around today that the schedule shows, and days that past sailings are kept. */
export const scheduleDays = { before: 30, ahead: 70, saved: 45 } as const

const dayMs = 24 * 60 * 60 * 1000
const firstMonday = '1970-01-05'

const weekOf = (day: string): number =>
  Math.floor((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${firstMonday}T00:00:00Z`)) / (7 * dayMs))

const mondayOf = (week: number): string => daysAfter(firstMonday, week * 7)

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** On the half hour, at most one hour from the usual time. */
function departureTime(service: string, port: string, week: number): string {
  const usual = seededBetween(120, 1290, 'leaves', service, port)
  return timeOf(roundToStep(usual + seededBetween(-60, 60, 'leaves', service, port, week), 30))
}

const arrivalTime = (service: string, port: string): string =>
  timeOf(roundToStep(seededBetween(240, 1320, 'arrives', service, port), 30))

/** Direction letter of the voyage number; W for all other regions. */
const headings: Readonly<Partial<Record<LinerService['region'], string>>> = {
  'east-asia': 'E',
  'north-america-west': 'E',
  'north-america-east': 'E',
  'central-america': 'E',
  'south-america-west': 'E',
  'south-east-asia': 'S',
  oceania: 'S',
}

/** Ships of one service are not of one age: their numbers are far enough apart never to meet. */
const voyageNumber = ({ vessel, place, round }: ReturnType<typeof shipOf>): string =>
  String((round + place * 80 + Math.floor(seededBetween(0, 60, 'voyage', vessel))) % 1000).padStart(3, '0')

type Voyage = { readonly service: LinerService; readonly week: number }

function sailingOf({ service, week }: Voyage, { port, terminal, day }: OriginCall, first: string) {
  const { code, carrier, region, teu } = service
  const ship = shipOf(code, week)
  const { vessel, imoNumber } = ship
  return {
    code: `${code}-${first.slice(2, 4)}${first.slice(5, 7)}${first.slice(8)}-${portLetters(port)}`,
    carrierCode: carrier,
    serviceCode: code,
    vessel,
    imoNumber,
    voyage: `${voyageNumber(ship)}${headings[region] ?? 'W'}`,
    pol: port,
    terminal,
    departsAt: instantAt(daysAfter(first, day), departureTime(code, port, week)),
    shipTeu: roundToStep(teu * seededBetween(0.96, 1.04, vessel), 10),
  }
}

function departuresOf({ service, week }: Voyage) {
  const firstWeekday = service.origins[0]?.weekday ?? 1
  const first = daysAfter(mondayOf(week), (firstWeekday + 6) % 7)
  const calls = service.calls.map(({ port, terminal, day }) => ({
    port,
    terminal,
    arrivesAt: instantAt(daysAfter(first, day), arrivalTime(service.code, port)),
  }))
  return service.origins.map((origin) => ({
    leavesOn: daysAfter(first, origin.day),
    sailing: sailingOf({ service, week }, origin, first),
    calls,
  }))
}

/** A sailing does not depend on the day of creation. */
export function departuresAround(today: string) {
  const [from, to] = [daysAfter(today, -scheduleDays.before), daysAfter(today, scheduleDays.ahead)]
  const [firstWeek, lastWeek] = [weekOf(from) - 2, weekOf(to)]
  const weeks = Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) => firstWeek + index)
  return services
    .flatMap((service) => weeks.flatMap((week) => departuresOf({ service, week })))
    .filter(({ leavesOn }) => from <= leavesOn && leavesOn <= to)
}
