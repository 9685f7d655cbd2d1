import { findDistricts } from '#domain/places/find-districts.ts'
import { findPorts } from '#domain/places/find-ports.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { daysAfter, isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { writeQuery } from '#web/components/quotes/query-url.ts'
import type { Tab } from './tabs.ts'

/** Where the answer is, or the place that nobody knows; an empty one was left out. */
type Found = { readonly path: string } | { readonly unknown: string }

type Given = Readonly<Record<string, string>>

/** As far ahead as a box without a day looks. */
const daysAhead = 21

function read(given: Given) {
  const today = shanghaiDay(new Date())
  const port = oceanPorts.find((code) => code === given.port) ?? oceanPorts[0]
  const wanted = given.day ?? ''
  const day = isCalendarDay(wanted) && wanted > today ? wanted : today
  const type = isContainerType(given.type ?? '') ? given.type : '40HQ'
  const count = Math.min(500, Math.max(1, Math.trunc(Number(given.count)) || 1))
  const days = Math.min(366, Math.max(1, Math.trunc(Number(given.days)) || 1))
  return { port, day, days, count, containers: [{ type: type as '40HQ', count }] }
}

function oceanAddress(given: Given): Found {
  const place = given.place?.trim() ?? ''
  const [pod] = place ? findPorts(place, { most: 1 }) : []
  if (!pod) return { unknown: place }
  const { port: pol, day, containers } = read(given)
  const address = writeQuery({
    service: 'ocean',
    ...{ pol, pod: pod.code, etdFrom: day, etdTo: daysAfter(day, daysAhead), containers },
    billsOfLading: 1,
    terms: { freight: 'prepaid', destination: 'collect' },
    services: [],
    contractOnly: false,
  })
  return { path: `/service/booking?${address}` }
}

function truckingAddress(given: Given): Found {
  const { port, day, containers } = read(given)
  const place = given.place?.trim() ?? ''
  const [district] = place ? findDistricts(place, { port, most: 1 }) : []
  if (!district) return { unknown: place }
  const query = { port, district: district.code, day, containers, loadingPoints: 1, weighings: 0 }
  return { path: `/service/truck?${writeQuery({ service: 'trucking', ...query })}` }
}

function depotAddress(given: Given): Found {
  const { port, day, days, count } = read(given)
  const address = writeQuery({
    service: 'depot',
    ...{ port, day, days, containers: count, size: 40, kind: 'laden', lifts: 2, hazardous: false },
    ...{ extraMoves: 0, cleanings: 0, weighings: 0, inspections: 0, poweredDays: 0 },
  })
  return { path: `/service/yard?${address}` }
}

const warehouseAddress = (given: Given): Found => {
  const { port, days } = read(given)
  return {
    path: `/service/warehousing/list?${new URLSearchParams({ port, cbm: given.cbm ?? '', days: String(days) })}`,
  }
}

const addresses = {
  ocean: oceanAddress,
  trucking: truckingAddress,
  depot: depotAddress,
  warehouse: warehouseAddress,
} as const satisfies Record<Tab, (given: Given) => Found>

export const addressOf = (tab: Tab, given: Given): Found => addresses[tab](given)
