import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import { carrier, linerService, sailing, sailingCall } from '#database/schema/schedules.ts'
import { type SeedDb, seedWhenChanged } from '#database/seeds/seed-run.ts'
import { services } from '#domain/places/services.data.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { carrierRows, serviceRows } from './liner-service-rows.ts'
import { departuresAround, scheduleDays } from './sailing-rows.ts'

const excluded = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`)

/** Written only if changed, because every write clears the page cache. */
const saveLines = (db: SeedDb, today: string) =>
  seedWhenChanged(db, 'demo lines', [carrierRows(), serviceRows(today)], async () => {
    await db
      .insert(carrier)
      .values(carrierRows())
      .onConflictDoUpdate({
        target: carrier.code,
        set: { name: excluded(carrier.name), sortOrder: excluded(carrier.sortOrder) },
      })
    const { carrierCode, name, summary, region, shipTeu, startedOn, origins, calls, sortOrder } = linerService
    const columns = { carrierCode, name, summary, region, shipTeu, startedOn, origins, calls, sortOrder }
    const set = Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, excluded(column)]))
    await db
      .insert(linerService)
      .values(serviceRows(today))
      .onConflictDoUpdate({ target: linerService.code, set })
  })

const isDemoSailing = inArray(
  sailing.serviceCode,
  services.map(({ code }) => code),
)

/** One JSON parameter is faster than tens of thousands of values. */
async function insertSailings(db: SeedDb, missing: ReturnType<typeof departuresAround>) {
  const sailings = missing.map((departure) => departure.sailing)
  const calls = missing.flatMap(({ sailing: { code: sailingCode }, calls: reached }) =>
    reached.map((call, index) => ({ sailingCode, callNo: index + 1, ...call })),
  )
  await db.execute(sql`insert into ${sailing}
    (code, carrier_code, service_code, vessel, imo_number, voyage, pol, terminal, departs_at, ship_teu)
    select * from jsonb_to_recordset(${JSON.stringify(sailings)}::jsonb) as row (
      "code" text, "carrierCode" text, "serviceCode" text, "vessel" text, "imoNumber" text, "voyage" text, "pol" text,
      "terminal" text, "departsAt" timestamptz, "shipTeu" integer)`)
  await db.execute(sql`insert into ${sailingCall} (sailing_code, call_no, port, terminal, arrives_at)
    select * from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as row (
      "sailingCode" text, "callNo" integer, "port" text, "terminal" text, "arrivesAt" timestamptz)`)
}

/** Deletes old sailings and adds the missing ones up to the end of the schedule. */
export async function saveSchedule(db: SeedDb, today: string): Promise<void> {
  await saveLines(db, today)
  // Sailings of changed services would keep their old days and terminals.
  await seedWhenChanged(db, 'demo voyages', services, async () => {
    await db.delete(sailing).where(isDemoSailing)
  })
  const at = (days: number) => instantAt(daysAfter(today, days), '00:00')
  await db.delete(sailing).where(and(isDemoSailing, lt(sailing.departsAt, at(-scheduleDays.saved))))
  const known = await db
    .select({ code: sailing.code })
    .from(sailing)
    .where(and(isDemoSailing, gte(sailing.departsAt, at(-scheduleDays.before))))
  const codes = new Set(known.map(({ code }) => code))
  const missing = departuresAround(today).filter((departure) => !codes.has(departure.sailing.code))
  await insertSailings(db, missing)
}
