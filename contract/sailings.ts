import { z } from 'zod'
import { codeLengths } from '#domain/quotes/limits.ts'
import { defineCall } from './call.ts'
import { homePort, placeCode } from './queries.ts'

const bilingual = z.object({ zh: z.string(), en: z.string() }).readonly()

const carrierView = z.object({ code: z.string(), name: bilingual, services: z.number().int() })
export type CarrierView = z.infer<typeof carrierView>

export const listCarriers = defineCall({
  name: 'listCarriers',
  capability: 'schedules',
  access: 'public',
  method: 'GET',
  path: '/api/carriers',
  data: z.object({ carriers: z.array(carrierView) }),
})

const call = z.object({ port: z.string(), days: z.number().int() })

const linerService = z.object({
  code: z.string(),
  carrier: z.string(),
  name: bilingual,
  region: z.string(),
  shipTeu: z.number().int(),
  /** Since when it runs; a new one is younger than half a year. */
  since: z.string(),
  isNew: z.boolean(),
  /** Weekday 1–7 by origin, Monday first. */
  origins: z.array(z.object({ port: z.string(), terminal: z.string(), weekday: z.number().int() })),
  /** Days from the last origin. */
  calls: z.array(call),
  summary: bilingual,
})
export type LinerServiceView = z.infer<typeof linerService>

export const listServices = defineCall({
  name: 'listServices',
  capability: 'schedules',
  access: 'public',
  method: 'GET',
  path: '/api/services',
  query: z.object({ carrier: z.string().max(codeLengths.carrier).optional(), pol: homePort.optional() }),
  data: z.object({ services: z.array(linerService) }),
})

const departure = z.object({
  code: z.string(),
  carrier: z.string(),
  service: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  pol: z.string(),
  terminal: z.string(),
  departsAt: z.iso.datetime(),
  calls: z.array(z.object({ port: z.string(), arrivesAt: z.iso.datetime() })),
})
export type DepartureView = z.infer<typeof departure>

export const readService = defineCall({
  name: 'readService',
  capability: 'schedules',
  access: 'public',
  method: 'GET',
  path: '/api/service',
  query: z.object({ code: z.string().trim().min(1).max(codeLengths.linerService) }),
  data: linerService.extend({ departures: z.array(departure) }),
})

/** The next ships to leave. */
export const listDepartures = defineCall({
  name: 'listDepartures',
  capability: 'schedules',
  access: 'public',
  method: 'GET',
  path: '/api/departures',
  query: z.object({
    pol: homePort.optional(),
    pod: placeCode.optional(),
    carrier: z.string().max(codeLengths.carrier).optional(),
    size: z.coerce.number().int().min(1).max(50).default(8),
  }),
  data: z.object({ departures: z.array(departure) }),
})
