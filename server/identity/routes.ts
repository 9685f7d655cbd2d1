import * as crossBrandLoginCalls from '#contract/cross-brand-login.ts'
import { logIn as logInCall, logOut, whoAmI } from '#contract/identity.ts'
import * as profile from '#contract/profile.ts'
import * as registration from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { profileProblems } from '#domain/identity/profile.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { changeAccount, changeMobile } from './change-log-in.ts'
import { closeAccount } from './close-account.ts'
import { copyMyData } from './copy-my-data.ts'
import { crossBrandLogin, enterByCrossBrandLogin, readCrossBrandLogin } from './cross-brand-login.ts'
import type { IdentityDeps } from './deps.ts'
import { changeEmail, confirmEmail } from './email.ts'
import { logIn } from './log-in.ts'
import { changePassword, resetPassword } from './new-password.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from './own-sessions.ts'
import { findPerson } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { changeProfile, setAvatar } from './profile.ts'
import { issueChallenge } from './proofs.ts'
import { logInByCode, register } from './registration.ts'
import { sendCode, sendMobileCode, sendOwnCode } from './send-code.ts'
import { endSession } from './session-store.ts'

const sessionEndpoints = (deps: IdentityDeps): readonly Endpoint[] => [
  endpoint(logInCall, (input) => logIn(deps, input)),
  endpoint(registration.logInByCode, (input) => logInByCode(deps, input), formProblems),
  endpoint(whoAmI, async ({ principal }) => {
    const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
    return person ? ok(viewPerson(person)) : refusal('logged-out')
  }),
  endpoint(logOut, async ({ principal }) => {
    const { sessionId } = principal
    if (sessionId) await deps.database.transaction((db) => endSession(db, sessionId, 'logged-out'))
    return ok(null)
  }),
  endpoint(registration.listSessions, async ({ principal }) =>
    ok(await listOwnSessions(deps.database, principal)),
  ),
  endpoint(registration.endOwnSession, (input) => endOwnSession(deps.database, input)),
  endpoint(registration.logOutEverywhere, async ({ principal }) => {
    await endOwnSessions(deps.database, principal)
    return ok(null)
  }),
]

const codeEndpoints = (deps: IdentityDeps): readonly Endpoint[] => [
  endpoint(registration.getChallenge, async ({ request }) =>
    ok(await issueChallenge(deps, request.clientIp)),
  ),
  endpoint(registration.sendCode, (input) => sendCode(deps, input), formProblems),
  endpoint(registration.sendOwnCode, (input) => sendOwnCode(deps, input)),
  endpoint(registration.register, (input) => register(deps, input), formProblems),
  endpoint(registration.resetPassword, (input) => resetPassword(deps, input), formProblems),
  endpoint(registration.changePassword, (input) => changePassword(deps, input), formProblems),
]

const profileEndpoints = (deps: IdentityDeps): readonly Endpoint[] => [
  endpoint(profile.changeProfile, (input) => changeProfile(deps, input), profileProblems),
  endpoint(profile.changeEmail, (input) => changeEmail(deps, input), profileProblems),
  endpoint(profile.confirmEmail, (input) => confirmEmail(deps, input), formProblems),
  endpoint(profile.sendMobileCode, (input) => sendMobileCode(deps, input), formProblems),
  endpoint(profile.changeMobile, (input) => changeMobile(deps, input), formProblems),
  endpoint(profile.changeAccount, (input) => changeAccount(deps, input), formProblems),
  endpoint(profile.setAvatar, (input) => setAvatar(deps, input)),
  endpoint(profile.copyMyData, (input) => copyMyData(deps, input)),
  endpoint(profile.closeAccount, (input) => closeAccount(deps, input), formProblems),
  endpoint(crossBrandLoginCalls.crossBrandLogin, (input) => crossBrandLogin(deps, input)),
  endpoint(crossBrandLoginCalls.readCrossBrandLogin, (input) => readCrossBrandLogin(deps, input)),
  endpoint(crossBrandLoginCalls.enterByCrossBrandLogin, (input) => enterByCrossBrandLogin(deps, input)),
]

export const identityEndpoints = (deps: IdentityDeps): readonly Endpoint[] => [
  ...sessionEndpoints(deps),
  ...codeEndpoints(deps),
  ...profileEndpoints(deps),
]
