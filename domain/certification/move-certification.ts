import { type Actor, companyOf, userOf } from '#domain/access/actor.ts'
import { maySubmitCertification } from '#domain/access/may-run-company.ts'
import { mayDecideCertification } from '#domain/access/may-staff.ts'
import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import {
  type Certification,
  type CertificationMove,
  type CertificationState,
  certificationMoves,
} from './certification.ts'

type MoveName = CertificationMove['move']
type From<M extends MoveName> = Extract<Certification, { state: (typeof certificationMoves)[M]['from'] }>
type To<M extends MoveName> = Extract<Certification, { state: (typeof certificationMoves)[M]['to'] }>
type Step<M extends MoveName> = (now: From<M>, move: Extract<CertificationMove, { move: M }>) => Result<To<M>>

const steps: { readonly [M in MoveName]: Step<M> } = {
  submit: ({ companyId }, { application, at }) =>
    ok({ companyId, state: 'under-review', application, submittedAt: at }),
  resubmit: ({ companyId }, { application, at }) =>
    ok({ companyId, state: 'under-review', application, submittedAt: at }),
  'swap-licence': ({ companyId, application }, { licenceFileId, at }) =>
    ok({
      companyId,
      state: 'under-review',
      application: { ...application, licenceFileId },
      submittedAt: at,
    }),
  certify: ({ companyId, application }, { at }) =>
    ok({ companyId, state: 'certified', application, since: at }),
  refuse: ({ companyId, application }, { reason, at }) =>
    reason.trim() === ''
      ? refusal('reason-needed')
      : ok({ companyId, state: 'refused', application, reason, decidedAt: at }),
}

export function moveCertification(
  certification: Certification,
  move: CertificationMove,
  actor: Actor,
): Result<Certification> {
  const result = mayMove(certification, move.move, actor)
  if (!result.ok) return result
  if (certificationMoves[move.move].from !== certification.state)
    return refuseMove(certification.state, move.move)
  // The check above ensures that this move fits the state; the compiler cannot infer that.
  const step = steps[move.move] as (now: Certification, move: CertificationMove) => Result<Certification>
  return step(certification, move)
}

function mayMove(certification: Certification, move: MoveName, actor: Actor): Result<Actor> {
  if (certificationMoves[move].permission === 'decide-certification') return mayDecideCertification(actor)
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
  const isDecision = certificationMoves[move].permission === 'decide-certification'
  return refusal(isDecision ? 'not-under-review' : 'certification-step-closed', { state, move })
}
