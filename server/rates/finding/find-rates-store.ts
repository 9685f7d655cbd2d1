import { and, asc, desc, eq } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import { rateKinds } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { NamedInSearch } from './rate-places.ts'
import { isFound, isListed } from './search-rates-store.ts'

/** Of every kind; what is sold or prepared, not what has ended. */
export const ratesFound = (
  db: Db,
  {
    text,
    now,
    max,
    ...named
  }: NamedInSearch & { readonly text: string; readonly now: Date; readonly max: number },
) =>
  db
    .select({ id: rate.id, code: rate.code, version: rate.version, port: rate.port, place: rate.place })
    .from(rate)
    .where(and(isFound(text, named), isListed({}, now)))
    .orderBy(asc(rate.code), desc(rate.version))
    .limit(max)

/** The newest version of a rate, in whatever state. */
export async function newestOfCode(db: Db, kind: string, code: string) {
  const known = rateKinds.find((one) => one === kind)
  if (!known) return undefined
  const [found] = await db
    .select({ id: rate.id })
    .from(rate)
    .where(and(eq(rate.kind, known), eq(rate.code, code)))
    .orderBy(desc(rate.version))
    .limit(1)
  return found
}
