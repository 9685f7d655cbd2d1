import type { DataOf } from '#contract/call.ts'
import type { DeskRequest, listRequests as listCall, readRequest as readCall } from '#contract/requests.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteParts } from './parts.ts'
import { countWaiting, findRequest, searchRequests } from './request-store.ts'
import { viewDeskRequest, viewDeskRows } from './request-view.ts'

type Parts = Pick<QuoteParts, 'database' | 'findPeople'>

export async function listRequests(
  parts: Parts,
  input: EndpointInput<typeof listCall>,
): Promise<Verdict<DataOf<typeof listCall>>> {
  const may = mayAnswerRequests(input.bearer.actor)
  if (!may.ok) return may
  const { size, ...wanted } = input.query
  return parts.database.transaction(async (queries) => {
    const found = await searchRequests(queries, { ...wanted, most: size + 1 })
    const rows = [...(await viewDeskRows(parts, queries, found.slice(0, size)))]
    const after = { rows: rows.length, state: wanted.state ?? null, kind: wanted.kind ?? null }
    await audit(queries, input, { action: 'requests-listed', subjectId: null, after })
    return accept({ rows, hasMore: found.length > size, waiting: await countWaiting(queries) })
  })
}

export async function readRequest(
  parts: Parts,
  input: EndpointInput<typeof readCall>,
): Promise<Verdict<DeskRequest>> {
  const may = mayAnswerRequests(input.bearer.actor)
  if (!may.ok) return may
  return parts.database.transaction(async (queries) => {
    const stored = await findRequest(queries, input.query.number)
    if (!stored) return refuse('not-found')
    await audit(queries, input, {
      action: 'request-seen',
      subjectId: null,
      after: { number: stored.number },
    })
    return accept(await viewDeskRequest(parts, queries, stored))
  })
}
