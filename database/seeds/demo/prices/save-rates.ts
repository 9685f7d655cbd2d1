import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rate, rateCost } from '#database/schema/rates.ts'
import type { SeedDb } from '#database/seeds/seed-run.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { inBatches } from './batches.ts'
import { type DemoRate, rateId } from './demo-rate.ts'

type Known = Pick<
  typeof rate.$inferSelect,
  'id' | 'kind' | 'code' | 'version' | 'validTo' | 'publishAt' | 'endedAt' | 'staffId'
>
type DueRate = { readonly demo: DemoRate; readonly previous?: Known }

const keyOf = ({ kind, code }: { readonly kind: string; readonly code: string }) => `${kind} ${code}`

async function knownVersions(db: SeedDb, demos: readonly DemoRate[]) {
  const { id, kind, code, version, validTo, publishAt, endedAt, staffId } = rate
  const known = await db
    .select({ id, kind, code, version, validTo, publishAt, endedAt, staffId })
    .from(rate)
    .where(
      inArray(
        code,
        demos.map((demo) => demo.code),
      ),
    )
  return Map.groupBy(known, keyOf)
}

/** Rates that staff have changed or ended are left alone. */
function dueOf(demo: DemoRate, known: readonly Known[], today: string): DueRate | undefined {
  if (known.length === 0) return { demo }
  if (known.some(({ staffId }) => staffId !== null)) return undefined
  const previous = known.find(({ endedAt }) => endedAt === null)
  return previous && previous.validTo < daysAfter(today, demo.term.renewAtDaysLeft)
    ? { demo, previous }
    : undefined
}

const rowOf = ({ demo, previous }: DueRate, today: string) => {
  const { kind, code, port, place, brands, companies, pricing, term } = demo
  const version = (previous?.version ?? 0) + 1
  const since = instantAt(today, '00:00')
  return {
    id: rateId(kind, code, version),
    kind,
    code,
    version,
    port,
    place,
    pricing,
    brands: brands ? [...brands] : null,
    companies: companies ? [...companies] : null,
    validFrom: previous ? today : daysAfter(today, -term.before),
    validTo: daysAfter(today, term.ahead),
    publishAt: previous ? since : instantAt(daysAfter(today, -term.before), '00:00'),
    savedAt: since,
  }
}

const successor = alias(rate, 'successor')

async function endPreviousVersions(db: SeedDb, ids: readonly string[], at: Date) {
  for (const batch of inBatches(ids))
    await db.update(rate).set({ endedAt: at }).where(inArray(rate.id, batch))
}

async function linkSuccessors(db: SeedDb, ids: readonly string[]) {
  for (const batch of inBatches(ids))
    await db
      .update(rate)
      .set({ supersededBy: sql`${successor.id}` })
      .from(successor)
      .where(
        and(
          inArray(rate.id, batch),
          eq(successor.kind, rate.kind),
          eq(successor.code, rate.code),
          eq(successor.version, sql`${rate.version} + 1`),
        ),
      )
}

/** Adds missing rates and the next version of expiring ones. */
export async function saveRates(db: SeedDb, demos: readonly DemoRate[], today: string): Promise<void> {
  const known = await knownVersions(db, demos)
  const due = demos
    .map((demo) => dueOf(demo, known.get(keyOf(demo)) ?? [], today))
    .filter((one) => one !== undefined)
  const ids = due.flatMap(({ previous }) => (previous ? [previous.id] : []))
  await endPreviousVersions(db, ids, instantAt(today, '00:00'))
  for (const batch of inBatches(due.map((one) => rowOf(one, today)))) await db.insert(rate).values(batch)
  await linkSuccessors(db, ids)
  const costs = due.flatMap(({ demo: { kind, code, cost }, previous }) =>
    cost ? [{ rateId: rateId(kind, code, (previous?.version ?? 0) + 1), cost }] : [],
  )
  for (const batch of inBatches(costs)) await db.insert(rateCost).values(batch)
}
