import type { Actor } from '#domain/access/actor.ts'
import { mayApproveJoinRequest, mayRequestToJoin } from '#domain/access/may-run-company.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

export const joinRequestStates = ['pending', 'approved', 'refused'] as const

export type JoinRequest = {
  readonly requestId: string
  readonly companyId: string
  readonly applicantId: string
} & (
  | { readonly state: 'pending'; readonly requestedAt: Date }
  | { readonly state: 'approved'; readonly decidedBy: string; readonly decidedAt: Date }
  | { readonly state: 'refused'; readonly decidedBy: string; readonly decidedAt: Date }
)

/** All state changes of a join request. A decision is final. */
export const joinRequestMoves = {
  pending: ['approved', 'refused'],
  approved: [],
  refused: [],
} as const satisfies Record<JoinRequest['state'], readonly JoinRequest['state'][]>

export type JoinDecision = (typeof joinRequestMoves)['pending'][number]

export function requestToJoin(
  request: { readonly requestId: string; readonly companyId: string },
  actor: Actor,
  requestedAt: Date,
): Result<JoinRequest> {
  if (actor.kind === 'visitor') return refusal('logged-out')
  const result = mayRequestToJoin(actor)
  if (!result.ok) return result
  return ok({ ...request, applicantId: actor.userId, state: 'pending', requestedAt })
}

export function decideJoinRequest(
  request: JoinRequest,
  decision: JoinDecision,
  actor: Actor,
  decidedAt: Date,
): Result<JoinRequest> {
  if (actor.kind === 'visitor') return refusal('logged-out')
  const result = mayApproveJoinRequest(actor, request)
  if (!result.ok) return result
  const open: readonly JoinRequest['state'][] = joinRequestMoves[request.state]
  if (!open.includes(decision)) return refusal('already-decided', { state: request.state })
  const { requestId, companyId, applicantId } = request
  return ok({ requestId, companyId, applicantId, state: decision, decidedBy: actor.userId, decidedAt })
}
