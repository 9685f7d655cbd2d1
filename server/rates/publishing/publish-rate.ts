import type { publishRate as publishRateCall } from '#contract/rate-publishing.ts'
import type { RateFile } from '#contract/rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { expectFuture, priceTransaction, publishMoment, type RateDeps } from '#server/rates/deps.ts'
import { findRate, lockVersions, type StoredRate } from '#server/rates/rate-store.ts'
import { viewRateFile } from '#server/rates/rate-view.ts'
import { countFindings } from './check-publish.ts'
import { publicationProblem } from './publication-problem.ts'
import { publishDraft } from './withdraw-store.ts'

type Locked = { readonly version: StoredRate; readonly newest: StoredRate }

/** Locks the code of a version and reads it again. */
async function lockVersion(db: Db, id: string): Promise<Locked | undefined> {
  const found = await findRate(db, id)
  if (!found) return undefined
  const versions = await lockVersions(db, found)
  const [newest] = versions
  const version = versions.find((one) => one.id === id)
  return newest && version && { version, newest }
}

export async function publishRate(
  deps: RateDeps,
  input: EndpointInput<typeof publishRateCall>,
): Promise<Result<RateFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { rateId, at, keepsOldDays } = input.body
  const future = expectFuture(at, deps.clock.now())
  if (!future.ok) return future
  return priceTransaction(deps, async (db) => {
    const locked = await lockVersion(db, rateId)
    if (!locked) return refusal('not-found')
    const { version, newest } = locked
    if (version.publishAt !== null) return refusal('rate-not-draft')
    // An import has published this code since: the draft is based on older prices.
    if (newest.id !== version.id) return refusal('rate-draft-outdated', { version: newest.version })
    if (at !== null && shanghaiDay(new Date(at)) > version.validTo)
      return invalidFields({ at: 'inconsistent' })
    const now = deps.clock.now()
    const publishAt = publishMoment(at, now)
    const counts = await countFindings(db, version, { at: publishAt, now, ...deps.publishLimits })
    const problem = publicationProblem(deps, input, { rates: 1, counts, preparedBy: version.staffId })
    if (problem) return refusal(problem)
    const staffId = userOf(input.principal.actor)
    const ended = await publishDraft(db, version, { at: publishAt, now, keepsOldDays, staffId })
    const { code, version: number } = version
    const after = { code, version: number, publishAt: publishAt.toISOString(), ends: ended.map(String) }
    await audit(db, input, { action: 'rate-published', subjectId: rateId, after })
    return ok(await viewRateFile(deps, db, { ...version, publishAt }))
  })
}
