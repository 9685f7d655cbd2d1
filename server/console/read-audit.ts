import type { AuditEntryView, readAudit as readAuditCall } from '#contract/audit.ts'
import type { DataOf } from '#contract/call.ts'
import { mayReadAudit } from '#domain/access/may-staff.ts'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { usualAuditSort } from '#domain/audit/audit-sorts.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { audit } from '#server/platform/audit/audit.ts'
import {
  type AuditFilter,
  auditOrder,
  listAuditEntries,
  type StoredAuditEntry,
} from '#server/platform/audit/read-audit-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { subjectNames, subjectsNamed } from './audit-subjects.ts'
import type { ConsoleDeps } from './deps.ts'
import { findStaff } from './staff-store.ts'

type Filters = Omit<EndpointInput<typeof readAuditCall>['query'], 'sort' | 'after' | 'size'>

/** Days are Shanghai days; the last one is included. */
const filterOf = async (db: Db, { from, to, subject, ...filter }: Filters): Promise<AuditFilter> => ({
  ...filter,
  ...(from && { from: instantAt(from, '00:00') }),
  ...(to && { until: instantAt(to, '24:00') }),
  ...(subject && { named: { text: subject, ids: await subjectsNamed(db, subject) } }),
})

const viewEntry = (
  { at, ip, before, after, position: _, ...entry }: StoredAuditEntry & { readonly position: unknown },
  { actorName, subjectName }: Pick<AuditEntryView, 'actorName' | 'subjectName'>,
): AuditEntryView => ({
  ...entry,
  address: ip,
  at: at.toISOString(),
  actorName,
  subjectName,
  before: before && mutable(before),
  after: after && mutable(after),
})

type Params = NonNullable<AuditEntryView['before']>
const mutable = (params: NonNullable<StoredAuditEntry['before']>): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as Params

/** Reading the audit log is audited too, with the filters used. */
export async function readAudit(
  { database }: Pick<ConsoleDeps, 'database'>,
  input: EndpointInput<typeof readAuditCall>,
): Promise<Result<DataOf<typeof readAuditCall>>> {
  const may = mayReadAudit(input.principal.actor)
  if (!may.ok) return may
  const { size, sort = usualAuditSort, after, ...filters } = input.query
  if (areDaysReversed(filters)) return invalidFields({ to: 'inconsistent' })
  const order = auditOrder(sort, after)
  if (!order.ok) return order
  return database.transaction(async (db) => {
    const page = { order: order.value, limit: size + 1 }
    const found = await listAuditEntries(db, await filterOf(db, filters), page)
    const { shown, next } = order.value.pageOf(found, size)
    const ids = shown.flatMap(({ actorKind, actorId }) => (actorKind === 'staff' && actorId ? [actorId] : []))
    const names = new Map((await findStaff(db, [...new Set(ids)])).map(({ id, name }) => [id, name]))
    const nameOf = await subjectNames(db, shown)
    const { subject } = filters
    const sought = { ...filters, ...(subject && { subject: auditedSearch(subject) }) }
    await audit(db, input, { action: 'audit-read', subjectId: null, after: sought })
    const rows = shown.map((entry) =>
      viewEntry(entry, { actorName: names.get(entry.actorId ?? '') ?? null, subjectName: nameOf(entry) }),
    )
    return ok({ rows, next })
  })
}
