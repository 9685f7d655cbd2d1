import type * as calls from '#contract/order-people.ts'
import type { OrderPeople } from '#contract/order-people.ts'
import type { Actor } from '#domain/access/actor.ts'
import { mayGiveAway, mostFollowed, type OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { listMemberships } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { writerSide } from '#server/orders/reading/order-side.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import {
  findOrder,
  insertEvents,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { addWatcher, countFollowed, removeWatcher, watchersOf } from './watcher-store.ts'

type FollowInput = EndpointInput<typeof calls.followOrder>
type HandOverInput = EndpointInput<typeof calls.handOverOrder>
type Seen = { readonly stored: StoredOrder; readonly actor: Actor; readonly userId: string }

const activeMembers = async (db: Db, companyId: string): Promise<readonly string[]> =>
  (await listMemberships(db, companyId))
    .filter(({ status }) => status === 'active')
    .map(({ personId }) => personId)

async function viewPeople({ database: { db }, findPeople }: OrderDeps, seen: Seen): Promise<OrderPeople> {
  const { stored, actor, userId } = seen
  const watchers = await watchersOf(db, stored.id)
  const colleagues = mayGiveAway(actor, stored) ? await activeMembers(db, stored.companyId) : []
  const names = await namesOf(findPeople, db, [stored.ownerId, ...watchers, ...colleagues])
  const named = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    version: stored.version,
    owner: named(stored.ownerId),
    isOwner: stored.ownerId === userId,
    follows: watchers.includes(userId),
    watchers: watchers.map(named),
    colleagues: colleagues.filter((id) => id !== stored.ownerId).map(named),
  }
}

export async function readPeople(
  deps: OrderDeps,
  input: EndpointInput<typeof calls.readOrderPeople>,
): Promise<Result<OrderPeople>> {
  const seen = await seeOrder(deps, input, 'order-seen')
  if (!seen.ok) return seen
  const { stored, reader } = seen.value
  return ok(await viewPeople(deps, { stored, actor: input.principal.actor, userId: reader.userId }))
}

/** Null for those who no longer see the order: they learn nothing more about it. */
async function viewAfter(
  deps: OrderDeps,
  { number, audience }: { readonly number: string; readonly audience: OrderAudience | undefined },
  by: Omit<Seen, 'stored'>,
): Promise<OrderPeople | null> {
  const stored = await findOrder(deps.database.db, number, audience)
  return stored ? viewPeople(deps, { stored, ...by }) : null
}

async function follow(db: Db, { stored, actor, userId }: Seen, body: FollowInput['body'], now: Date) {
  const { follows, personId = userId } = body
  if (personId !== userId && !mayGiveAway(actor, stored)) return refusal('not-allowed')
  const watcher = { orderId: stored.id, personId }
  if (!follows) {
    await removeWatcher(db, watcher)
    return ok(null)
  }
  const members = await activeMembers(db, stored.companyId)
  if (!members.includes(personId) || personId === stored.ownerId)
    return invalidFields({ personId: 'unknown-value' })
  const known = await watchersOf(db, stored.id)
  if (!known.includes(personId) && (await countFollowed(db, personId)) >= mostFollowed)
    return refusal('too-many-followed', { max: mostFollowed })
  await addWatcher(db, watcher, now)
  return ok(null)
}

async function handOver(
  db: Db,
  { stored, actor, userId }: Seen,
  body: HandOverInput['body'],
  deps: OrderDeps,
) {
  if (!mayGiveAway(actor, stored)) return refusal('not-allowed')
  if (stored.version !== body.version) return refusal('order-changed', { version: stored.version })
  const members = await activeMembers(db, stored.companyId)
  if (!members.includes(body.personId) || body.personId === stored.ownerId)
    return invalidFields({ personId: 'unknown-value' })
  const now = deps.clock.now()
  const version = stored.version + 1
  const names = await namesOf(deps.findPeople, db, [body.personId])
  await updateOrder(db, stored.id, { ownerId: body.personId, version })
  await removeWatcher(db, { orderId: stored.id, personId: body.personId })
  await addWatcher(db, { orderId: stored.id, personId: stored.ownerId }, now)
  const facts = { person: names.get(body.personId) ?? '', to: body.personId, from: stored.ownerId }
  const event = { orderId: stored.id, kind: 'hand-over', version, facts, at: now } as const
  await insertEvents(db, [{ ...event, actorKind: 'customer', actorId: userId }])
  return ok(null)
}

/** Locks the order for those who see it, writes, and shows who is on it then. */
async function change(
  deps: OrderDeps,
  input: FollowInput | HandOverInput,
  write: (db: Db, seen: Seen) => Promise<Result<null>>,
): Promise<Result<OrderPeople | null>> {
  const { actor } = input.principal
  const writer = writerSide(actor)
  if (!writer.ok) return writer
  const { audience, userId } = writer.value
  const written = await deps.database.transaction(async (db): Promise<Result<null>> => {
    const stored = await lockOrder(db, input.body.number, audience)
    return stored ? write(db, { stored, actor, userId }) : refusal('not-found')
  })
  if (!written.ok) return written
  return ok(await viewAfter(deps, { number: input.body.number, audience }, { actor, userId }))
}

export const followOrder = (deps: OrderDeps, input: FollowInput): Promise<Result<OrderPeople | null>> =>
  change(deps, input, (db, seen) => follow(db, seen, input.body, deps.clock.now()))

export const handOverOrder = (deps: OrderDeps, input: HandOverInput): Promise<Result<OrderPeople | null>> =>
  change(deps, input, (db, seen) => handOver(db, seen, input.body, deps))
