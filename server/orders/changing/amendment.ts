import type { Actor } from '#domain/access/actor.ts'
import { needsAdministrator } from '#domain/orders/fees/needs-administrator.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedValues } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { permitMove } from '#domain/orders/lifecycle/mover.ts'
import { linerServiceOf, routeOfQuery, sailingOf } from '#domain/quotes/saved/quoted-route.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findOrdering } from '#server/certification/index.ts'
import {
  bringInstructionIntoForce,
  findOwnInstruction,
  insertInstruction,
  moveInstruction,
} from '#server/orders/instructions/instruction-store.ts'
import { newInstruction } from '#server/orders/instructions/instructions.ts'
import { applyMove } from '#server/orders/moving/apply-move.ts'
import { type LoadedOrder, quotedOfAll } from '#server/orders/moving/load-order.ts'
import { knownTo } from '#server/orders/placing/known-to.ts'
import { readNextCutOff } from '#server/orders/running/next-cut-off.ts'
import {
  findServices,
  insertServices,
  lastFieldVersion,
  type StoredOrder,
  updateOrder,
} from '#server/orders/store/order-store.ts'
import { orderedContainers } from '#server/orders/store/search-text.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type OrderedQuote, orderedQuotes, quoteToOrder, requireRateViewer } from '#server/quotes/index.ts'

type Requested = {
  readonly move: 'request-amendment'
  readonly version: number
  readonly values: OrderValues
  readonly quote?: string | undefined
  readonly instruction?: string | undefined
  readonly reason: string
}

type Priced = Pick<OrderedQuote, 'id' | 'offer' | 'query'>

/** The price of the order, or a valid quote for the same service where the change needs a new one. */
async function priceOf(
  db: Db,
  { quote, service, order, more }: LoadedOrder,
  number: string | undefined,
  actor: Actor,
  now: Date,
): Promise<Result<Priced>> {
  if (number === undefined || number === quote.number)
    return ok({ id: service.quoteId, offer: quote.offer, query: quote.query })
  const viewer = requireRateViewer(actor)
  if (!viewer.ok) return viewer
  const found = await quoteToOrder(db, number, viewer.value, now)
  if (!found.ok) return found
  if (found.value.service !== service.service) return invalidFields({ quote: 'inconsistent' })
  const approval = await findOrdering(db, viewer.value)
  if (!approval.ok) return approval
  const prices = { before: order.quote.lines, after: quotedOfAll(found.value.offer, more).lines }
  return needsAdministrator(approval.value, actor, prices) ? refusal('not-the-administrator') : found
}

/** The file of an amendment that was sent back stays with its correction. Written once the move is taken. */
async function amendedInstruction(
  db: Db,
  { stored, order: { amendment } }: LoadedOrder,
  fileId: string | undefined,
  actor: Actor,
): Promise<Result<(fieldVersion: number) => Promise<unknown>>> {
  const { id } = stored
  const returned = amendment.state === 'returned' && { id, fieldVersion: amendment.request.fieldVersion }
  const known = returned ? await findOwnInstruction(db, returned) : null
  if (returned && known && known.id === fileId)
    return ok((fieldVersion) => moveInstruction(db, returned, fieldVersion))
  const file = await newInstruction(db, stored, fileId, actor)
  if (!file.ok) return file
  return ok(async (fieldVersion) => {
    if (file.value) await insertInstruction(db, { id, fieldVersion }, file.value, { isInForce: false })
  })
}

/** Checked like a new order before anything is written. What is asked for is a version of its own. */
export async function requestAmendment(
  db: Db,
  loaded: LoadedOrder,
  requested: Requested,
  actor: Actor,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const { stored, service, order } = loaded
  const { move, version, values, reason } = requested
  const permitted = permitMove(move, order, actor)
  if (!permitted.ok) return permitted
  const priced = await priceOf(db, loaded, requested.quote, actor, now)
  if (!priced.ok) return priced
  const { id: quoteId, offer, query } = priced.value
  const known = await knownTo(db, order.companyId, [values])
  const quoted = quotedValues(query, offer)
  const checked = checkedValues(orderForms[service.service], quoted, values, known)
  if (!checked.ok) return checked
  const instruction = await amendedInstruction(db, loaded, requested.instruction, actor)
  if (!instruction.ok) return instruction
  const fieldVersion = (await lastFieldVersion(db, stored.id)) + 1
  const versions = { fromVersion: stored.fieldVersion, fieldVersion }
  const asked = { move, version, reason, quote: quotedOfAll(offer, loaded.more), ...versions }
  const moved = await applyMove(db, loaded, asked, actor, now)
  if (!moved.ok) return moved
  await insertServices(db, stored.id, fieldVersion, [
    { service: service.service, quoteId, values: checked.value },
    ...loaded.more.map(({ service: other }) => other),
  ])
  await instruction.value(fieldVersion)
  return moved
}

/** The columns of the shipment that a new price changes. */
const routeColumns = ({ offer, query }: LoadedOrder['quote']) => {
  if (!query) return {}
  const { from, to, containers } = routeOfQuery(query, offer)
  return { fromCode: from, toCode: to, containers, carrier: sailingOf(offer)?.carrier ?? null }
}

const shownFields = { vessel: 'vessel', voyage: 'voyage', departsOn: 'etd', ownReference: 'ownReference' }

/** Those of the fields that were changed; what staff have filled in since stays. */
const fieldColumns = (before: OrderValues, after: OrderValues): Partial<StoredOrder> =>
  Object.fromEntries(
    Object.entries(shownFields)
      .filter(([, field]) => before.fields[field] !== after.fields[field])
      .map(([column, field]) => [column, after.fields[field] ?? null]),
  )

/** What was asked for holds now; lists show it, and the order is found by its new numbers too. */
export async function adoptAmendment(db: Db, loaded: LoadedOrder, now: Date): Promise<LoadedOrder> {
  const { stored, service: former, order } = loaded
  const { amendment } = order
  if (!('request' in amendment)) throw new Error(`Order ${stored.number} has no amendment`)
  const { fieldVersion } = amendment.request
  const [service] = await findServices(db, { id: stored.id, fieldVersion })
  if (!service) throw new Error(`Order ${stored.number} has no version ${fieldVersion}`)
  const isPriced = service.quoteId !== former.quoteId
  const quote = isPriced && (await orderedQuotes(db, [service.quoteId])).get(service.quoteId)
  const { ownReference = '' } = service.values.fields
  const { searchText } = stored
  const numbers = [ownReference, ...orderedContainers(service.values)].map((text) => text.toLowerCase())
  await bringInstructionIntoForce(db, { id: stored.id, fieldVersion })
  const updated = await updateOrder(db, stored.id, {
    ...(quote && routeColumns(quote)),
    ...(quote && {
      linerService: linerServiceOf([quote, ...loaded.more.map((one) => one.quote)].map(({ offer }) => offer)),
    }),
    ...fieldColumns(former.values, service.values),
    fieldVersion,
    searchText: [searchText, ...numbers.filter((text) => !searchText.includes(text))].join(' '),
  })
  // By the ports and the sailing of the version that holds now.
  const cutOff = await readNextCutOff(db, updated, now)
  return { ...loaded, stored: await updateOrder(db, stored.id, cutOff) }
}
