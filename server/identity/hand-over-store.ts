import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { handOver, session } from '#database/schema/identity.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { handOverSeconds } from '#domain/identity/hand-over.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export const insertHandOver = (queries: Queries, made: typeof handOver.$inferInsert) =>
  queries.insert(handOver).values(made)

/** In one statement: of two who come with one code the second finds it spent. */
export async function spendHandOver(
  queries: Queries,
  { codeHash, brand }: { readonly codeHash: string; readonly brand: BrandCode },
): Promise<{ readonly personId: string; readonly sessionId: string } | undefined> {
  const [spent] = await queries
    .update(handOver)
    .set({ spentAt: sql`now()` })
    .where(
      and(
        eq(handOver.codeHash, codeHash),
        eq(handOver.brand, brand),
        isNull(handOver.spentAt),
        gt(handOver.createdAt, sql`now() - make_interval(secs => ${handOverSeconds})`),
      ),
    )
    .returning({ personId: handOver.personId, sessionId: handOver.sessionId })
  return spent
}

/** Nobody ends it until the transaction is over. */
export const holdSession = async (queries: Queries, sessionId: string) => {
  await queries.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('share')
}

export const deleteHandOversOf = (queries: Queries, personId: string) =>
  queries.delete(handOver).where(eq(handOver.personId, personId))
