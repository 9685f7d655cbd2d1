import { and, asc, eq, or } from 'drizzle-orm'
import { auditEntry } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** What somebody did and what was done to him, for himself: of whoever else did it only what he is. */
export const copyAudit = (queries: Queries, personId: string) =>
  queries
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
