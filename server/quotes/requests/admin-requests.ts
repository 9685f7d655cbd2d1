import type { DataOf } from '#contract/call.ts'
import type { AdminRequest, listRequests as listCall, readRequest as readCall } from '#contract/requests.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { usualRequestSorts } from '#domain/quotes/sorts.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { countAllOpenRequests, findRequest } from './request-store.ts'
import { viewAdminRequest, viewAdminRows } from './request-view.ts'
import { requestOrder, searchRequests } from './search-requests-store.ts'

type Deps = Pick<QuoteDeps, 'database' | 'findPeople'>

export async function listRequests(
  deps: Deps,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { size, sort = usualRequestSorts.staff, after: cursor, ...search } = input.query
  const order = requestOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (db) => {
    const found = await searchRequests(db, { ...search, order: order.value, limit: size + 1 })
    const { shown, next } = order.value.pageOf(found, size)
    const rows = [...(await viewAdminRows(deps, db, shown))]
    const after = { rows: rows.length, state: search.state ?? null, kind: search.kind ?? null }
    await audit(db, input, { action: 'requests-listed', subjectId: null, after })
    return ok({ rows, next, openCount: await countAllOpenRequests(db) })
  })
}

export async function readRequest(
  deps: Deps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db) => {
    const stored = await findRequest(db, input.query.number)
    if (!stored) return refusal('not-found')
    await audit(db, input, {
      action: 'request-seen',
      subjectId: null,
      after: { number: stored.number },
    })
    return ok(await viewAdminRequest(deps, db, stored))
  })
}
