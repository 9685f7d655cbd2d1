import type { DataOf } from '#contract/call.ts'
import type { listRates as listRatesCall, RateFile, readRate as readRateCall } from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from './deps.ts'
import { findRate } from './rate-store.ts'
import { viewRateFile, viewRates } from './rate-view.ts'
import { type RateSearch, searchRates } from './search-rates-store.ts'

/** The filters of a search, as the audit log stores them. */
export const auditedRates = ({ kind, port, state, search }: RateSearch) => ({
  kind,
  port: port ?? null,
  state: state ?? null,
  search: search ? auditedSearch(search) : null,
})

export async function listRates(
  deps: RateDeps,
  input: EndpointInput<typeof listRatesCall>,
): Promise<Verdict<DataOf<typeof listRatesCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { size, ...filter } = input.query
  return deps.database.transaction(async (queries) => {
    const found = await searchRates(queries, { ...filter, limit: size + 1 }, deps.clock.now())
    const rows = await viewRates(deps, queries, found.slice(0, size))
    const after = { ...auditedRates(filter), rows: rows.length }
    await audit(queries, input, { action: 'rates-listed', subjectId: null, after })
    return accept({ rows, hasMore: found.length > size })
  })
}

export async function readRate(
  deps: RateDeps,
  input: EndpointInput<typeof readRateCall>,
): Promise<Verdict<RateFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { rateId } = input.query
  return deps.database.transaction(async (queries) => {
    const stored = await findRate(queries, rateId)
    if (!stored) return refuse('not-found')
    await audit(queries, input, { action: 'rate-seen', subjectId: rateId, after: { code: stored.code } })
    return accept(await viewRateFile(deps, queries, stored))
  })
}
