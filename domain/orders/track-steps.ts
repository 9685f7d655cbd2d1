import type { LoggedIn } from '#domain/access/actor.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { trackMoves } from './lifecycle.ts'
import { coreOf, isOpen, type Order, type OrderState, type Track } from './order.ts'
import type { TrackMove } from './order-move.ts'

/** One request at a time: while it is open the order does not move. */
export function moveTrack(order: Order, move: TrackMove, actor: LoggedIn): Result<Order> {
  const rule = trackMoves[move.move]
  const now = order[rule.track]
  const during: readonly OrderState[] = rule.during
  const from: readonly Track['state'][] = rule.from
  if (!during.includes(order.state))
    return refusal('order-step-closed', { state: order.state, move: move.move })
  if (rule.to === 'requested' && (isOpen(order.cancellation) || isOpen(order.amendment)))
    return refusal('change-pending')
  if (!from.includes(now.state)) return refusal('no-change-pending')
  const next = nextTrack(now, move, actor)
  if (!next.ok) return next
  const moved: Order = { ...order, version: order.version + 1, [rule.track]: next.value }
  return ok('orderTo' in rule ? ended(moved, rule.orderTo, actor) : moved)
}

function nextTrack(now: Track, move: TrackMove, { userId }: LoggedIn): Result<Track> {
  switch (move.move) {
    case 'request-cancellation':
    case 'request-amendment':
      return isBlank(move.request)
        ? refusal('reason-needed')
        : ok({ state: 'requested', requestedBy: userId, request: move.request })
    case 'accept-cancellation':
    case 'accept-amendment':
      return ok({ state: 'accepted', request: requestOf(now), decidedBy: userId })
    case 'decline-cancellation':
    case 'decline-amendment':
      return isBlank(move.reason)
        ? refusal('reason-needed')
        : ok({ state: 'declined', request: requestOf(now), decidedBy: userId, reason: move.reason })
  }
}

/** The customer requested the cancellation, so the customer's text is its reason. */
const ended = (order: Order, state: 'cancelled', { userId }: LoggedIn): Order => ({
  ...coreOf(order),
  state,
  reason: requestOf(order.cancellation),
  endedBy: userId,
  fees: 'fees' in order ? order.fees : null,
})

const requestOf = (track: Track): string => (track.state === 'none' ? '' : track.request)

const isBlank = (text: string): boolean => text.trim() === ''
