import { listCarriers, listDepartures, listServices, readService } from '#contract/sailings.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { findCarriers, findDepartures, findService, findServices } from './schedule-store.ts'
import { viewDeparture, viewService } from './schedule-view.ts'

export type ScheduleDeps = { readonly database: Database; readonly clock: Clock }

// Our choice: how far ahead the page of a liner service looks, and the most departures it shows.
const weeksAhead = 4
const mostDeparturesOfService = 60

const weeksAfter = (now: Date, weeks: number) => new Date(now.getTime() + weeks * 7 * 24 * 60 * 60 * 1000)

export const scheduleEndpoints = ({ database: { queries }, clock }: ScheduleDeps): readonly Endpoint[] => [
  endpoint(listCarriers, async () => accept({ carriers: await findCarriers(queries) })),

  endpoint(listServices, async ({ query }) => {
    const today = shanghaiDay(clock.now())
    const services = await findServices(queries, query)
    return accept({ services: services.map((service) => viewService(service, today)) })
  }),

  endpoint(readService, async ({ query: { code } }) => {
    const now = clock.now()
    const service = await findService(queries, code)
    if (!service) return refuse('not-found')
    const window = { from: now, to: weeksAfter(now, weeksAhead) }
    const departures = await findDepartures(queries, { ...window, service: code }, mostDeparturesOfService)
    return accept({ ...viewService(service, shanghaiDay(now)), departures: departures.map(viewDeparture) })
  }),

  endpoint(listDepartures, async ({ query: { size, ...wanted } }) => {
    const departures = await findDepartures(queries, { ...wanted, from: clock.now() }, size)
    return accept({ departures: departures.map(viewDeparture) })
  }),
]
