import { logIn as logInCall, logOut, whoAmI } from '#contract/identity.ts'
import { userOf } from '#domain/access/actor.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { type LogInParts, logIn } from './log-in.ts'
import { findPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { endSession } from './session-store.ts'

export const identityEndpoints = (parts: LogInParts): readonly Endpoint[] => [
  endpoint(logInCall, (input) => logIn(parts, input)),
  endpoint(whoAmI, async ({ bearer }) => {
    const person = await findPerson(parts.database.queries, userOf(bearer.actor) ?? '')
    return person ? accept(viewPerson(person)) : refuse('logged-out')
  }),
  endpoint(logOut, async ({ bearer }) => {
    if (bearer.sessionId) await endSession(parts.database.queries, bearer.sessionId, 'logged-out')
    return accept(null)
  }),
]
