import type { readAudit as readAuditCall } from '#contract/audit.ts'
import type { DataOf } from '#contract/call.ts'
import { mayReadAudit } from '#domain/access/may-staff.ts'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { usualAuditSort } from '#domain/audit/audit-sorts.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { auditOrder, listAuditEntries } from '#server/platform/audit/read-audit-store.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { auditedFilters, filterOf, viewEntries } from './audit-entries.ts'
import type { ConsoleDeps } from './deps.ts'

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
    await audit(db, input, { action: 'audit-read', subjectId: null, after: auditedFilters(filters) })
    return ok({ rows: await viewEntries(db, shown), next })
  })
}
