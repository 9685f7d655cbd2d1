import type { CallAccess } from '#contract/call.ts'
import type { Actor, LoggedIn } from '#domain/access/actor.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import type { RequestInfo } from './request.ts'

/** Who makes a call. */
export type Bearer = { readonly actor: Actor; readonly sessionId: string | null }

export const visitor: Bearer = { actor: { kind: 'visitor' }, sessionId: null }

export type Recognised = {
  readonly actor: LoggedIn
  readonly sessionId: string
  /** The next token, when it is time for it. */
  readonly nextToken?: string
}

/** Whoever holds the sessions tells who stands behind a token, or refuses it as logged out or expired. */
export type Recognise = (token: string | undefined, request: RequestInfo) => Promise<Verdict<Recognised>>

/** Customers and staff never share a token. */
export type Recognisers = Readonly<Record<Exclude<CallAccess, 'public'>, Recognise>>
