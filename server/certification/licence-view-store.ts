import { and, eq } from 'drizzle-orm'
import { licenceView } from '#database/schema/certification.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredCompany } from './company-store.ts'

/** The licence that waits for a decision, or the one that was decided last. */
export const licenceToReview = ({
  renewalFileId,
  licenceFileId,
}: Pick<StoredCompany, 'renewalFileId' | 'licenceFileId'>): string => renewalFileId ?? licenceFileId

export async function recordLicenceView(db: Db, fileId: string, staffId: string): Promise<void> {
  await db.insert(licenceView).values({ fileId, staffId }).onConflictDoNothing()
}

export async function hasOpenedLicence(db: Db, fileId: string, staffId: string): Promise<boolean> {
  const found = await db
    .select({ fileId: licenceView.fileId })
    .from(licenceView)
    .where(and(eq(licenceView.fileId, fileId), eq(licenceView.staffId, staffId)))
  return found.length > 0
}
