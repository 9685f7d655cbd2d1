import type { DataOf } from '#contract/call.ts'
import type { PersonView } from '#contract/identity.ts'
import type { changeEmail as changeEmailCall, confirmEmail as confirmEmailCall } from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { codeRules } from '#domain/identity/one-time-code.ts'
import { profileProblems, readEmail } from '#domain/identity/profile.ts'
import { emailKey } from '#domain/identity/recipient.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { Message } from '#domain/notifications/message.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { takeCodeLimits } from './code-limits.ts'
import { type CodeOwner, hashCode, newCode } from './code-secrets.ts'
import { databaseSeconds, insertCode } from './code-store.ts'
import { checkCurrent } from './current-password.ts'
import type { IdentityDeps } from './deps.ts'
import {
  findByAccountKey,
  findPerson,
  lockPersonRow,
  type StoredPerson,
  saveProfile,
} from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { checkProof } from './proofs.ts'
import { refuseTaken } from './refuse-taken.ts'
import { spendCode } from './use-code.ts'

const purpose = 'confirm-email'
const codeSent = { secondsToNext: codeRules.secondsBetween, lifeSeconds: codeRules.emailLifeSeconds }

type ChangeInput = EndpointInput<typeof changeEmailCall>
type Changed = DataOf<typeof changeEmailCall>
type Change = { readonly person: StoredPerson; readonly email: string; readonly input: ChangeInput }

/** Without a name: a user can enter any address, and must not be able to send words there. */
function messageOf({ person, email, input }: Change, code: string): Message {
  const { brand } = input.request
  const { id: personId, language } = person
  const minutes = String(codeRules.emailLifeSeconds / 60)
  const params = { brand: brandOf(brand).name[language], code, minutes }
  const message = { channel: 'mail', recipient: email, personId, brand, language } as const
  return { ...message, template: 'email-confirmation', params }
}

type Replacing = { readonly person: StoredPerson; readonly brand: BrandCode }

/**
 * A last message to the confirmed address: the user who replaces it has the session, not necessarily the mailbox. The
 * message does not name the new address, which belongs to another user if the account was taken over.
 */
async function notifyReplaced(
  { jobs }: IdentityDeps,
  db: Db,
  client: PoolClient,
  { person, brand }: Replacing,
): Promise<void> {
  const { id: personId, email: recipient, language } = person
  if (recipient === null) return
  const now = new Date((await databaseSeconds(db)) * 1000)
  const params = {
    brand: brandOf(brand).name[language],
    time: formatTime(now, language, { format: 'dateTime' }),
  }
  const message = { channel: 'mail', recipient, personId, brand, language } as const
  await putIntoOutbox(client, jobs, { ...message, template: 'email-replaced', params })
}

async function sendCodeTo(
  deps: IdentityDeps,
  db: Db,
  client: PoolClient,
  change: Change,
): Promise<Result<Changed>> {
  const { person, email, input } = change
  const sending = { recipient: emailKey(email), personId: person.id }
  const taken = await takeCodeLimits(deps, db, { ...input, ...sending })
  if (!taken.ok) return taken
  const saved = await saveProfile(db, person.id, { unconfirmedEmail: email })
  const code = newCode()
  const codeOwner: CodeOwner = { recipient: email, personId: person.id, purpose }
  await insertCode(db, { ...codeOwner, codeHash: hashCode(deps.secretKey, codeOwner, code) })
  await putIntoOutbox(client, deps.jobs, messageOf(change, code))
  return ok({ person: viewPerson(saved ?? person), codeSent })
}

/** Of those who log in with their email address, the log-in follows it. */
function logInWith(
  person: StoredPerson,
  email: string | null,
): Partial<Pick<StoredPerson, 'logInEmail' | 'account'>> {
  const { logInEmail, account, mobile } = person
  if (logInEmail === null) return {}
  const key = email === null ? null : emailKey(email)
  return { logInEmail: key, ...(account === logInEmail && { account: key ?? mobile ?? account }) }
}

/** Entering the same address again, or cancelling a change, changes nothing that counts. */
const isNewFor = (person: StoredPerson, email: string | null): boolean =>
  email !== person.email && (email === null || email !== person.unconfirmedEmail)

/** Who holds the session but not the password must not get at the account by another mailbox. */
async function mayChange(
  deps: IdentityDeps,
  person: StoredPerson,
  { email, currentPassword }: { readonly email: string | null; readonly currentPassword?: string },
): Promise<Result<undefined>> {
  if (person.logInEmail === null || !isNewFor(person, email)) return ok(undefined)
  if (email === null && person.mobile === null) return invalidFields({ email: 'required' })
  if (currentPassword === undefined) return invalidFields({ currentPassword: 'required' })
  return checkCurrent(deps, person, currentPassword)
}

/** The confirmed address stays in force until a code confirms the new one. Removing an address needs no code. */
export async function changeEmail(deps: IdentityDeps, input: ChangeInput): Promise<Result<Changed>> {
  const { body, principal, request } = input
  const email = readEmail(body.email)
  const problems = profileProblems({ email })
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const asked = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!asked) return refusal('logged-out')
  const may = await mayChange(deps, asked, { ...body, email })
  if (!may.ok) return may
  const isCodeNeeded = email !== null && email !== asked.email
  const allowed = isCodeNeeded ? await checkProof(deps, request.clientIp, body.proof) : ok(undefined)
  if (!allowed.ok) return allowed
  return deps.database.transaction(async (db, client) => {
    const person = await lockPersonRow(db, asked.id, 'update')
    // Must still be the person whose password was compared.
    if (person?.passwordHash !== asked.passwordHash) return refusal('logged-out')
    if (email !== null && email !== person.email)
      return sendCodeTo(deps, db, client, { person, email, input })
    if (email === null) await notifyReplaced(deps, db, client, { person, brand: request.brand })
    const logIn = email === null ? logInWith(person, null) : {}
    const saved = await saveProfile(db, person.id, { email, unconfirmedEmail: null, ...logIn })
    return ok({ person: viewPerson(saved ?? person), codeSent: null })
  })
}

/** A code for an address that was replaced or cancelled meanwhile gets the same answer as a wrong one. */
export async function confirmEmail(
  deps: IdentityDeps,
  { body, principal, request: { brand, clientIp } }: EndpointInput<typeof confirmEmailCall>,
): Promise<Result<PersonView>> {
  const asked = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!asked) return refusal('logged-out')
  const { id: personId, unconfirmedEmail: email } = asked
  if (email === null) return refusal('wrong-code')
  const use = { recipient: email, personId, purpose, code: body.code, clientIp } as const
  return spendCode(deps, use, async (db, client) => {
    const person = await lockPersonRow(db, personId, 'update')
    if (person?.unconfirmedEmail !== email) return refusal('wrong-code')
    const logIn = logInWith(person, email)
    const owner =
      logIn.logInEmail && (await findByAccountKey(db, { by: 'logInEmail', key: logIn.logInEmail }))
    // The code has proved the mailbox, so its owner may know.
    if (owner && owner.id !== personId) return refusal('email-taken')
    await notifyReplaced(deps, db, client, { person, brand })
    const saved = await saveProfile(db, personId, { email, unconfirmedEmail: null, ...logIn })
    if (logIn.logInEmail) await deps.claimRequests(db, logIn.logInEmail, personId)
    return ok(viewPerson(saved ?? person))
  }).catch(refuseTaken('email-taken'))
}
