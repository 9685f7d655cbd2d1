import { and, asc, count, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { carrier, linerService, sailing, sailingCall } from '#database/schema/schedules.ts'
import type { PlaceNames } from '#domain/places/place-names.ts'
import type { KnownLinerService } from '#domain/rates/lane-problems.ts'
import type { Db } from '#server/platform/database/connect.ts'

export const findCarriers = (db: Db) =>
  db
    .select({ code: carrier.code, name: carrier.name, services: count(linerService.code) })
    .from(carrier)
    .leftJoin(linerService, eq(linerService.carrierCode, carrier.code))
    .groupBy(carrier.code)
    .orderBy(asc(carrier.sortOrder), asc(carrier.code))

export type StoredService = typeof linerService.$inferSelect

const byPosition = [asc(linerService.sortOrder), asc(linerService.code)]

export const findServices = (
  db: Db,
  wanted: { readonly carrier?: string; readonly pol?: string },
): Promise<StoredService[]> =>
  db
    .select()
    .from(linerService)
    .where(
      and(
        wanted.carrier ? eq(linerService.carrierCode, wanted.carrier) : undefined,
        wanted.pol
          ? sql`${linerService.origins} @> ${JSON.stringify([{ port: wanted.pol }])}::jsonb`
          : undefined,
      ),
    )
    .orderBy(...byPosition)

export async function findService(db: Db, code: string): Promise<StoredService | undefined> {
  const [found] = await db.select().from(linerService).where(eq(linerService.code, code))
  return found
}

/** What liner services are called, by code, without unknown codes. */
export async function linerServiceNames(db: Db, codes: readonly string[]): Promise<PlaceNames> {
  const found = await db
    .select({ code: linerService.code, name: linerService.name })
    .from(linerService)
    .where(inArray(linerService.code, [...codes]))
  return new Map(found.map(({ code, name }) => [code, name]))
}

/** Every liner service with its loading ports and ports of call. */
export async function findLinerServices(db: Db): Promise<readonly KnownLinerService[]> {
  const found = await db
    .select({
      code: linerService.code,
      carrier: linerService.carrierCode,
      origins: linerService.origins,
      calls: linerService.calls,
    })
    .from(linerService)
  return found.map(({ origins, calls, ...linerService }) => ({
    ...linerService,
    origins: origins.map(({ port }) => port),
    calls: calls.map(({ port }) => port),
  }))
}

/** Whether any liner service connects the two ports. */
export async function isServed(db: Db, pol: string, pod: string): Promise<boolean> {
  const calling = (port: string) => JSON.stringify([{ port }])
  const [found] = await db
    .select({ code: linerService.code })
    .from(linerService)
    .where(
      and(
        sql`${linerService.origins} @> ${calling(pol)}::jsonb`,
        sql`${linerService.calls} @> ${calling(pod)}::jsonb`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** `to` is exclusive. */
export type DepartureWindow = { readonly from: Date; readonly to?: Date }

export type WantedDepartures = DepartureWindow & {
  readonly pol?: string
  readonly pod?: string
  readonly carrier?: string
  readonly service?: string
}

const departsWithin = ({ from, to }: DepartureWindow): SQL | undefined =>
  and(gte(sailing.departsAt, from), to ? lt(sailing.departsAt, to) : undefined)

const callsAt = (db: Db, pod: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sailingCall)
      .where(and(eq(sailingCall.sailingCode, sailing.code), eq(sailingCall.port, pod))),
  )

const soonest = [asc(sailing.departsAt), asc(sailing.code)]

async function callsBySailing(db: Db, codes: readonly string[]) {
  const calls = await db
    .select()
    .from(sailingCall)
    .where(inArray(sailingCall.sailingCode, [...codes]))
    .orderBy(asc(sailingCall.callNo))
  return Map.groupBy(calls, ({ sailingCode }) => sailingCode)
}

/** Next departure first, each with its calls in order. */
export async function findDepartures(db: Db, wanted: WantedDepartures, limit: number) {
  const sailings = await db
    .select()
    .from(sailing)
    .where(
      and(
        departsWithin(wanted),
        wanted.pol ? eq(sailing.pol, wanted.pol) : undefined,
        wanted.carrier ? eq(sailing.carrierCode, wanted.carrier) : undefined,
        wanted.service ? eq(sailing.serviceCode, wanted.service) : undefined,
        wanted.pod ? callsAt(db, wanted.pod) : undefined,
      ),
    )
    .orderBy(...soonest)
    .limit(limit)
  const calls = await callsBySailing(
    db,
    sailings.map(({ code }) => code),
  )
  return sailings.map((one) => ({ ...one, calls: calls.get(one.code) ?? [] }))
}

export type StoredDeparture = Awaited<ReturnType<typeof findDepartures>>[number]

/** Each sailing to each of its ports of call, by the Shanghai day of its departure. */
export const laneSailings = (db: Db, window: DepartureWindow) =>
  db
    .selectDistinct({
      sailing: sailing.code,
      carrier: sailing.carrierCode,
      service: sailing.serviceCode,
      port: sailing.pol,
      place: sailingCall.port,
      departsOn: sql<string>`(${sailing.departsAt} at time zone 'Asia/Shanghai')::date::text`,
    })
    .from(sailing)
    .innerJoin(sailingCall, eq(sailingCall.sailingCode, sailing.code))
    .where(departsWithin(window))

export type PortDepartures = DepartureWindow & { readonly pol: string }

const departsFrom = (wanted: PortDepartures) => and(eq(sailing.pol, wanted.pol), departsWithin(wanted))

/** Sailings of a port, next departure first. */
export const findSailings = (db: Db, wanted: PortDepartures) =>
  db
    .select()
    .from(sailing)
    .where(departsFrom(wanted))
    .orderBy(...soonest)

/** When and where each sailing arrives at each port. Cargo is unloaded at the first call at its port. */
export const findArrivals = (db: Db, wanted: PortDepartures, pods: readonly string[]) =>
  db
    .selectDistinctOn([sailingCall.sailingCode, sailingCall.port], {
      sailing: sailingCall.sailingCode,
      pod: sailingCall.port,
      arrivesAt: sailingCall.arrivesAt,
      terminal: sailingCall.terminal,
    })
    .from(sailingCall)
    .innerJoin(sailing, eq(sailing.code, sailingCall.sailingCode))
    .where(and(departsFrom(wanted), inArray(sailingCall.port, [...pods])))
    .orderBy(asc(sailingCall.sailingCode), asc(sailingCall.port), asc(sailingCall.callNo))

/** The sailings of a lane that depart on days in Shanghai, both included. */
type LaneDays = {
  readonly carrier: string
  readonly service: string
  readonly pol: string
  readonly pod: string
  readonly validFrom: string
  readonly validTo: string
}

/** How many sailings depart from now on in each of these periods. */
export async function countSailings(
  db: Db,
  lanes: readonly LaneDays[],
  now: Date,
): Promise<readonly number[]> {
  if (lanes.length === 0) return []
  const { rows } = await db.execute<{ n: number }>(sql`
    select (
      select count(*)::int from ${sailing}
      where ${sailing.pol} = lane.pol and ${sailing.carrierCode} = lane.carrier
        and ${sailing.serviceCode} = lane.service and ${sailing.departsAt} >= ${now.toISOString()}::timestamptz
        and (${sailing.departsAt} at time zone 'Asia/Shanghai')::date between lane."validFrom" and lane."validTo"
        and exists (select from ${sailingCall} where ${sailingCall.sailingCode} = ${sailing.code}
          and ${sailingCall.port} = lane.pod)
    ) as n
    from rows from (jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb) as (
      carrier text, pod text, pol text, service text, "validFrom" date, "validTo" date
    )) with ordinality as lane (carrier, pod, pol, service, "validFrom", "validTo", place)
    order by lane.place`)
  return rows.map(({ n }) => n)
}
