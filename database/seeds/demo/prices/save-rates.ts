import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rate, rateCost } from '#database/schema/rates.ts'
import type { SeedQueries } from '#database/seeds/seed-run.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { inBatches } from './batches.ts'
import { type DemoRate, rateId } from './demo-rate.ts'

type Known = Pick<
  typeof rate.$inferSelect,
  'id' | 'kind' | 'code' | 'version' | 'validTo' | 'publishAt' | 'endedAt' | 'staffId'
>
type Due = { readonly demo: DemoRate; readonly follows?: Known }

const keyOf = ({ kind, code }: { readonly kind: string; readonly code: string }) => `${kind} ${code}`

async function knownVersions(queries: SeedQueries, demos: readonly DemoRate[]) {
  const { id, kind, code, version, validTo, publishAt, endedAt, staffId } = rate
  const known = await queries
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

/** What staff have touched is theirs, and what they ended stays ended. */
function dueOf(demo: DemoRate, known: readonly Known[], today: string): Due | undefined {
  if (known.length === 0) return { demo }
  if (known.some(({ staffId }) => staffId !== null)) return undefined
  const follows = known.find(({ endedAt }) => endedAt === null)
  return follows && follows.validTo < daysAfter(today, demo.term.renewedWith) ? { demo, follows } : undefined
}

const rowOf = ({ demo, follows }: Due, today: string) => {
  const { kind, code, port, place, brands, companies, pricing, term } = demo
  const version = (follows?.version ?? 0) + 1
  const since = instantAt(today, '00:00')
  return {
    id: rateId(kind, code, version),
    ...{ kind, code, version, port, place, pricing },
    brands: brands ? [...brands] : null,
    companies: companies ? [...companies] : null,
    validFrom: follows ? today : daysAfter(today, -term.before),
    validTo: daysAfter(today, term.ahead),
    publishAt: follows ? since : instantAt(daysAfter(today, -term.before), '00:00'),
    savedAt: since,
  }
}

const followed = alias(rate, 'followed')

async function endFollowed(queries: SeedQueries, ids: readonly string[], at: Date) {
  for (const batch of inBatches(ids))
    await queries.update(rate).set({ endedAt: at }).where(inArray(rate.id, batch))
}

async function nameFollowers(queries: SeedQueries, ids: readonly string[]) {
  for (const batch of inBatches(ids))
    await queries
      .update(rate)
      .set({ supersededBy: sql`${followed.id}` })
      .from(followed)
      .where(
        and(
          inArray(rate.id, batch),
          eq(followed.kind, rate.kind),
          eq(followed.code, rate.code),
          eq(followed.version, sql`${rate.version} + 1`),
        ),
      )
}

/** Prices that are not there yet are put there, those that run out are followed; everything else is left alone. */
export async function saveRates(
  queries: SeedQueries,
  demos: readonly DemoRate[],
  today: string,
): Promise<void> {
  const known = await knownVersions(queries, demos)
  const due = demos
    .map((demo) => dueOf(demo, known.get(keyOf(demo)) ?? [], today))
    .filter((one) => one !== undefined)
  const ids = due.flatMap(({ follows }) => (follows ? [follows.id] : []))
  await endFollowed(queries, ids, instantAt(today, '00:00'))
  for (const batch of inBatches(due.map((one) => rowOf(one, today)))) await queries.insert(rate).values(batch)
  await nameFollowers(queries, ids)
  const costs = due.flatMap(({ demo: { kind, code, cost }, follows }) =>
    cost ? [{ rateId: rateId(kind, code, (follows?.version ?? 0) + 1), cost }] : [],
  )
  for (const batch of inBatches(costs)) await queries.insert(rateCost).values(batch)
}
