import {
  type DepartureView,
  listCarriers,
  listDepartures,
  listServices,
  readService,
} from '#contract/sailings.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { endOfDay, instantAt } from '#domain/values/shanghai-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import { findCarriers, findDepartures, findService, findServices } from './schedule-store.ts'
import { viewDeparture, viewService } from './schedule-view.ts'

export type ScheduleDeps = { readonly database: Database; readonly clock: Clock }

// Our choice: how far ahead the page of a liner service looks, and the most departures it shows.
const daysAhead = 28
const maxDeparturesOfService = 60

/** A list of departures changes when its first one has departed. */
const firstDeparture = ([first]: readonly DepartureView[]) => first && new Date(first.departsAt)

function departureOrMidnight(departures: readonly DepartureView[], now: Date): Date {
  const [first, midnight] = [firstDeparture(departures), endOfDay(now)]
  return first && first < midnight ? first : midnight
}

export const scheduleEndpoints = ({ database: { db }, clock }: ScheduleDeps): readonly Endpoint[] => [
  publicEndpoint(listCarriers, async () => ok({ carriers: await findCarriers(db) })),

  publicEndpoint(
    listServices,
    async ({ query }) => {
      const today = shanghaiDay(clock.now())
      const services = await findServices(db, query)
      return ok({ services: services.map((service) => viewService(service, today)) })
    },
    { readsData: true, until: (_services, now) => endOfDay(now) },
  ),

  publicEndpoint(
    readService,
    async ({ query: { code } }) => {
      const now = clock.now()
      const today = shanghaiDay(now)
      const service = await findService(db, code)
      if (!service) return refusal('not-found')
      const window = { from: now, to: instantAt(daysAfter(today, daysAhead), '24:00') }
      const departures = await findDepartures(db, { ...window, service: code }, maxDeparturesOfService)
      return ok({ ...viewService(service, today), departures: departures.map(viewDeparture) })
    },
    { readsData: true, until: ({ departures }, now) => departureOrMidnight(departures, now) },
  ),

  publicEndpoint(
    listDepartures,
    async ({ query: { size, ...wanted } }) => {
      const departures = await findDepartures(db, { ...wanted, from: clock.now() }, size)
      return ok({ departures: departures.map(viewDeparture) })
    },
    { readsData: true, until: ({ departures }) => firstDeparture(departures) },
  ),
]
