import type { DataOf } from '#contract/call.ts'
import type { listRates as listRatesCall, RateFile, readRate as readRateCall } from '#contract/rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { maySeeCosts, maySeeRates } from '#domain/access/may-staff.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { isAboutCost, type RateDuty } from '#domain/rates/duties.ts'
import { type RateSort, usualRateSort } from '#domain/rates/sorts.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { sortField } from '#domain/values/sort.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from './deps.ts'
import { namedInSearch, shownNames } from './finding/rate-places.ts'
import { countRates, type RateSearch, rateOrder, searchRates } from './finding/search-rates-store.ts'
import { findRateOrDraft } from './rate-store.ts'
import { viewListRows, viewRateFile } from './rate-view.ts'

/** The filters of a search, as the audit log stores them. */
export const auditedRates = ({ kind, port, place, state, search, duty, customers, ...more }: RateSearch) => ({
  kind,
  port: port ?? null,
  ...(place && { place }),
  state: state ?? null,
  duty: duty ?? null,
  ...(customers && { rateCustomers: customers }),
  ...(more.savedBy && { savedBy: more.savedBy }),
  ...(more.carrier && { carrier: more.carrier }),
  ...(more.contractOf && { contractOf: more.contractOf }),
  search: search ? auditedSearch(search) : null,
})

async function nameOfCompany(db: Db, companyId: string): Promise<string | null> {
  const [card] = await findCompanyCards(db, [companyId])
  return card?.name ?? null
}

/** A list whose rows or order reveal costs. */
const showsCost = (duty: RateDuty | undefined, sort: RateSort) =>
  (duty !== undefined && isAboutCost(duty)) || sortField(sort) === 'margin'

export async function listRates(
  deps: RateDeps,
  input: EndpointInput<typeof listRatesCall>,
): Promise<Result<DataOf<typeof listRatesCall>>> {
  const may = maySeeRates(input.principal.actor)
  if (!may.ok) return may
  const { size, sort = usualRateSort, after: cursor, ...filter } = input.query
  const maySee = maySeeCosts(input.principal.actor)
  if (showsCost(filter.duty, sort) && !maySee.ok) return maySee
  return deps.database.transaction(async (db) => {
    const order = rateOrder(sort, cursor, await shownNames(db, input.request.language))
    if (!order.ok) return order
    const named = await namedInSearch(db, filter.search)
    const reader = userOf(input.principal.actor)
    const wanted = { ...filter, ...named, reader }
    const now = deps.clock.now()
    const some = await searchRates(db, { ...wanted, order: order.value, limit: size + 1 }, now)
    const { shown, next } = order.value.pageOf(some, size)
    const rows = await viewListRows(deps, db, shown, maySee.ok)
    const after = { ...auditedRates(filter), rows: rows.length }
    await audit(db, input, { action: 'rates-listed', subjectId: null, after })
    const found = await countRates(db, wanted, now)
    const contractOf = filter.contractOf ? await nameOfCompany(db, filter.contractOf) : null
    return ok({ rows, next, found, contractOf })
  })
}

/** What Quayside pays is for those who set prices; others who see rates read the prices alone. */
export async function readRate(
  deps: RateDeps,
  input: EndpointInput<typeof readRateCall>,
): Promise<Result<RateFile>> {
  const may = maySeeRates(input.principal.actor)
  if (!may.ok) return may
  const { rateId } = input.query
  return deps.database.transaction(async (db) => {
    const stored = await findRateOrDraft(db, rateId)
    if (!stored) return refusal('not-found')
    await audit(db, input, { action: 'rate-seen', subjectId: stored.id, after: { code: stored.code } })
    const file = await viewRateFile(deps, db, stored)
    return ok(maySeeCosts(input.principal.actor).ok ? file : { ...file, cost: null })
  })
}
