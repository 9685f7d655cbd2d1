import { and, asc, desc } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
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
