import { and, eq, getTableColumns, gte, lt } from 'drizzle-orm'
import { auditEntry } from '#database/schema/platform.ts'
import type { AuditSort } from '#domain/audit/audit-sorts.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type ListOrder, listOrder } from '#server/platform/database/list-order.ts'

export type StoredAuditEntry = typeof auditEntry.$inferSelect

type FilterColumn = 'action' | 'subjectKind' | 'actorKind' | 'actorId' | 'subjectId' | 'requestId'

export type AuditFilter = Partial<Pick<StoredAuditEntry, FilterColumn>> & {
  /** `from` inclusive, `until` exclusive. */
  readonly from?: Date
  readonly until?: Date
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

export const auditOrder = (sort: AuditSort, after: string | undefined) =>
  // Entries are numbered in the order of time.
  listOrder({ at: [{ by: auditEntry.id, type: 'bigint' }] }, sort, after)

type AuditPage = { readonly order: ListOrder; readonly limit: number }

export const listAuditEntries = (db: Db, filter: AuditFilter, { order, limit }: AuditPage) =>
  db
    .select({ ...getTableColumns(auditEntry), position: order.position })
    .from(auditEntry)
    .where(
      and(
        matches(filter),
        filter.from && gte(auditEntry.at, filter.from),
        filter.until && lt(auditEntry.at, filter.until),
        order.isBehind,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit)
