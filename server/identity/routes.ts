import * as handOverCalls from '#contract/hand-over.ts'
import { logIn as logInCall, logOut, whoAmI } from '#contract/identity.ts'
import * as profile from '#contract/profile.ts'
import * as registration from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { profileProblems } from '#domain/identity/profile.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { closeAccount } from './close-account.ts'
import { copyMyData } from './copy-my-data.ts'
import { enterByHandOver, handOver } from './hand-over.ts'
import { logIn } from './log-in.ts'
import { nameAllProblems } from './name-all-problems.ts'
import { changePassword, resetPassword } from './new-password.ts'
import { endOwnSessions, listOwnSessions } from './own-sessions.ts'
import type { IdentityParts } from './parts.ts'
import { findPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { changeProfile, setAvatar } from './profile.ts'
import { giveChallenge } from './proofs.ts'
import { logInByCode, register } from './registration.ts'
import { sendCode, sendOwnCode } from './send-code.ts'
import { endSession } from './session-store.ts'

const sessionEndpoints = (parts: IdentityParts): readonly Endpoint[] => [
  endpoint(logInCall, (input) => logIn(parts, input)),
  endpoint(registration.logInByCode, (input) => logInByCode(parts, input)),
  endpoint(whoAmI, async ({ bearer }) => {
    const person = await findPerson(parts.database.queries, userOf(bearer.actor) ?? '')
    return person ? accept(viewPerson(person)) : refuse('logged-out')
  }),
  endpoint(logOut, async ({ bearer }) => {
    if (bearer.sessionId) await endSession(parts.database.queries, bearer.sessionId, 'logged-out')
    return accept(null)
  }),
  endpoint(registration.listSessions, async ({ bearer }) =>
    accept(await listOwnSessions(parts.database, bearer)),
  ),
  endpoint(registration.logOutEverywhere, async ({ bearer }) => {
    await endOwnSessions(parts.database, bearer)
    return accept(null)
  }),
]

const codeEndpoints = (parts: IdentityParts): readonly Endpoint[] => [
  endpoint(registration.getChallenge, async () => accept(await giveChallenge(parts))),
  endpoint(registration.sendCode, (input) => sendCode(parts, input)),
  endpoint(registration.sendOwnCode, (input) => sendOwnCode(parts, input)),
  nameAllProblems(endpoint(registration.register, (input) => register(parts, input))),
  nameAllProblems(endpoint(registration.resetPassword, (input) => resetPassword(parts, input))),
  nameAllProblems(endpoint(registration.changePassword, (input) => changePassword(parts, input))),
]

const profileEndpoints = (parts: IdentityParts): readonly Endpoint[] => [
  nameAllProblems(
    endpoint(profile.changeProfile, (input) => changeProfile(parts, input)),
    profileProblems,
  ),
  endpoint(profile.setAvatar, (input) => setAvatar(parts, input)),
  endpoint(profile.copyMyData, (input) => copyMyData(parts, input)),
  endpoint(profile.closeAccount, (input) => closeAccount(parts, input)),
  endpoint(handOverCalls.handOver, (input) => handOver(parts, input)),
  endpoint(handOverCalls.enterByHandOver, (input) => enterByHandOver(parts, input)),
]

export const identityEndpoints = (parts: IdentityParts): readonly Endpoint[] => [
  ...sessionEndpoints(parts),
  ...codeEndpoints(parts),
  ...profileEndpoints(parts),
]
