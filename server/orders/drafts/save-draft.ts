import type { DataOf } from '#contract/call.ts'
import type { removeOrderDraft as removeCall, saveOrderDraft as saveCall } from '#contract/order-drafts.ts'
import type { Actor } from '#domain/access/actor.ts'
import { valuesIn } from '#domain/orders/drafts/carried-values.ts'
import { type AddedService, draftLimits } from '#domain/orders/drafts/draft.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { orderOfInstruction } from '#server/orders/instructions/instruction-store.ts'
import { ownInstruction } from '#server/orders/instructions/instructions.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { findSubject, requireDrafter, requireDraftReader } from './access.ts'
import {
  countDrafts,
  type Drafter,
  type DraftSubject,
  deleteDraft,
  findDraft,
  findOrderedFrom,
  insertDraft,
  lockDraftsOf,
  type StoredDraft,
  updateDraft,
} from './draft-store.ts'

type Input = EndpointInput<typeof saveCall>

/** A form is saved while it is typed, so that a person saves often. */
const limitOf = ({ personId }: Drafter) => ({
  purpose: 'order-draft',
  subject: personId,
  max: 600,
  windowSeconds: 10 * 60,
})

/** The file of the draft: an own upload that no order has. The file of a corrected order stays with the order. */
async function fileOf(db: Db, { personId }: Drafter, { instruction, order }: Input['body']) {
  if (instruction === null) return ok(null)
  const ordered = await orderOfInstruction(db, instruction)
  if (ordered && ordered.number === order) return ok(null)
  const file = ordered ? undefined : await ownInstruction(db, personId, instruction)
  return file ? ok(file.id) : invalidFields({ instruction: 'unknown-value' })
}

/** The services that were added; their quotes are those that the person may read. */
async function moreOf(
  db: Db,
  actor: Actor,
  { more = [] }: Input['body'],
): Promise<Result<readonly AddedService[]>> {
  const added: AddedService[] = []
  for (const { quote: number, values } of more) {
    const found = await findSubject(db, actor, { quote: number })
    if (!found.ok) return invalidFields({ [`more.${added.length}.quote`]: 'unknown-value' })
    const { quote } = found.value
    added.push({ quote: quote.number, values: valuesIn(orderForms[quote.service], values) })
  }
  return ok(added)
}

export async function checkDraftSpace(db: Db, drafter: Drafter): Promise<Result<null>> {
  const max = draftLimits.drafts
  return (await countDrafts(db, drafter)) >= max ? refusal('too-many-order-drafts', { max }) : ok(null)
}

/** A draft ends with its order: the other tab or device that still has it open has to know before it sends a second one. */
async function overtaken(db: Db, drafter: Drafter, { quoteId, orderId }: DraftSubject, hasDraft: boolean) {
  const order = hasDraft || orderId !== null ? undefined : await findOrderedFrom(db, drafter, quoteId)
  return order === undefined ? refusal('draft-changed') : refusal('draft-ordered', { order })
}

/** Refuses a save on another version than the one that is stored: another tab or device has saved meanwhile. */
async function saveNow(db: Db, input: Input, drafter: Drafter, now: Date): Promise<Result<StoredDraft>> {
  const { body, principal } = input
  const found = await findSubject(db, principal.actor, body)
  if (!found.ok) return found
  const { subject, quote } = found.value
  await lockDraftsOf(db, drafter)
  const stored = await findDraft(db, drafter, subject)
  if ((stored?.version ?? null) !== body.version) return overtaken(db, drafter, subject, stored !== undefined)
  const space = stored ? ok(null) : await checkDraftSpace(db, drafter)
  if (!space.ok) return space
  const file = await fileOf(db, drafter, body)
  if (!file.ok) return file
  const more = await moreOf(db, principal.actor, body)
  if (!more.ok) return more
  const draft = {
    values: valuesIn(orderForms[quote.service], body.values),
    more: more.value,
    fileId: file.value,
    savedAt: now,
  }
  return ok(
    stored
      ? await updateDraft(db, stored.id, draft)
      : await insertDraft(db, drafter, subject, { ...draft, origin: 'typed' }),
  )
}

export async function saveOrderDraft(
  { database, clock }: OrderDeps,
  input: Input,
): Promise<Result<DataOf<typeof saveCall>>> {
  const drafter = requireDrafter(input.principal.actor)
  if (!drafter.ok) return drafter
  const limit = await takeRateLimit(database.db, [limitOf(drafter.value)])
  if (!limit.ok) return limit
  const saved = await database.transaction((db) => saveNow(db, input, drafter.value, clock.now()))
  if (!saved.ok) return saved
  const { version, savedAt } = saved.value
  return ok({ version, savedAt: savedAt.toISOString() })
}

/** A draft that does not exist any more is removed as well. */
export async function removeOrderDraft(
  { database: { db } }: OrderDeps,
  { body, principal }: EndpointInput<typeof removeCall>,
): Promise<Result<DataOf<typeof removeCall>>> {
  const drafter = requireDraftReader(principal.actor)
  if (!drafter.ok) return drafter
  const found = await findSubject(db, principal.actor, body)
  if (!found.ok) return found
  await deleteDraft(db, drafter.value, found.value.subject)
  return ok({ quote: found.value.quote.number })
}
