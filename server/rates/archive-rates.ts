import type { DataOf } from '#contract/call.ts'
import type { archiveRate as archiveRateCall, archiveRates as archiveRatesCall } from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { rateState } from '#domain/rates/rate.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { changingPrices, type RateDeps } from './deps.ts'
import { deleteRate, endRate, findRate, findRates, lockVersions, type StoredRate } from './rate-store.ts'
import { withdrawRate } from './withdraw-store.ts'

/** Locks the codes of versions; what others have changed meanwhile is read after it. */
async function lockCodes(queries: Queries, ids: readonly string[]): Promise<void> {
  for (const version of await findRates(queries, ids)) await lockVersions(queries, version)
}

/** Each version must exist and not have ended. */
async function findOpen(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<Verdict<readonly StoredRate[]>> {
  const versions = await findRates(queries, ids)
  if (versions.length < new Set(ids).size) return refuse('not-found')
  return versions.some((version) => rateState(version, now) === 'ended')
    ? refuse('rate-ended')
    : accept(versions)
}

async function archive(queries: Queries, doer: Doer, { id, code, version }: StoredRate, now: Date) {
  // Read again: archiving one version can change another of the same code.
  const current = await findRate(queries, id)
  if (!current) return
  const state = rateState(current, now)
  if (state === 'draft') await deleteRate(queries, id)
  else if (state === 'scheduled') await withdrawRate(queries, current, now)
  else await endRate(queries, id, now)
  await audit(queries, doer, { action: 'rate-archived', subjectId: id, before: { code, version, state } })
}

/** All versions or none: every one is checked before the first is archived. */
async function archiveAll(
  deps: RateDeps,
  doer: Doer,
  ids: readonly string[],
): Promise<Verdict<readonly StoredRate[]>> {
  const may = mayPublishRates(doer.principal.actor)
  if (!may.ok) return may
  return changingPrices(deps, async (queries) => {
    await lockCodes(queries, ids)
    // After the locks: a version that has ended while this call waited has ended.
    const now = deps.clock.now()
    const versions = await findOpen(queries, ids, now)
    if (!versions.ok) return versions
    for (const version of versions.value) await archive(queries, doer, version, now)
    return versions
  })
}

export async function archiveRate(
  deps: RateDeps,
  input: EndpointInput<typeof archiveRateCall>,
): Promise<Verdict<DataOf<typeof archiveRateCall>>> {
  const archived = await archiveAll(deps, input, [input.body.rateId])
  return archived.ok ? accept({ code: archived.value[0]?.code ?? '' }) : archived
}

export async function archiveRates(
  deps: RateDeps,
  input: EndpointInput<typeof archiveRatesCall>,
): Promise<Verdict<DataOf<typeof archiveRatesCall>>> {
  const archived = await archiveAll(deps, input, input.body.rateIds)
  return archived.ok ? accept({ archived: archived.value.length }) : archived
}
