import { eq } from 'drizzle-orm'
import { company } from '#database/schema/certification.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'

/**
 * Keeps the company certified until the end of the transaction: a suspension waits for it, or is seen by it. Several
 * members can trade at once.
 */
export async function holdTrade(db: Db, companyId: string): Promise<Result<null>> {
  const [found] = await db
    .select({ state: company.state })
    .from(company)
    .where(eq(company.id, companyId))
    .for('share')
  if (found?.state === 'certified') return ok(null)
  return refusal(found?.state === 'suspended' ? 'company-suspended' : 'company-not-certified')
}
