import type { Actor } from '#domain/access/actor.ts'
import { mayApproveJoinRequest, mayAskToJoin } from '#domain/access/may-run-company.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'

export const joinRequestStates = ['asked', 'approved', 'refused'] as const

export type JoinRequest = {
  readonly requestId: string
  readonly companyId: string
  readonly applicantId: string
} & (
  | { readonly state: 'asked'; readonly askedAt: Date }
  | { readonly state: 'approved'; readonly decidedBy: string; readonly decidedAt: Date }
  | { readonly state: 'refused'; readonly decidedBy: string; readonly decidedAt: Date }
)

/** All state changes of a join request. A decision is final. */
export const joinRequestMoves = {
  asked: ['approved', 'refused'],
  approved: [],
  refused: [],
} as const satisfies Record<JoinRequest['state'], readonly JoinRequest['state'][]>

export type JoinDecision = (typeof joinRequestMoves)['asked'][number]

export function askToJoin(
  request: { readonly requestId: string; readonly companyId: string },
  actor: Actor,
  askedAt: Date,
): Verdict<JoinRequest> {
  if (actor.kind === 'visitor') return refuse('logged-out')
  const verdict = mayAskToJoin(actor)
  if (!verdict.ok) return verdict
  return accept({ ...request, applicantId: actor.userId, state: 'asked', askedAt })
}

export function decideJoinRequest(
  request: JoinRequest,
  decision: JoinDecision,
  actor: Actor,
  decidedAt: Date,
): Verdict<JoinRequest> {
  if (actor.kind === 'visitor') return refuse('logged-out')
  const verdict = mayApproveJoinRequest(actor, request)
  if (!verdict.ok) return verdict
  const open: readonly JoinRequest['state'][] = joinRequestMoves[request.state]
  if (!open.includes(decision)) return refuse('already-decided', { state: request.state })
  const { requestId, companyId, applicantId } = request
  return accept({ requestId, companyId, applicantId, state: decision, decidedBy: actor.userId, decidedAt })
}
