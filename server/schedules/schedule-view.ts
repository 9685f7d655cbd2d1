import type { DepartureView, LinerServiceView } from '#contract/sailings.ts'
import { isNewService } from '#domain/schedules/new-service.ts'
import type { StoredDeparture, StoredService } from './schedule-store.ts'

export const viewService = (stored: StoredService, today: string): LinerServiceView => ({
  code: stored.code,
  carrier: stored.carrierCode,
  name: stored.name,
  region: stored.region,
  shipTeu: stored.shipTeu,
  since: stored.startedOn,
  isNew: isNewService(stored.startedOn, today),
  origins: [...stored.origins],
  calls: [...stored.calls],
  summary: stored.summary,
})

export const viewDeparture = (stored: StoredDeparture): DepartureView => ({
  code: stored.code,
  carrier: stored.carrierCode,
  service: stored.serviceCode,
  vessel: stored.vessel,
  voyage: stored.voyage,
  pol: stored.pol,
  terminal: stored.terminal,
  departsAt: stored.departsAt.toISOString(),
  calls: stored.calls.map(({ port, arrivesAt }) => ({ port, arrivesAt: arrivesAt.toISOString() })),
})
