import type { DataOf } from '#contract/call.ts'
import type { AdminRequest, listRequests as listCall, readRequest as readCall } from '#contract/requests.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { countWaiting, findRequest, searchRequests } from './request-store.ts'
import { viewAdminRequest, viewAdminRows } from './request-view.ts'

type Deps = Pick<QuoteDeps, 'database' | 'findPeople'>

export async function listRequests(
  deps: Deps,
  input: EndpointInput<typeof listCall>,
): Promise<Verdict<DataOf<typeof listCall>>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { size, ...search } = input.query
  return deps.database.transaction(async (queries) => {
    const found = await searchRequests(queries, { ...search, most: size + 1 })
    const rows = [...(await viewAdminRows(deps, queries, found.slice(0, size)))]
    const after = { rows: rows.length, state: search.state ?? null, kind: search.kind ?? null }
    await audit(queries, input, { action: 'requests-listed', subjectId: null, after })
    return accept({ rows, hasMore: found.length > size, waiting: await countWaiting(queries) })
  })
}

export async function readRequest(
  deps: Deps,
  input: EndpointInput<typeof readCall>,
): Promise<Verdict<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (queries) => {
    const stored = await findRequest(queries, input.query.number)
    if (!stored) return refuse('not-found')
    await audit(queries, input, {
      action: 'request-seen',
      subjectId: null,
      after: { number: stored.number },
    })
    return accept(await viewAdminRequest(deps, queries, stored))
  })
}
