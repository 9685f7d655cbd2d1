import { carriers } from '#domain/places/carriers.data.ts'
import type { LinerService } from '#domain/places/liner-service.ts'
import { services } from '#domain/places/services.data.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { nameOf, summaryOf } from './liner-service-texts.ts'
import { seededBetween, seededRandom } from './seeded-random.ts'

/** Their start moves with the date, so that the page of new services is never empty. */
const newServices = ['GU2', 'BB2', 'EA2', 'AF2', 'WS2', 'PN2']

const firstOfMonth = (day: string, monthsBack: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - monthsBack)
  return date.toISOString().slice(0, 10)
}

function sinceOf({ code }: LinerService, today: string): string {
  const newest = newServices.indexOf(code)
  if (newest >= 0) return daysAfter(firstOfMonth(today, 1 + (newest % 3)), newest)
  const year = 2014 + Math.floor(seededRandom('since', code) * 9)
  const month = Math.floor(seededBetween(1, 13, 'month', code))
  return `${year}-${String(month).padStart(2, '0')}-01`
}

export const carrierRows = () => carriers.map(({ code, name }, sortOrder) => ({ code, name, sortOrder }))

const serviceRow = (service: LinerService, sortOrder: number, today: string) => {
  const { code, carrier: carrierCode, region, teu: shipTeu, origins, calls } = service
  const lastDay = origins.at(-1)?.day ?? 0
  return {
    code,
    carrierCode,
    region,
    shipTeu,
    sortOrder,
    name: nameOf(service),
    summary: summaryOf(service),
    startedOn: sinceOf(service, today),
    // ISO weekdays: Monday is 1, Sunday 7.
    origins: origins.map(({ port, terminal, weekday }) => ({ port, terminal, weekday: weekday || 7 })),
    calls: calls.map(({ port, day }) => ({ port, days: day - lastDay })),
  }
}

export const serviceRows = (today: string) =>
  services.map((service, sortOrder) => serviceRow(service, sortOrder, today))
