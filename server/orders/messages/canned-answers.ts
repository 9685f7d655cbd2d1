import type * as calls from '#contract/order-messages.ts'
import type { CannedAnswers } from '#contract/order-messages.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { messageLimits } from '#domain/orders/messages/order-messages.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { changeAnswer, findAnswers, insertAnswer } from './message-store.ts'

function writerOf(actor: Actor): Result<string> {
  const may = permit(actor, 'write-to-customers')
  if (!may.ok) return may
  const staffId = userOf(actor)
  return staffId === null ? refusal('logged-out') : ok(staffId)
}

export async function listCannedAnswers(
  { database: { db } }: OrderDeps,
  input: EndpointInput<typeof calls.listCannedAnswers>,
): Promise<Result<CannedAnswers>> {
  const writer = writerOf(input.principal.actor)
  if (!writer.ok) return writer
  const answers = await findAnswers(db)
  await audit(db, input, {
    action: 'canned-answers-listed',
    subjectId: null,
    after: { answers: answers.length },
  })
  return ok({ answers })
}

export async function saveCannedAnswer(
  { database, clock }: OrderDeps,
  input: EndpointInput<typeof calls.saveCannedAnswer>,
): Promise<Result<CannedAnswers>> {
  const writer = writerOf(input.principal.actor)
  if (!writer.ok) return writer
  const { id, ...texts } = input.body
  const changes = { ...texts, changedBy: writer.value, changedAt: clock.now() }
  return database.transaction(async (db): Promise<Result<CannedAnswers>> => {
    const known = await findAnswers(db)
    if (id === null && known.length >= messageLimits.answers) return invalidFields({ title: 'too-many' })
    if (id === null) await insertAnswer(db, changes)
    else if (!(await changeAnswer(db, id, changes))) return refusal('not-found')
    await audit(db, input, { action: 'canned-answer-saved', subjectId: null, after: texts })
    return ok({ answers: await findAnswers(db) })
  })
}

export async function removeCannedAnswer(
  { database, clock }: OrderDeps,
  input: EndpointInput<typeof calls.removeCannedAnswer>,
): Promise<Result<CannedAnswers>> {
  const writer = writerOf(input.principal.actor)
  if (!writer.ok) return writer
  const now = clock.now()
  return database.transaction(async (db): Promise<Result<CannedAnswers>> => {
    const { id } = input.body
    const changes = { removedAt: now, changedBy: writer.value, changedAt: now }
    if (!(await changeAnswer(db, id, changes))) return refusal('not-found')
    await audit(db, input, { action: 'canned-answer-removed', subjectId: null, after: { answer: id } })
    return ok({ answers: await findAnswers(db) })
  })
}
