import { type SessionKind, sessionKinds } from './session-rules.ts'

/** How long before the end of a session its user is warned. */
const warnedSeconds = 5 * 60

/** The id of a session is a UUID of version 7, which begins with the time in milliseconds (RFC 9562). */
const idFormat = /^([0-9a-f]{8})-([0-9a-f]{4})-7/

type Times = { readonly session: string; readonly kind: SessionKind; readonly usedAt: number }

/** When a session ends, and whether any use of it would prolong it. Times in milliseconds. */
export type NearEnd = { readonly at: number; readonly canBeProlonged: boolean }

/** The end of a session that ends soon; undefined for one that goes on, has ended or has an unknown id. */
export function nearEnd({ session, kind, usedAt }: Times, now: number): NearEnd | undefined {
  const [, high, low] = idFormat.exec(session) ?? []
  if (!high || !low) return undefined
  const { lifeSeconds, idleSeconds } = sessionKinds[kind]
  const expiresAt = Number.parseInt(`${high}${low}`, 16) + lifeSeconds * 1000
  const idleAt = usedAt + idleSeconds * 1000
  const at = Math.min(expiresAt, idleAt)
  const isNear = now < at && at - now <= warnedSeconds * 1000
  return isNear ? { at, canBeProlonged: idleAt < expiresAt } : undefined
}
