import type { DataOf } from '#contract/call.ts'
import type * as calls from '#contract/shared-orders.ts'
import type { OrderShare } from '#contract/shared-orders.ts'
import { mostOrderShares } from '#domain/orders/sharing/order-share.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { writerSide } from '#server/orders/reading/order-side.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import { insertEvents, lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { digestOfToken, newLinkToken } from '#server/platform/tokens/link-token.ts'
import { shareLimits } from './rate-limits.ts'
import { countOpenShares, insertShare, markEnded, type StoredShare, sharesOf } from './share-store.ts'

type Shares = DataOf<typeof calls.listOrderShares>

const dayMs = 24 * 60 * 60 * 1000
/** With those that have ended. */
const mostListed = 50

/** An order that came to nothing is not shared. */
export const isShareable = ({ tab }: Pick<StoredOrder, 'tab'>): boolean => tab !== 'cancelled'

const stateOf = ({ endedAt, endsAt }: StoredShare, now: Date): OrderShare['state'] => {
  if (endedAt !== null) return 'revoked'
  return endsAt <= now ? 'expired' : 'open'
}

async function viewShares({ findPeople, clock }: OrderDeps, db: Db, stored: StoredOrder): Promise<Shares> {
  const found = await sharesOf(db, stored.id, mostListed)
  const names = await namesOf(
    findPeople,
    db,
    found.map(({ createdBy }) => createdBy),
  )
  const now = clock.now()
  return {
    canShare: isShareable(stored),
    shares: found.map((share) => ({
      id: share.id,
      scope: share.scope,
      recipient: share.recipient,
      createdAt: share.createdAt.toISOString(),
      createdBy: names.get(share.createdBy) ?? '',
      endsAt: share.endsAt.toISOString(),
      openedAt: share.openedAt?.toISOString() ?? null,
      state: stateOf(share, now),
    })),
  }
}

const eventOf = (
  stored: StoredOrder,
  { scope, recipient }: Pick<StoredShare, 'scope' | 'recipient'>,
  by: { readonly kind: 'share' | 'end-share'; readonly personId: string; readonly at: Date },
) => ({
  orderId: stored.id,
  kind: by.kind,
  version: stored.version,
  actorKind: 'customer' as const,
  actorId: by.personId,
  facts: { scope, person: recipient },
  at: by.at,
})

/** Locks the order, so that two people together do not open more links than there may be. */
export async function shareOrder(
  deps: OrderDeps,
  { body, principal }: EndpointInput<typeof calls.shareOrder>,
): Promise<Result<DataOf<typeof calls.shareOrder>>> {
  const writer = writerSide(principal.actor)
  if (!writer.ok) return writer
  const { userId: personId, companyId, audience } = writer.value
  if (companyId === undefined) return refusal('not-allowed')
  const taken = await takeRateLimit(deps.database.db, shareLimits(personId))
  if (!taken.ok) return taken
  const now = deps.clock.now()
  return deps.database.transaction(async (db) => {
    const stored = await lockOrder(db, body.number, audience)
    if (!stored) return refusal('not-found')
    if (!isShareable(stored)) return refusal('order-step-closed', { state: stored.state })
    if ((await countOpenShares(db, stored.id, now)) >= mostOrderShares)
      return refusal('too-many-order-shares', { max: mostOrderShares })
    const token = newLinkToken()
    const share = await insertShare(db, {
      orderId: stored.id,
      ownerId: companyId,
      tokenDigest: digestOfToken(token),
      scope: body.scope,
      recipient: body.recipient ?? null,
      endsAt: new Date(now.getTime() + body.days * dayMs),
      createdBy: personId,
      createdAt: now,
    })
    await insertEvents(db, [eventOf(stored, share, { kind: 'share', personId, at: now })])
    return ok({ ...(await viewShares(deps, db, stored)), id: share.id, token })
  })
}

export async function listShares(
  deps: OrderDeps,
  input: EndpointInput<typeof calls.listOrderShares>,
): Promise<Result<Shares>> {
  const seen = await seeOrder(deps, input, 'order-seen')
  return seen.ok ? ok(await viewShares(deps, deps.database.db, seen.value.stored)) : seen
}

/** Any colleague may end a link; from then on it answers as one that never existed. */
export async function endShare(
  deps: OrderDeps,
  { body, principal }: EndpointInput<typeof calls.endOrderShare>,
): Promise<Result<Shares>> {
  const writer = writerSide(principal.actor)
  if (!writer.ok) return writer
  const { userId: personId, audience } = writer.value
  const now = deps.clock.now()
  return deps.database.transaction(async (db) => {
    const stored = await lockOrder(db, body.number, audience)
    if (!stored) return refusal('not-found')
    const share = await markEnded(db, { id: body.id, orderId: stored.id, endedBy: personId, now })
    if (!share) return refusal('not-found')
    await insertEvents(db, [eventOf(stored, share, { kind: 'end-share', personId, at: now })])
    return ok(await viewShares(deps, db, stored))
  })
}
