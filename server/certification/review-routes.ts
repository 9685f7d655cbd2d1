import * as calls from '#contract/review.ts'
import { type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { type Endpoint, type EndpointInput, endpoint } from '#server/platform/http/endpoint.ts'
import { findCompany } from './company-store.ts'
import { type CertificationDecision, decideCertification } from './decide-certification.ts'
import { readLicence } from './read-licence.ts'
import { companyFile, listCompanies, type ReviewDeps, readCompany } from './review.ts'

type DecideInput = EndpointInput<typeof calls.decideCompany>

const decisionOf = ({
  companyId,
  submittedAt,
  decision,
  reason,
}: DecideInput['body']): CertificationDecision => {
  const reviewed = { companyId, submittedAt: new Date(submittedAt) }
  return decision === 'certify' ? { ...reviewed, decision } : { ...reviewed, decision, reason: reason ?? '' }
}

type SentDecision = Partial<Pick<DecideInput['body'], 'decision' | 'reason'>>

const reasonProblem = ({ decision, reason = '' }: SentDecision): WrongFields =>
  decision === 'refuse' && reason.trim() === '' ? { reason: 'required' } : {}

async function decide(deps: ReviewDeps, input: DecideInput): Promise<Result<calls.CompanyFile>> {
  const done = await decideCertification(deps, decisionOf(input.body), input)
  if (!done.ok) return done
  const { db } = deps.database
  const stored = await findCompany(db, input.body.companyId)
  return stored ? { ok: true, value: await companyFile(deps, db, stored) } : refusal('not-found')
}

/** Company endpoints of the console. */
export const reviewEndpoints = (deps: ReviewDeps): readonly Endpoint[] => [
  endpoint(calls.listCompanies, (input) => listCompanies(deps, input)),
  endpoint(calls.readCompany, (input) => readCompany(deps, input.query.companyId, input)),
  endpoint(calls.readLicence, (input) => readLicence(deps, input)),
  endpoint(calls.decideCompany, (input) => decide(deps, input), reasonProblem),
]
