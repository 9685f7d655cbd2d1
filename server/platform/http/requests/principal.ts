import type { CallAccess } from '#contract/call.ts'
import type { Actor, LoggedIn } from '#domain/access/actor.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { RequestInfo } from './request-info.ts'

/** The authenticated caller, or a visitor. */
export type Principal = { readonly actor: Actor; readonly sessionId: string | null }

export const visitor: Principal = { actor: { kind: 'visitor' }, sessionId: null }

export type Authenticated = {
  readonly actor: LoggedIn
  readonly sessionId: string
  /** The renewed token, when it is due. */
  readonly nextToken?: string
}

/** Finds the user of a token, or refuses it as logged out or expired. */
export type Authenticate = (token: string | undefined, request: RequestInfo) => Promise<Result<Authenticated>>

/** Customers and staff have separate tokens. */
export type AuthenticateByAccess = Readonly<Record<Exclude<CallAccess, 'public'>, Authenticate>>
