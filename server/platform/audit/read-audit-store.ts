import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { auditEntry } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredAuditEntry = typeof auditEntry.$inferSelect

type FilterColumn = 'action' | 'subjectKind' | 'actorKind' | 'actorId' | 'subjectId' | 'requestId'

export type AuditFilter = Partial<Pick<StoredAuditEntry, FilterColumn>> & {
  /** `from` inclusive, `until` exclusive. */
  readonly from?: Date
  readonly until?: Date
  /** Only entries older than this id. */
  readonly before?: number
}

const matches = ({ action, subjectKind, actorKind, actorId, subjectId, requestId }: AuditFilter) =>
  and(
    action && eq(auditEntry.action, action),
    subjectKind && eq(auditEntry.subjectKind, subjectKind),
    actorKind && eq(auditEntry.actorKind, actorKind),
    actorId ? eq(auditEntry.actorId, actorId) : undefined,
    subjectId ? eq(auditEntry.subjectId, subjectId) : undefined,
    requestId ? eq(auditEntry.requestId, requestId) : undefined,
  )

/** Newest first. */
export const listAuditEntries = (
  queries: Queries,
  filter: AuditFilter,
  most: number,
): Promise<StoredAuditEntry[]> =>
  queries
    .select()
    .from(auditEntry)
    .where(
      and(
        matches(filter),
        filter.from && gte(auditEntry.at, filter.from),
        filter.until && lt(auditEntry.at, filter.until),
        filter.before === undefined ? undefined : lt(auditEntry.id, filter.before),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(most)
