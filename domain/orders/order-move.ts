import type { FeeEdit, LineAnswer } from './fees.ts'
import type { OrderMoveName, TrackMoveName } from './lifecycle.ts'

type Contents = {
  approve: unknown
  'refuse-approval': { readonly reason: string }
  withdraw: { readonly reason: string }
  'propose-fees': { readonly edits: readonly FeeEdit[] }
  'confirm-fees': unknown
  'reject-fees': { readonly answers: readonly LineAnswer[] }
  'accept-and-pay': { readonly answers: readonly LineAnswer[]; readonly paymentNo: string }
  'reject-request': { readonly reason: string }
  generate: unknown
  start: unknown
  complete: unknown
  decline: { readonly reason: string }
  'request-cancellation': { readonly request: string }
  'accept-cancellation': unknown
  'decline-cancellation': { readonly reason: string }
  'request-amendment': { readonly request: string }
  'accept-amendment': unknown
  'decline-amendment': { readonly reason: string }
}

export type MoveName = OrderMoveName | TrackMoveName

/** `version` is the one that the decision was made on. */
type MoveNamed<M extends MoveName> = { readonly move: M; readonly version: number } & Contents[M]

export type OrderMove = { [M in OrderMoveName]: MoveNamed<M> }[OrderMoveName]
export type TrackMove = { [M in TrackMoveName]: MoveNamed<M> }[TrackMoveName]
