import { and, desc, isNull, lte, sql } from 'drizzle-orm'
import { rate } from '#database/schema/rates.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The newest version in force that another member of staff saved. Days that keep their old price are no news. */
export async function newsOfRates(db: Db, staffId: string) {
  const [newest] = await db
    .select({ label: rate.code, at: rate.publishAt })
    .from(rate)
    .where(
      and(
        lte(rate.publishAt, sql`now()`),
        isNull(rate.publishedWith),
        sql`${rate.staffId} is distinct from ${staffId}`,
      ),
    )
    .orderBy(desc(rate.publishAt), desc(rate.id))
    .limit(1)
  const { label, at } = newest ?? {}
  return { waiting: null, newest: label && at ? { label, at } : null }
}
