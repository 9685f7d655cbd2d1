import type { sendMobileCode as sendMobileCodeCall } from '#contract/profile.ts'
import type { sendCode as sendCodeCall, sendOwnCode as sendOwnCodeCall } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { type CodePurpose, codeLifeSeconds, codeRules } from '#domain/identity/one-time-code.ts'
import { channelTo, ownRecipient, readRecipient } from '#domain/identity/recipient.ts'
import type { Message } from '#domain/notifications/message.ts'
import { readMobile } from '#domain/values/formats.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput, RequestContext } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { takeCodeLimits } from './code-limits.ts'
import { hashCode, newCode } from './code-secrets.ts'
import { commitIf, insertCode } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'
import { findByAccountKey, findPerson, type StoredPerson } from './person-store.ts'
import { checkProof } from './proofs.ts'

const sentTo = (recipient: string) => ({
  secondsToNext: codeRules.secondsBetween,
  lifeSeconds: codeLifeSeconds[channelTo(recipient)],
})
type Sent = ReturnType<typeof sentTo>

type Sending = Pick<RequestContext, 'request' | 'log'> & {
  readonly recipient: string
  readonly purpose: CodePurpose
  /** Who entered a mobile of their own account. */
  readonly personId?: string
}

/** For these a recipient is wanted that has no account yet. */
const claimingPurposes: readonly CodePurpose[] = ['register', 'change-mobile']

/** These need no account, and one does not hinder them. */
const openPurposes: readonly CodePurpose[] = ['request-quote']

/** A code would be of no use to a blocked account. */
const canLogIn = (person: StoredPerson | undefined) => person !== undefined && person.blockedAt === null

type Written = { readonly code: string | undefined; readonly personId: string | undefined }

function messageOf({ recipient, request }: Sending, { code, personId }: Written): Message {
  const { brand, language } = request
  const channel = channelTo(recipient)
  const message = { channel, recipient, personId, brand, language } as const
  const params = { brand: brandOf(brand).name[language] }
  if (code === undefined) return { ...message, template: 'already-registered', params }
  const minutes = String(codeLifeSeconds[channel] / 60)
  return { ...message, template: 'verification-code', params: { ...params, code, minutes } }
}

/**
 * Does not reveal whether the recipient is registered: limits, work and answer are the same. A code is sent only where it
 * can be used; a registered recipient that is claimed again gets a message that says so.
 */
async function send(
  deps: IdentityDeps,
  sending: Sending,
  findOwner: (db: Db) => Promise<StoredPerson | undefined>,
): Promise<Result<Sent>> {
  const { database, jobs, secretKey } = deps
  const { recipient, purpose, personId } = sending
  return database.transaction(async (db, client) => {
    const taken = await takeCodeLimits(deps, db, sending)
    if (!taken.ok) return taken
    const person = await findOwner(db)
    const isClaiming = claimingPurposes.includes(purpose)
    const isUsable = openPurposes.includes(purpose) || (isClaiming ? !person : canLogIn(person))
    const code = newCode()
    const codeOwner = { recipient, purpose, personId }
    const codeHash = hashCode(secretKey, codeOwner, code)
    await commitIf(db, isUsable, () => insertCode(db, { ...codeOwner, codeHash }))
    const sentCode = isUsable || !isClaiming ? code : undefined
    const message = messageOf(sending, { code: sentCode, personId: person?.id ?? personId })
    await commitIf(db, isUsable || isClaiming, () => putIntoOutbox(client, jobs, message))
    return ok(sentTo(recipient))
  })
}

export async function sendCode(
  deps: IdentityDeps,
  { body, request, log }: EndpointInput<typeof sendCodeCall>,
): Promise<Result<Sent>> {
  const recipient = readRecipient(body)
  if (!recipient.ok) return recipient
  const allowed = await checkProof(deps, request.clientIp, body.proof)
  if (!allowed.ok) return allowed
  const { value } = recipient
  const sending = { recipient: value.key, purpose: body.purpose, request, log }
  return send(deps, sending, (db) => findByAccountKey(db, value))
}

export async function sendOwnCode(
  deps: IdentityDeps,
  { body, principal, request, log }: EndpointInput<typeof sendOwnCodeCall>,
): Promise<Result<Sent>> {
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!person) return refusal('logged-out')
  const allowed = await checkProof(deps, request.clientIp, body.proof)
  if (!allowed.ok) return allowed
  const sending = { recipient: ownRecipient(person), purpose: body.purpose, request, log }
  return send(deps, sending, async () => person)
}

export async function sendMobileCode(
  deps: IdentityDeps,
  { body, principal, request, log }: EndpointInput<typeof sendMobileCodeCall>,
): Promise<Result<Sent>> {
  const mobile = readMobile(body.mobile)
  if (!mobile.ok) return mobile
  const allowed = await checkProof(deps, request.clientIp, body.proof)
  if (!allowed.ok) return allowed
  const personId = userOf(principal.actor) ?? ''
  const sending = { recipient: mobile.value, purpose: 'change-mobile', personId, request, log } as const
  return send(deps, sending, (db) => findByAccountKey(db, { by: 'mobile', key: mobile.value }))
}
