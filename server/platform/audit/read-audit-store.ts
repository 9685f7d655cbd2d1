import { and, eq, getTableColumns, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { auditEntry, auditStatedName } from '#database/schema/platform.ts'
import { viewActions } from '#domain/audit/audit.ts'
import type { AuditSort } from '#domain/audit/audit-sorts.ts'
import { jointlyNamingFacts } from '#domain/audit/stated-name.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type ListOrder, listOrder } from '#server/platform/database/list-order.ts'

const [currencyFact] = jointlyNamingFacts

export type StoredAuditEntry = typeof auditEntry.$inferSelect

type FilterColumn = 'action' | 'subjectKind' | 'actorKind' | 'actorId' | 'subjectId' | 'requestId'

export type AuditFilter = Partial<Pick<StoredAuditEntry, FilterColumn>> & {
  /** `from` inclusive, `until` exclusive. */
  readonly from?: Date
  readonly until?: Date
  /** Without the entries of reading. */
  readonly changesOnly?: 'yes'
  /** One of these has done it. */
  readonly actorIds?: readonly string[]
  /** The subject is called so, or is one of these. */
  readonly named?: { readonly text: string; readonly ids: readonly string[] }
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

/** An exchange rate is called by currency and day; the currency alone finds all its days, by the index of the action. */
const isOfCurrency = (text: string) =>
  and(
    inArray(auditEntry.action, ['exchange-rate-set', 'exchange-rate-withdrawn']),
    sql`lower(${auditEntry.after} ->> ${currencyFact}) = lower(${text})`,
  )

const isNamed = ({ text, ids }: NonNullable<AuditFilter['named']>) =>
  or(
    sql`${auditStatedName(auditEntry)} = lower(${text})`,
    inArray(auditEntry.subjectId, ids),
    isOfCurrency(text),
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
        filter.named && isNamed(filter.named),
        filter.actorIds && inArray(auditEntry.actorId, filter.actorIds),
        filter.changesOnly && notInArray(auditEntry.action, [...viewActions]),
        filter.from && gte(auditEntry.at, filter.from),
        filter.until && lt(auditEntry.at, filter.until),
        order.isBehind,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(limit)
