import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { crossBrandLogin, session } from '#database/schema/identity.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { crossBrandLoginSeconds } from '#domain/identity/cross-brand-login.ts'
import type { Db } from '#server/platform/database/connect.ts'

export const insertCrossBrandLogin = (db: Db, made: typeof crossBrandLogin.$inferInsert) =>
  db.insert(crossBrandLogin).values(made)

export type Entry = {
  readonly codeHash: string
  /** The hash of the secret that came with the code. */
  readonly challenge: string
  readonly brand: BrandCode
}
type Owner = { readonly personId: string; readonly sessionId: string }

/** At the right brand, in the browser that asked for it, in time, and not used before. */
const isUsable = ({ codeHash, challenge, brand }: Entry) =>
  and(
    eq(crossBrandLogin.codeHash, codeHash),
    eq(crossBrandLogin.challenge, challenge),
    eq(crossBrandLogin.brand, brand),
    isNull(crossBrandLogin.spentAt),
    gt(crossBrandLogin.createdAt, sql`now() - make_interval(secs => ${crossBrandLoginSeconds})`),
  )

const owner = { personId: crossBrandLogin.personId, sessionId: crossBrandLogin.sessionId }

export async function findCrossBrandLogin(db: Db, entry: Entry): Promise<Owner | undefined> {
  const [found] = await db.select(owner).from(crossBrandLogin).where(isUsable(entry))
  return found
}

/** One statement, so that the second of two concurrent uses finds the code spent. */
export async function spendCrossBrandLogin(db: Db, entry: Entry): Promise<Owner | undefined> {
  const [spent] = await db
    .update(crossBrandLogin)
    .set({ spentAt: sql`now()` })
    .where(isUsable(entry))
    .returning(owner)
  return spent
}

/** Prevents others from ending the session until the transaction is over. */
export const lockSession = async (db: Db, sessionId: string) => {
  await db.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('share')
}

export const deleteCrossBrandLoginsOf = (db: Db, personId: string) =>
  db.delete(crossBrandLogin).where(eq(crossBrandLogin.personId, personId))
