import type { answerReviewQuestion } from '#contract/certification.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type CertificationDeps, lockActor, lockSelf } from './caller.ts'
import { insertEvent } from './certification-event-store.ts'
import { claim } from './claim.ts'
import { certificationOf, updateCompany } from './company-store.ts'
import { type Caller, isUsableLicence, type Typed, takeTyped } from './submit.ts'

type Body = EndpointInput<typeof answerReviewQuestion>['body']
type Answered = Typed & { readonly text: string; readonly askedAt: Date }

async function answerLocked(db: Db, personId: string, answered: Answered, at: Date): Promise<Result<null>> {
  const { actor, company } = await lockActor(db, personId)
  if (!company) return refusal('question-closed')
  const { text, askedAt, application } = answered
  // Checked first, so that a caller without permission learns nothing about files and companies.
  const moved = moveCertification(
    certificationOf(company),
    { move: 'answer', answer: { text, askedAt, application }, at },
    actor,
  )
  if (!moved.ok) return moved
  if (moved.value.state === 'none') throw new Error('An answered question left no certification')
  if (!(await isUsableLicence(db, application.licenceFileId, personId, company)))
    return invalidFields({ licenceFileId: 'unknown-value' })
  const claimed = await claim(db, application, company.id)
  if (!claimed.ok) return claimed
  const vatNumber = answered.vatNumber ?? company.vatNumber
  await updateCompany(db, moved.value, { ...company, vatNumber })
  await insertEvent(db, {
    companyId: company.id,
    event: 'answered',
    at,
    byPersonId: personId,
    reason: text,
    application: { ...application, vatNumber },
  })
  return ok(null)
}

/** Answers the question of a reviewer; of an answer and a decision at once, the second is refused. */
export async function answerQuestion(
  deps: Pick<CertificationDeps, 'database' | 'clock' | 'hasAccount'>,
  caller: Caller,
  { askedAt, answer, ...body }: Body,
): Promise<Result<null>> {
  const { database, clock } = deps
  const typed = await takeTyped(database.db, caller, body)
  if (!typed.ok) return typed
  const answered = { ...typed.value, text: answer, askedAt: new Date(askedAt) }
  return database.transaction(async (db) => {
    const locked = await lockSelf(deps, db, caller.personId)
    return locked.ok ? answerLocked(db, caller.personId, answered, clock.now()) : locked
  })
}
