import type { DataOf } from '#contract/call.ts'
import type { PersonView } from '#contract/identity.ts'
import type { changeEmail as changeEmailCall, confirmEmail as confirmEmailCall } from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { codeRules } from '#domain/identity/one-time-code.ts'
import { profileProblems, readEmail } from '#domain/identity/profile.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { Message } from '#domain/notifications/message.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { takeCodeLimits } from './code-limits.ts'
import { type CodeOwner, hashCode, newCode } from './code-secrets.ts'
import { databaseSeconds, insertCode } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'
import { findPerson, lockPersonRow, type StoredPerson, saveProfile } from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { checkProof } from './proofs.ts'
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
  // Mailboxes ignore case, so one mailbox has one limit.
  const sending = { recipient: email.toLowerCase(), personId: person.id }
  const taken = await takeCodeLimits(deps, db, { ...input, ...sending })
  if (!taken.ok) return taken
  const saved = await saveProfile(db, person.id, { unconfirmedEmail: email })
  const code = newCode()
  const codeOwner: CodeOwner = { recipient: email, personId: person.id, purpose }
  await insertCode(db, { ...codeOwner, codeHash: hashCode(deps.secretKey, codeOwner, code) })
  await putIntoOutbox(client, deps.jobs, messageOf(change, code))
  return ok({ person: viewPerson(saved ?? person), codeSent })
}

/** Only where a code is sent: removing an address and cancelling a change are free. */
async function checkProofOfCode(
  deps: IdentityDeps,
  { body, principal, request }: ChangeInput,
  email: string | null,
): Promise<Result<undefined>> {
  if (email === null) return ok(undefined)
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  return person?.email === email ? ok(undefined) : checkProof(deps, request.clientIp, body.proof)
}

/** The confirmed address stays in force until a code confirms the new one. Removing an address needs no code. */
export async function changeEmail(deps: IdentityDeps, input: ChangeInput): Promise<Result<Changed>> {
  const email = readEmail(input.body.email)
  const problems = profileProblems({ email })
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const allowed = await checkProofOfCode(deps, input, email)
  if (!allowed.ok) return allowed
  return deps.database.transaction(async (db, client) => {
    const person = await lockPersonRow(db, userOf(input.principal.actor) ?? '', 'update')
    if (!person) return refusal('logged-out')
    if (email !== null && email !== person.email)
      return sendCodeTo(deps, db, client, { person, email, input })
    if (email === null) await notifyReplaced(deps, db, client, { person, brand: input.request.brand })
    const saved = await saveProfile(db, person.id, { email, unconfirmedEmail: null })
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
    await notifyReplaced(deps, db, client, { person, brand })
    const saved = await saveProfile(db, personId, { email, unconfirmedEmail: null })
    return ok(viewPerson(saved ?? person))
  })
}
