import type { StaffOrderView, moveOrderByStaff as staffCall } from '#contract/console-orders.ts'
import type { FileView } from '#contract/files.ts'
import type { moveOrder as customerCall, OrderView } from '#contract/orders.ts'
import type { Actor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { isDearer, needsAdministrator } from '#domain/orders/fees/needs-administrator.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedServices } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import type { OrderMove } from '#domain/orders/lifecycle/move.ts'
import { permitMove } from '#domain/orders/lifecycle/mover.ts'
import { missingMilestones } from '#domain/orders/milestones/milestone-timeline.ts'
import { billedIn } from '#domain/orders/payment/account.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { findRunningOrdering } from '#server/certification/index.ts'
import { assignedAlready, checkAssignee } from '#server/orders/assignment/assign-order.ts'
import { adoptAmendment, requestAmendment } from '#server/orders/changing/amendment.ts'
import { cancellationMove } from '#server/orders/changing/cancellation.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { deleteDraftsOfOrder } from '#server/orders/drafts/draft-store.ts'
import { insertInstruction } from '#server/orders/instructions/instruction-store.ts'
import { newInstruction } from '#server/orders/instructions/instructions.ts'
import { knownTo } from '#server/orders/placing/known-to.ts'
import { viewForCustomer, viewForStaff } from '#server/orders/reading/order-view.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { findMilestones } from '#server/orders/running/work-store.ts'
import {
  insertServices,
  lastFieldVersion,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from '#server/orders/store/order-store.ts'
import { listedFields, orderedContainers, searchTextOf } from '#server/orders/store/search-text.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { applyMove } from './apply-move.ts'
import { type LoadedOrder, loadOrder } from './load-order.ts'

type CustomerInput = EndpointInput<typeof customerCall>
type StaffInput = EndpointInput<typeof staffCall>
type CustomerBody = CustomerInput['body']
type SentAgain = Extract<CustomerBody, { readonly move: 'send-again' }>

type Corrected = {
  /** Of all services, the main one first. */
  readonly values: readonly OrderValues[]
  readonly instruction: FileView | undefined
}

/** What was corrected is kept as a version of its own. */
async function saveCorrected(
  db: Db,
  loaded: LoadedOrder,
  { values, instruction }: Corrected,
): Promise<LoadedOrder> {
  const { stored, service } = loaded
  const fieldVersion = (await lastFieldVersion(db, stored.id)) + 1
  const [main = service.values] = values
  const shown = listedFields(main)
  const corrected = [service, ...loaded.more.map((one) => one.service)].map((one, position) => ({
    ...one,
    values: values[position] ?? one.values,
  }))
  await insertServices(db, stored.id, fieldVersion, corrected)
  if (instruction)
    await insertInstruction(db, { id: stored.id, fieldVersion }, instruction, { isInForce: true })
  await deleteDraftsOfOrder(db, stored.id)
  const others = corrected.flatMap((one) => orderedContainers(one.values))
  const searchText = searchTextOf({ ...stored, ...shown, others })
  const updated = await updateOrder(db, stored.id, { ...shown, fieldVersion, searchText })
  return { ...loaded, stored: updated, service: { ...service, values: main } }
}

/** The values of all services; those of the others stay as they are where they were not sent. */
async function checkedCorrection(
  db: Db,
  loaded: LoadedOrder,
  values: OrderValues,
  more: SentAgain['more'],
  now: Date,
): Promise<Result<readonly OrderValues[]>> {
  if (more && more.length !== loaded.more.length) return invalidFields({ more: 'inconsistent' })
  const sent = [values, ...(more ?? []).map((one) => one.values)]
  const known = await knownTo(db, loaded.order.companyId, sent)
  const services = [loaded, ...loaded.more].slice(0, sent.length).map(({ service, quote }, position) => ({
    form: orderForms[service.service],
    quoted: quotedValues(quote.query, quote.offer),
    sent: sent[position] ?? service.values,
  }))
  return checkedServices(services, { ...known, today: shanghaiDay(now) })
}

/** Checked like a new order before anything is written: a refusal writes nothing. */
async function sendAgain(
  db: Db,
  loaded: LoadedOrder,
  { move, version, values, more, instruction: fileId }: Omit<SentAgain, 'number'>,
  actor: Actor,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const { order } = loaded
  const permitted = permitMove(move, order, actor)
  if (!permitted.ok) return permitted
  const checked = await checkedCorrection(db, loaded, values, more, now)
  if (!checked.ok) return checked
  const instruction = await newInstruction(db, loaded.stored, fileId, actor)
  if (!instruction.ok) return instruction
  const moved = await applyMove(db, loaded, { move, version, quote: order.quote }, actor, now)
  return moved.ok
    ? ok(await saveCorrected(db, moved.value, { values: checked.value, instruction: instruction.value }))
    : moved
}

/** Charges above those of the quote, and above what the person may order, are accepted by the administrator. */
async function mayAcceptFees(db: Db, { order }: LoadedOrder, actor: Actor): Promise<Result<unknown>> {
  const { fees, quote } = order
  const prices = { before: quote.lines, after: 'lines' in fees ? billedIn(fees.lines) : [] }
  if (!('companyId' in actor) || !isDearer(prices)) return ok(null)
  const approval = await findRunningOrdering(db, { companyId: order.companyId, personId: actor.userId })
  return approval && needsAdministrator(approval, actor, prices) ? refusal('not-the-administrator') : ok(null)
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
  if (move.move === 'accept-fees') {
    const may = await mayAcceptFees(db, loaded, actor)
    if (!may.ok) return may
  }
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

/** The history keeps what was not recorded when an order was completed. */
async function missingOf(db: Db, stored: StoredOrder) {
  const records = await findMilestones(db, stored.id)
  return missingMilestones(
    stored,
    records.map((record) => ({ ...record, at: record.at?.toISOString() ?? null })),
  )
}

/** The caller has checked that the mover may make the move at all. */
export async function moveByStaff(db: Db, input: StaffInput, now: Date): Promise<Result<LoadedOrder>> {
  const { body, principal } = input
  const stored = await lockOrder(db, body.number)
  if (!stored) return refusal('not-found')
  const loaded = await loadOrder(db, stored)
  const { number, ...move } = body
  const repeated = assignedAlready(loaded, move satisfies OrderMove, principal.actor)
  if (repeated) return repeated
  const known = move.move === 'complete' ? { ...move, missing: await missingOf(db, stored) } : move
  const moved = await applyMove(db, loaded, known, principal.actor, now)
  if (!moved.ok) return moved
  await audit(db, input, {
    action: 'order-moved',
    subjectId: null,
    before: { number, state: loaded.order.state },
    after: { number, state: moved.value.order.state, move: move.move },
  })
  return move.move === 'accept-amendment' ? ok(await adoptAmendment(db, moved.value, now)) : moved
}

/** Who may not make the move does not learn whether the order exists. */
export async function moveOrderByStaff(deps: OrderDeps, input: StaffInput): Promise<Result<StaffOrderView>> {
  const { actor } = input.principal
  const may = permit(actor, 'read-all-orders')
  if (!may.ok) return may
  const permitted = permitMove(input.body.move, { companyId: '' }, actor)
  if (!permitted.ok) return permitted
  const known = await checkAssignee(deps, input.body)
  if (!known.ok) return known
  const now = deps.clock.now()
  const moved = await deps.database.transaction((db) => moveByStaff(db, input, now))
  return moved.ok ? ok(await viewForStaff(deps, moved.value.stored, actor)) : moved
}
