import type { RateFile, saveRate as saveRateCall } from '#contract/rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { changedFields } from '#domain/rates/changed-fields.ts'
import { invalidFields, ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateDeps, rateTransaction } from './deps.ts'
import { rateProblems } from './rate-problems.ts'
import { rateScope } from './rate-scope.ts'
import { deleteRate, insertRate, lockVersions, type StoredRate } from './rate-store.ts'
import { viewRateFile } from './rate-view.ts'
import { storedSpellings } from './sheets/code-spelling-store.ts'

type Input = EndpointInput<typeof saveRateCall>
type Saved = Input['body']

/** So many addresses of earlier drafts lead to the draft that replaced them. */
const rememberedDrafts = 100

/** The new draft gets a new id, so that an editor who still has the old draft open is refused when they save. */
async function replaceDraft(db: Db, versions: readonly StoredRate[], saved: Saved, by: string | null) {
  const [newest] = versions
  const draft = versions.find(({ publishAt }) => publishAt === null)
  if (draft) await deleteRate(db, draft.id)
  const isOverDraft = newest !== undefined && newest === draft
  const version = (newest?.version ?? 0) + (isOverDraft ? 0 : 1)
  const { kind, code, validFrom, validTo, pricing, cost } = saved
  const companies = saved.companies && [...new Set(saved.companies)]
  const brands = saved.brands && [...new Set(saved.brands)]
  const replacedDrafts = draft && [draft.id, ...(draft.replacedDrafts ?? [])].slice(0, rememberedDrafts)
  const row = {
    kind,
    code,
    version,
    validFrom,
    validTo,
    pricing,
    brands,
    companies,
    replacedDrafts,
    staffId: by,
  }
  return insertRate(db, { ...row, ...rateScope(saved) }, cost)
}

/** Why the form may not save, if the newest version is not the one it was opened with. */
function outdatedRefusal(newest: StoredRate | undefined, { comparedVersionId }: Saved): Refusal | undefined {
  if ((newest?.id ?? null) === comparedVersionId) return undefined
  const isNewCode = newest && comparedVersionId === null
  return isNewCode ? refusal('rate-code-exists', { code: newest.code }) : refusal('rate-changed')
}

export async function saveRate(deps: RateDeps, input: Input): Promise<Result<RateFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const result = await rateTransaction(deps, async (db) => {
    const wrong = await rateProblems(db, input.body)
    if (Object.keys(wrong).length > 0) return invalidFields(wrong)
    const spellingOf = await storedSpellings(db, input.body.kind)
    const body = { ...input.body, code: spellingOf(input.body.code) }
    const versions = await lockVersions(db, body)
    const [newest] = versions
    const outdated = outdatedRefusal(newest, body)
    if (outdated) return outdated
    const stored = await replaceDraft(db, versions, body, userOf(input.principal.actor))
    const changed = changedFields(newest, body)
    await audit(db, input, {
      action: 'rate-saved',
      subjectId: stored.id,
      ...(newest && { before: { code: newest.code, version: newest.version, ...changed.before } }),
      after: { code: stored.code, version: stored.version, ...changed.after },
    })
    return ok(await viewRateFile(deps, db, stored))
  })
  const { code, comparedVersionId } = input.body
  // Two new rates with one code meet at a constraint; a new code is stored in capitals.
  return !result.ok && result.refusal === 'rate-changed' && comparedVersionId === null
    ? refusal('rate-code-exists', { code: code.toUpperCase() })
    : result
}
