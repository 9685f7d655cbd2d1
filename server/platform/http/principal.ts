import type { CallAccess } from '#contract/call.ts'
import type { Actor, LoggedIn } from '#domain/access/actor.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import type { RequestInfo } from './request.ts'

/** Who makes a call. */
export type Principal = { readonly actor: Actor; readonly sessionId: string | null }

export const visitor: Principal = { actor: { kind: 'visitor' }, sessionId: null }

export type Authenticated = {
  readonly actor: LoggedIn
  readonly sessionId: string
  /** The next token, when it is time for it. */
  readonly nextToken?: string
}

/** Whoever holds the sessions tells who stands behind a token, or refuses it as logged out or expired. */
export type Authenticate = (
  token: string | undefined,
  request: RequestInfo,
) => Promise<Verdict<Authenticated>>

/** Customers and staff never share a token. */
export type AuthenticateByAccess = Readonly<Record<Exclude<CallAccess, 'public'>, Authenticate>>
