import type { StaffOrderView, moveOrderByStaff as staffCall } from '#contract/console-orders.ts'
import type { FileView } from '#contract/files.ts'
import type { moveOrder as customerCall, OrderView } from '#contract/orders.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedValues } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import type { OrderMove } from '#domain/orders/lifecycle/move.ts'
import { permitMove } from '#domain/orders/lifecycle/mover.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { savedContactsOf } from '#server/addresses/index.ts'
import { adoptAmendment, requestAmendment } from '#server/orders/changing/amendment.ts'
import { cancellationMove } from '#server/orders/changing/cancellation.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { deleteDraftsOfOrder } from '#server/orders/drafts/draft-store.ts'
import { findInstruction, insertInstruction } from '#server/orders/instructions/instruction-store.ts'
import { holdInstruction } from '#server/orders/instructions/instructions.ts'
import { viewForCustomer, viewForStaff } from '#server/orders/reading/order-view.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { insertServices, lastFieldVersion, lockOrder, updateOrder } from '#server/orders/store/order-store.ts'
import { orderedContainers, searchTextOf } from '#server/orders/store/search-text.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { applyMove } from './apply-move.ts'
import { type LoadedOrder, loadOrder } from './load-order.ts'

type CustomerInput = EndpointInput<typeof customerCall>
type StaffInput = EndpointInput<typeof staffCall>
type CustomerBody = CustomerInput['body']
type SentAgain = Extract<CustomerBody, { readonly move: 'send-again' }>

type Corrected = { readonly values: OrderValues; readonly instruction: FileView | undefined }

/** What was corrected is kept as a version of its own. */
async function saveCorrected(
  db: Db,
  loaded: LoadedOrder,
  { values, instruction }: Corrected,
): Promise<LoadedOrder> {
  const { stored, service } = loaded
  const fieldVersion = (await lastFieldVersion(db, stored.id)) + 1
  const { ownReference = null } = values.fields
  const corrected = { service: service.service, quoteId: service.quoteId, values }
  await insertServices(db, stored.id, fieldVersion, [corrected])
  if (instruction) await insertInstruction(db, stored.id, fieldVersion, instruction)
  await deleteDraftsOfOrder(db, stored.id)
  const searchText = searchTextOf({ ...stored, ownReference, others: orderedContainers(values) })
  const updated = await updateOrder(db, stored.id, { fieldVersion, ownReference, searchText })
  return { ...loaded, stored: updated, service: { ...service, values } }
}

/** Another file than the order has; without one the file of the order stays. */
async function newInstruction(db: Db, { stored }: LoadedOrder, fileId: string | undefined, actor: Actor) {
  const known = await findInstruction(db, stored)
  return holdInstruction(db, userOf(actor) ?? '', fileId === known?.id ? undefined : fileId)
}

/** Checked like a new order before anything is written: a refusal writes nothing. */
async function sendAgain(
  db: Db,
  loaded: LoadedOrder,
  { move, version, values, instruction: fileId }: Omit<SentAgain, 'number'>,
  actor: Actor,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const { service, quote, order } = loaded
  const permitted = permitMove(move, order, actor)
  if (!permitted.ok) return permitted
  const quoted = quotedValues(quote.query, quote.offer)
  const contacts = await savedContactsOf(db, order.companyId, values)
  const checked = checkedValues(orderForms[service.service], quoted, values, contacts)
  if (!checked.ok) return checked
  const instruction = await newInstruction(db, loaded, fileId, actor)
  if (!instruction.ok) return instruction
  const moved = await applyMove(db, loaded, { move, version, quote: order.quote }, actor, now)
  return moved.ok
    ? ok(await saveCorrected(db, moved.value, { values: checked.value, instruction: instruction.value }))
    : moved
}

async function moveByCustomer(
  db: Db,
  { body, principal: { actor } }: CustomerInput,
  audience: OrderAudience,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const stored = await lockOrder(db, body.number, audience)
  if (!stored) return refusal('not-found')
  const loaded = await loadOrder(db, stored)
  const { number: _number, ...move } = body
  if (move.move === 'send-again') return sendAgain(db, loaded, move, actor, now)
  if (move.move === 'request-amendment') return requestAmendment(db, loaded, move, actor, now)
  if (move.move !== 'cancel' && move.move !== 'request-cancellation')
    return applyMove(db, loaded, move, actor, now)
  const cancelling = cancellationMove(loaded, move, now)
  return cancelling.ok ? applyMove(db, loaded, cancelling.value, actor, now) : cancelling
}

export async function moveOrder(deps: OrderDeps, input: CustomerInput): Promise<Result<OrderView>> {
  const { actor } = input.principal
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const now = deps.clock.now()
  const moved = await deps.database.transaction((db) => moveByCustomer(db, input, reader.value.audience, now))
  return moved.ok ? ok(await viewForCustomer(deps, moved.value.stored, actor)) : moved
}

/** The caller has checked that the mover may make the move at all. */
export async function moveByStaff(db: Db, input: StaffInput, now: Date): Promise<Result<LoadedOrder>> {
  const { body, principal } = input
  const stored = await lockOrder(db, body.number)
  if (!stored) return refusal('not-found')
  const loaded = await loadOrder(db, stored)
  const { number, ...move } = body
  const moved = await applyMove(db, loaded, move satisfies OrderMove, principal.actor, now)
  if (!moved.ok) return moved
  await audit(db, input, {
    action: 'order-moved',
    subjectId: null,
    before: { number, state: loaded.order.state },
    after: { number, state: moved.value.order.state, move: move.move },
  })
  return move.move === 'accept-amendment' ? ok(await adoptAmendment(db, moved.value)) : moved
}

/** Who may not make the move does not learn whether the order exists. */
export async function moveOrderByStaff(deps: OrderDeps, input: StaffInput): Promise<Result<StaffOrderView>> {
  const { actor } = input.principal
  const may = permit(actor, 'read-all-orders')
  if (!may.ok) return may
  const permitted = permitMove(input.body.move, { companyId: '' }, actor)
  if (!permitted.ok) return permitted
  const now = deps.clock.now()
  const moved = await deps.database.transaction((db) => moveByStaff(db, input, now))
  return moved.ok ? ok(await viewForStaff(deps, moved.value.stored, actor)) : moved
}
