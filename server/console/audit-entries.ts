import type { AuditEntryView, readAudit as readAuditCall } from '#contract/audit.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { findPeople } from '#server/identity/index.ts'
import type { AuditFilter, StoredAuditEntry } from '#server/platform/audit/read-audit-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { actorsNamed, subjectNames, subjectsNamed } from './audit-subjects.ts'
import { findStaff } from './staff-store.ts'

export type AuditFilters = Omit<EndpointInput<typeof readAuditCall>['query'], 'sort' | 'after' | 'size'>

/** Days are Shanghai days; the last one is included. */
export const filterOf = async (
  db: Db,
  { from, to, subject, actor, ...filter }: AuditFilters,
): Promise<AuditFilter> => ({
  ...filter,
  ...(from && { from: instantAt(from, '00:00') }),
  ...(to && { until: instantAt(to, '24:00') }),
  ...(subject && { named: { text: subject, ids: await subjectsNamed(db, subject) } }),
  ...(actor && { actorIds: await actorsNamed(db, actor) }),
})

/** The filters as the log records them: reading it is audited too. */
export const auditedFilters = ({ subject, actor, ...filters }: AuditFilters) => ({
  ...filters,
  ...(subject && { subject: auditedSearch(subject) }),
  ...(actor && { actor: auditedSearch(actor) }),
})

type Params = NonNullable<AuditEntryView['before']>
const mutable = (params: NonNullable<StoredAuditEntry['before']>): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as Params

const viewEntry = (
  { at, ip, before, after, ...entry }: StoredAuditEntry,
  { actorName, subjectName }: Pick<AuditEntryView, 'actorName' | 'subjectName'>,
): AuditEntryView => ({
  id: entry.id,
  actorKind: entry.actorKind,
  actorId: entry.actorId,
  action: entry.action,
  subjectKind: entry.subjectKind,
  subjectId: entry.subjectId,
  brand: entry.brand,
  requestId: entry.requestId,
  address: ip,
  at: at.toISOString(),
  actorName,
  subjectName,
  before: before && mutable(before),
  after: after && mutable(after),
})

/** Staff and customers by id. */
async function actorNames(db: Db, entries: readonly StoredAuditEntry[]) {
  const idsOf = (kind: string) => [
    ...new Set(entries.flatMap(({ actorKind, actorId }) => (actorKind === kind && actorId ? [actorId] : []))),
  ]
  const found = [...(await findStaff(db, idsOf('staff'))), ...(await findPeople(db, idsOf('customer')))]
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** With the names of actors and subjects. */
export async function viewEntries(db: Db, entries: readonly StoredAuditEntry[]): Promise<AuditEntryView[]> {
  const names = await actorNames(db, entries)
  const nameOf = await subjectNames(db, entries)
  return entries.map((entry) =>
    viewEntry(entry, {
      // The name of a closed account is empty.
      actorName: names.get(entry.actorId ?? '') || null,
      subjectName: nameOf(entry),
    }),
  )
}
