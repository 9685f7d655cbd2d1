import { sql } from 'drizzle-orm'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The spelling under which a code is stored. */
export type SpellingOf = (code: string) => string

type OldSpelling = { readonly capitals: string; readonly codes: readonly string[]; readonly beside: boolean }

/**
 * Letter case does not distinguish codes. A new code is stored in capitals, so that the unique constraints apply to
 * every spelling of it. A code that was stored earlier in another spelling keeps that spelling; where the same code is
 * stored in capitals as well, only its exact spelling means the old one.
 */
export async function storedSpellings(db: Db, kind: RateKind): Promise<SpellingOf> {
  const { rows } = await db.execute<OldSpelling>(sql`
    select capitals, array_agg(code order by code) as codes,
      exists (select from rate where kind = ${kind} and code = capitals) as beside
    from (
      select distinct code, upper(code) as capitals from rate where kind = ${kind} and code <> upper(code)
    ) as old group by capitals`)
  const old = new Map(rows.map((row) => [row.capitals, row]))
  return (code) => {
    const capitals = code.toUpperCase()
    const { codes = [], beside = false } = old.get(capitals) ?? {}
    if (codes.includes(code)) return code
    return (beside ? undefined : codes[0]) ?? capitals
  }
}
