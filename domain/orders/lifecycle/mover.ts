import type { Actor, LoggedIn } from '#domain/access/actor.ts'
import { permit, permitInCompany } from '#domain/access/permit.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type MoveName, ruleOf } from './moves.ts'

/** A job that moves orders when a time has come, and a payment that suffices. */
export const system = { kind: 'system' } as const

export type Mover = LoggedIn | typeof system

type Person = Exclude<Mover, typeof system>

/** Of a move that the table of moves lets only people make. */
export function personOf(mover: Mover): Person {
  if (mover.kind === 'system') throw new Error('only people make this move')
  return mover
}

/** Who may move an order of this company; to others it does not exist. */
export function permitMove(
  move: MoveName,
  { companyId }: { readonly companyId: string },
  mover: Actor | typeof system,
): Result<Mover> {
  const { by } = ruleOf(move)
  if (mover.kind === 'visitor') return refusal('logged-out')
  if (by === 'system') return mover.kind === 'system' ? ok(mover) : refusal('not-allowed')
  if (mover.kind === 'system') return refusal('not-allowed')
  const result = mover.kind === 'staff' ? permit(mover, by) : permitInCompany(mover, by, companyId)
  return result.ok ? ok(mover) : result
}
