import { and, asc, eq, or } from 'drizzle-orm'
import { auditEntry } from '#database/schema/platform.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The entries by and about a person, for their data export; of other actors only the kind. */
export const copyAudit = (db: Db, personId: string) =>
  db
    .select({
      at: auditEntry.at,
      by: auditEntry.actorKind,
      action: auditEntry.action,
      brand: auditEntry.brand,
      before: auditEntry.before,
      after: auditEntry.after,
    })
    .from(auditEntry)
    .where(
      or(
        eq(auditEntry.actorId, personId),
        and(eq(auditEntry.subjectKind, 'person'), eq(auditEntry.subjectId, personId)),
      ),
    )
    .orderBy(asc(auditEntry.id))
