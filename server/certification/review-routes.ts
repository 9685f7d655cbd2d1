import * as calls from '#contract/review.ts'
import { licenceEndProblem } from '#domain/certification/licence-end.ts'
import { ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Endpoint, type EndpointInput, endpoint } from '#server/platform/http/endpoint.ts'
import { askApplicant } from './ask-applicant.ts'
import { findCompany } from './company-store.ts'
import { compareLicence } from './compare-licence.ts'
import { type CertificationDecision, decideCertification } from './decide-certification.ts'
import { readLicence } from './read-licence.ts'
import { companyFile, listCompanies, type ReviewDeps, readCompany } from './review.ts'
import { type CertificationStop, stopCertification } from './stop-certification.ts'

type DecideInput = EndpointInput<typeof calls.decideCompany>

const decisionOf = ({
  companyId,
  submittedAt,
  decision,
  reason,
  licenceValidTo,
}: DecideInput['body']): CertificationDecision => {
  const reviewed = { companyId, submittedAt: new Date(submittedAt) }
  return decision === 'certify'
    ? { ...reviewed, decision, licenceValidTo }
    : { ...reviewed, decision, reason: reason ?? '' }
}

type SentDecision = Partial<Pick<DecideInput['body'], 'decision' | 'reason' | 'licenceValidTo'>>

function decisionProblems(
  { decision, reason = '', licenceValidTo }: SentDecision,
  today: string,
): WrongFields {
  const problem = licenceEndProblem(licenceValidTo, today)
  return {
    ...(decision === 'refuse' && reason.trim() === '' && { reason: 'required' }),
    ...(problem && { licenceValidTo: problem }),
  }
}

async function decide(deps: ReviewDeps, input: DecideInput): Promise<Result<calls.CompanyFile>> {
  const done = await decideCertification(deps, decisionOf(input.body), input)
  return done.ok ? readAfter(deps, input) : done
}

async function readAfter(
  deps: ReviewDeps,
  { body, principal }: DecideInput | AskInput | StopInput,
): Promise<Result<calls.CompanyFile>> {
  const { db } = deps.database
  const stored = await findCompany(db, body.companyId)
  return stored ? ok(await companyFile(deps, db, stored, principal.actor)) : refusal('not-found')
}

type AskInput = EndpointInput<typeof calls.askApplicant>

async function ask(deps: ReviewDeps, input: AskInput): Promise<Result<calls.CompanyFile>> {
  const { submittedAt, ...asked } = input.body
  const done = await askApplicant(deps, { ...asked, submittedAt: new Date(submittedAt) }, input)
  return done.ok ? readAfter(deps, input) : done
}

type StopInput = EndpointInput<typeof calls.stopCompany>

const stopOf = ({ companyId, move, reason = '' }: StopInput['body']): CertificationStop =>
  move === 'restore' ? { companyId, move } : { companyId, move, reason }

const stopProblem = ({
  move,
  reason = '',
}: Partial<Pick<StopInput['body'], 'move' | 'reason'>>): WrongFields =>
  move !== undefined && move !== 'restore' && reason.trim() === '' ? { reason: 'required' } : {}

async function stop(deps: ReviewDeps, input: StopInput): Promise<Result<calls.CompanyFile>> {
  const done = await stopCertification(deps, stopOf(input.body), input)
  return done.ok ? readAfter(deps, input) : done
}

/** Company endpoints of the console. */
export const reviewEndpoints = (deps: ReviewDeps): readonly Endpoint[] => [
  endpoint(calls.listCompanies, (input) => listCompanies(deps, input)),
  endpoint(calls.readCompany, (input) => readCompany(deps, input.query.companyId, input)),
  endpoint(calls.readLicence, (input) => readLicence(deps, input)),
  endpoint(calls.compareLicence, (input) => compareLicence(deps, input)),
  endpoint(
    calls.decideCompany,
    (input) => decide(deps, input),
    (body) => decisionProblems(body, shanghaiDay(deps.clock.now())),
  ),
  endpoint(calls.askApplicant, (input) => ask(deps, input)),
  endpoint(calls.stopCompany, (input) => stop(deps, input), stopProblem),
]
