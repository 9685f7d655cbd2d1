import { type Actor, companyOf, userOf } from '#domain/access/actor.ts'
import { mayAnswerReviewQuestion, maySubmitCertification } from '#domain/access/may-run-company.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import { invalidFields, ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { isBlank } from '#domain/values/typed-text.ts'
import {
  type Application,
  type Certification,
  type CertificationMove,
  type CertificationState,
  certificationMoves,
  type ReviewQuestion,
} from './certification.ts'

type MoveName = CertificationMove['move']
type From<M extends MoveName> = Extract<
  Certification,
  { state: (typeof certificationMoves)[M]['from'][number] }
>
type To<M extends MoveName> = Certification & { readonly state: (typeof certificationMoves)[M]['to'] }
type Step<M extends MoveName> = (now: From<M>, move: Extract<CertificationMove, { move: M }>) => Result<To<M>>

type Submission = { readonly application: Application; readonly at: Date }

const review = ({ companyId }: { readonly companyId: string }, { application, at }: Submission) =>
  ok({ companyId, state: 'under-review' as const, application, submittedAt: at, question: null })

const steps: { readonly [M in MoveName]: Step<M> } = {
  submit: review,
  resubmit: review,
  'change-details': review,
  'renew-licence': (now, { licenceFileId, at }) =>
    ok({ ...now, renewal: { licenceFileId, submittedAt: at } }),
  'withdraw-renewal': (now) => (now.renewal ? ok({ ...now, renewal: null }) : refusal('not-under-review')),
  ask: (now, { text, at }) => {
    if (now.question?.answeredAt === null) return refusal('question-open')
    return isBlank(text)
      ? invalidFields({ question: 'required' })
      : ok({ ...now, question: { text, askedAt: at, answeredAt: null } })
  },
  answer: (now, { answer, at }) => {
    if (!isOpen(now.question, answer.askedAt)) return refusal('question-closed')
    return isBlank(answer.text)
      ? invalidFields({ answer: 'required' })
      : ok({
          ...now,
          application: answer.application,
          submittedAt: at,
          question: { ...now.question, answeredAt: at },
        })
  },
  certify: ({ companyId, application }, { at }) =>
    ok({ companyId, state: 'certified', application, since: at, renewal: null }),
  refuse: ({ companyId, application }, { reason, at }) =>
    stop('refused', { companyId, application, reason, decidedAt: at }),
  'certify-renewal': (now, { at }) =>
    now.renewal
      ? ok({ ...now, application: renewedApplication(now), since: at, renewal: null })
      : refusal('not-under-review'),
  'refuse-renewal': (now, { reason, at }) =>
    now.renewal
      ? stop('refused', {
          companyId: now.companyId,
          application: renewedApplication(now),
          reason,
          decidedAt: at,
        })
      : refusal('not-under-review'),
  suspend: ({ companyId, application, renewal }, { reason, at }) =>
    stop('suspended', { companyId, application, renewal, reason, decidedAt: at }),
  restore: ({ companyId, application, renewal }, { at }) =>
    ok({ companyId, state: 'certified', application, since: at, renewal }),
  revoke: ({ companyId, application }, { reason, at }) =>
    stop('revoked', { companyId, application, reason, decidedAt: at }),
}

/** The question that was read is the newest one, and it has no answer yet. */
const isOpen = (question: ReviewQuestion | null, askedAt: Date): question is ReviewQuestion =>
  question?.answeredAt === null && question.askedAt.getTime() === askedAt.getTime()

function stop<S extends CertificationState, T extends { readonly reason: string }>(
  state: S,
  stopped: T,
): Result<T & { readonly state: S }> {
  return stopped.reason.trim() === '' ? refusal('reason-needed') : ok({ ...stopped, state })
}

const renewedApplication = ({ application, renewal }: Extract<Certification, { state: 'certified' }>) => ({
  ...application,
  ...(renewal && { licenceFileId: renewal.licenceFileId }),
})

export function moveCertification(
  certification: Certification,
  move: CertificationMove,
  actor: Actor,
): Result<Certification> {
  const result = mayMove(certification, move.move, actor)
  if (!result.ok) return result
  const from: readonly CertificationState[] = certificationMoves[move.move].from
  if (!from.includes(certification.state)) return refuseMove(certification.state, move.move)
  // The check above ensures that this move fits the state; the compiler cannot infer that.
  const step = steps[move.move] as (now: Certification, move: CertificationMove) => Result<Certification>
  return step(certification, move)
}

function mayMove(certification: Certification, move: MoveName, actor: Actor): Result<Actor> {
  const { permission } = certificationMoves[move]
  if (permission === 'decide-certification') return mayDecideCertification(actor)
  if (permission === 'answer-review-question') return mayAnswerReviewQuestion(actor, certification)
  const result = maySubmitCertification(actor)
  if (!result.ok) return result
  const isOwn = companyOf(actor) === certification.companyId || isNewCompanyOf(certification, actor)
  return isOwn ? result : refusal('not-found')
}

const isNewCompanyOf = (certification: Certification, actor: Actor): boolean =>
  certification.state === 'none' && companyOf(actor) === null && certification.enteredBy === userOf(actor)

function refuseMove(state: CertificationState, move: MoveName): Refusal {
  if (state === 'under-review') return refusal('already-under-review')
  if (state === 'certified') return refusal('already-certified')
  if (state === 'suspended') return refusal('company-suspended')
  const isDecision = certificationMoves[move].permission === 'decide-certification'
  return refusal(isDecision ? 'not-under-review' : 'certification-step-closed', { state, move })
}
