import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import { carrier, linerService, sailing, sailingCall } from '#database/schema/schedules.ts'
import { type SeedQueries, seedWhenChanged } from '#database/seeds/seed-run.ts'
import { services } from '#domain/places/services.data.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { carrierRows, serviceRows } from './line-rows.ts'
import { departuresAround, scheduleDays } from './sailing-rows.ts'

const given = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`)

/** Kept pages show them: written only when they say something new. */
const saveLines = (queries: SeedQueries, today: string) =>
  seedWhenChanged(queries, 'demo lines', [carrierRows(), serviceRows(today)], async () => {
    await queries
      .insert(carrier)
      .values(carrierRows())
      .onConflictDoUpdate({
        target: carrier.code,
        set: { name: given(carrier.name), position: given(carrier.position) },
      })
    const { carrierCode, name, summary, region, shipTeu, since, origins, calls, position } = linerService
    const columns = { carrierCode, name, summary, region, shipTeu, since, origins, calls, position }
    const set = Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, given(column)]))
    await queries
      .insert(linerService)
      .values(serviceRows(today))
      .onConflictDoUpdate({ target: linerService.code, set })
  })

const ours = inArray(
  sailing.serviceCode,
  services.map(({ code }) => code),
)

/** By the thousand, and quicker as one text than as tens of thousands of values. */
async function insertSailings(queries: SeedQueries, missing: ReturnType<typeof departuresAround>) {
  const sailings = missing.map((departure) => departure.sailing)
  const calls = missing.flatMap(({ sailing: { code: sailingCode }, calls: reached }) =>
    reached.map((call) => ({ sailingCode, ...call })),
  )
  await queries.execute(sql`insert into ${sailing}
    (code, carrier_code, service_code, vessel, voyage, pol, terminal, departs_at, ship_teu)
    select * from jsonb_to_recordset(${JSON.stringify(sailings)}::jsonb) as row (
      "code" text, "carrierCode" text, "serviceCode" text, "vessel" text, "voyage" text, "pol" text,
      "terminal" text, "departsAt" timestamptz, "shipTeu" integer)`)
  await queries.execute(sql`insert into ${sailingCall} (sailing_code, port, arrives_at)
    select * from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as row (
      "sailingCode" text, "port" text, "arrivesAt" timestamptz)`)
}

/** Ships that left long ago are forgotten, and the last weeks of the window are filled up. */
export async function saveSchedule(queries: SeedQueries, today: string): Promise<void> {
  await saveLines(queries, today)
  const at = (days: number) => instantAt(daysAfter(today, days), '00:00')
  await queries.delete(sailing).where(and(ours, lt(sailing.departsAt, at(-scheduleDays.saved))))
  const known = await queries
    .select({ code: sailing.code })
    .from(sailing)
    .where(and(ours, gte(sailing.departsAt, at(-scheduleDays.before))))
  const codes = new Set(known.map(({ code }) => code))
  const missing = departuresAround(today).filter((departure) => !codes.has(departure.sailing.code))
  await insertSailings(queries, missing)
}
