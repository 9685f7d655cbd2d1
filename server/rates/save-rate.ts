import type { RateFile, saveRate as saveRateCall } from '#contract/rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { changedLeaves } from '#domain/rates/changed-leaves.ts'
import { laneProblems } from '#domain/rates/lane-problems.ts'
import { sheetProblems } from '#domain/rates/sheet-problems.ts'
import { accept, refuse, refuseFields, type Verdict, type WrongFields } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { changingRates, type RateDeps } from './deps.ts'
import { knownLanes } from './known-lanes.ts'
import { rateScope } from './rate-scope.ts'
import { deleteRate, insertRate, lockVersions, type StoredRate } from './rate-store.ts'
import { viewRateFile } from './rate-view.ts'

type Input = EndpointInput<typeof saveRateCall>
type Saved = Input['body']

/** A contract is with companies that are certified; one agreed with anybody else would be nobody's. */
async function areCertified(queries: Queries, companies: readonly string[] | null): Promise<boolean> {
  if (companies === null) return true
  const cards = await findCompanyCards(queries, companies)
  return new Set(companies).size === cards.filter(({ isCertified }) => isCertified).length
}

/** A lane by hand is held to what a lane of a sheet is held to; a tariff to tiers and steps in order. */
async function termsWrong(queries: Queries, { kind, terms }: Saved): Promise<WrongFields> {
  const problems =
    kind === 'ocean-lane' || kind === 'trucking-lane'
      ? laneProblems(kind, terms, await knownLanes(queries))
      : sheetProblems(kind, terms)
  return Object.fromEntries([...problems].map(([field, problem]) => [`terms.${field}`, problem]))
}

/**
 * The draft that is there goes and the new one gets an id of its own, so that whoever still looks at the old one
 * is told so when he saves.
 */
async function replaceDraft(
  queries: Queries,
  versions: readonly StoredRate[],
  saved: Saved,
  by: string | null,
) {
  const [newest] = versions
  const draft = versions.find(({ publishAt }) => publishAt === null)
  if (draft) await deleteRate(queries, draft.id)
  const isOverDraft = newest !== undefined && newest === draft
  const version = (newest?.version ?? 0) + (isOverDraft ? 0 : 1)
  const { kind, code, validFrom, validTo, terms, cost } = saved
  const companies = saved.companies && [...new Set(saved.companies)]
  const brands = saved.brands && [...new Set(saved.brands)]
  const row = { kind, code, version, validFrom, validTo, terms, brands, companies, staffId: by }
  return insertRate(queries, { ...row, ...rateScope(saved) }, cost)
}

export async function saveRate(deps: RateDeps, input: Input): Promise<Verdict<RateFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { body } = input
  if (body.validFrom > body.validTo) return refuseFields({ validTo: 'inconsistent' })
  return changingRates(deps, async (queries) => {
    const wrong = await termsWrong(queries, body)
    if (Object.keys(wrong).length > 0) return refuseFields(wrong)
    if (!(await areCertified(queries, body.companies))) return refuseFields({ companies: 'unknown-value' })
    const versions = await lockVersions(queries, body)
    const [newest] = versions
    if ((newest?.id ?? null) !== body.basedOn) return refuse('rate-changed')
    const stored = await replaceDraft(queries, versions, body, userOf(input.principal.actor))
    const changed = changedLeaves(newest, body)
    await audit(queries, input, {
      action: 'rate-saved',
      subjectId: stored.id,
      ...(newest && { before: { code: newest.code, version: newest.version, ...changed.before } }),
      after: { code: stored.code, version: stored.version, ...changed.after },
    })
    return accept(await viewRateFile(deps, queries, stored))
  })
}
