import { asc, eq } from 'drizzle-orm'
import { company } from '#database/schema/certification.ts'
import { companyTextRule, normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { type SeedDb, seedWhenChanged } from './seed-run.ts'

/**
 * Normalises the stored names of companies again after the rule has changed. A certified company whose new key another
 * one has keeps its old key: which of the two is right is for the reviewers.
 */
export const refreshCompanyKeys = (db: SeedDb): Promise<void> =>
  seedWhenChanged(db, 'company-keys', companyTextRule, async () => {
    const stored = await db
      .select({ id: company.id, name: company.name, key: company.nameKey, state: company.state })
      .from(company)
      .orderBy(asc(company.submittedAt), asc(company.id))
    const certifiedKeys = new Set(stored.flatMap(({ key, state }) => (state === 'certified' ? [key] : [])))
    for (const { id, name, key, state } of stored) {
      const nameKey = normaliseCompanyText(name)
      const isTaken = state === 'certified' && certifiedKeys.has(nameKey)
      if (nameKey === key || isTaken) continue
      await db.update(company).set({ nameKey }).where(eq(company.id, id))
      if (state === 'certified') certifiedKeys.add(nameKey)
    }
  })
