import type { DataOf } from '#contract/call.ts'
import type { archiveRate as archiveRateCall, archiveRates as archiveRatesCall } from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { rateState } from '#domain/rates/rate.ts'
import { invalidFields, ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { priceTransaction, type RateDeps } from '#server/rates/deps.ts'
import {
  type Archiving,
  deleteRate,
  endRate,
  findRate,
  findRates,
  lockVersions,
  type StoredRate,
} from '#server/rates/rate-store.ts'
import { withdrawRate } from './withdraw-store.ts'

/** Locks the codes of versions and reads them again; one that does not exist is missing. */
async function lockAll(db: Db, ids: readonly string[]): Promise<readonly StoredRate[]> {
  for (const version of await findRates(db, ids)) await lockVersions(db, version)
  return findRates(db, ids)
}

async function archive(db: Db, doer: Doer, { id, code, version }: StoredRate, archiving: Archiving) {
  // Read again: archiving one version can change another of the same code.
  const current = await findRate(db, id)
  if (!current) return
  const state = rateState(current, archiving.now)
  if (state === 'draft') await deleteRate(db, id)
  else if (state === 'scheduled') await withdrawRate(db, current, archiving)
  else await endRate(db, id, archiving)
  const { reason } = archiving
  await audit(db, doer, {
    action: state === 'draft' ? 'rate-discarded' : 'rate-archived',
    subjectId: id,
    before: { code, version, state },
    ...(reason !== null && { after: { reason } }),
  })
}

/** Versions that cannot be archived: how many do not exist, and the codes of those that have ended. */
type Unarchivable = { readonly missing: number; readonly ended: readonly string[] }

/** All versions or none: every one is checked before the first is archived. Published ones need a reason. */
async function archiveAll(
  deps: RateDeps,
  doer: Doer,
  { ids, reason = '' }: { readonly ids: readonly string[]; readonly reason?: string | undefined },
  refusalOf: (unarchivable: Unarchivable) => Refusal,
): Promise<Result<readonly StoredRate[]>> {
  const may = mayPublishRates(doer.principal.actor)
  if (!may.ok) return may
  return priceTransaction(deps, async (db) => {
    const versions = await lockAll(db, ids)
    // Read after the lock: another transaction may have ended a version while this one waited.
    const now = deps.clock.now()
    const missing = ids.length - versions.length
    const ended = versions.filter((version) => rateState(version, now) === 'ended').map(({ code }) => code)
    if (missing > 0 || ended.length > 0) return refusalOf({ missing, ended })
    const isDiscarding = versions.every(({ publishAt }) => publishAt === null)
    if (reason === '' && !isDiscarding) return invalidFields({ reason: 'required' })
    for (const version of versions) await archive(db, doer, version, { now, reason: reason || null })
    return ok(versions)
  })
}

const refuseOne = ({ missing }: Unarchivable) => refusal(missing > 0 ? 'not-found' : 'rate-ended')

const refuseSeveral = ({ missing, ended }: Unarchivable) =>
  ended.length > 0
    ? refusal('some-rates-ended', { codes: [...new Set(ended)].join(', ') })
    : refusal('some-rates-gone', { count: missing })

export async function archiveRate(
  deps: RateDeps,
  input: EndpointInput<typeof archiveRateCall>,
): Promise<Result<DataOf<typeof archiveRateCall>>> {
  const { rateId, reason } = input.body
  const archived = await archiveAll(deps, input, { ids: [rateId], reason }, refuseOne)
  return archived.ok ? ok({ code: archived.value[0]?.code ?? '' }) : archived
}

export async function archiveRates(
  deps: RateDeps,
  input: EndpointInput<typeof archiveRatesCall>,
): Promise<Result<DataOf<typeof archiveRatesCall>>> {
  const { rateIds, reason } = input.body
  const archived = await archiveAll(deps, input, { ids: rateIds, reason }, refuseSeveral)
  return archived.ok ? ok({ archived: archived.value.length }) : archived
}
