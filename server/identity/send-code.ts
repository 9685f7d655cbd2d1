import type { sendCode as sendCodeCall, sendOwnCode as sendOwnCodeCall } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { type CodePurpose, codeRules } from '#domain/identity/one-time-code.ts'
import type { Message } from '#domain/notifications/message.ts'
import { readMobile } from '#domain/values/formats.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput, RequestContext } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { takeCodeLimits } from './code-limits.ts'
import { hashCode, newCode } from './code-secrets.ts'
import { commitIf, insertCode } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'
import { findByAccountKey, findPerson } from './person-store.ts'
import { checkProof } from './proofs.ts'

const sent = { secondsToNext: codeRules.secondsBetween, lifeSeconds: codeRules.lifeSeconds }
type Sent = typeof sent

type Sending = Pick<RequestContext, 'request' | 'log'> & {
  readonly mobile: string
  readonly purpose: CodePurpose
}
type Written = { readonly code: string | undefined; readonly personId: string | undefined }

function messageOf({ mobile, request }: Sending, { code, personId }: Written): Message {
  const { brand, language } = request
  const message = { channel: 'sms', recipient: mobile, personId, brand, language } as const
  const params = { brand: brandOf(brand).name[language] }
  if (code === undefined) return { ...message, template: 'already-registered', params }
  const minutes = String(codeRules.lifeSeconds / 60)
  return { ...message, template: 'verification-code', params: { ...params, code, minutes } }
}

/**
 * Does not reveal whether the mobile is registered: limits, work and answer are the same. A code is sent only where it
 * can be used; a registered mobile that registers again gets a message that says so.
 */
async function send(deps: IdentityDeps, sending: Sending): Promise<Result<Sent>> {
  const { database, jobs, secretKey } = deps
  const { mobile, purpose } = sending
  return database.transaction(async (db, client) => {
    const taken = await takeCodeLimits(deps, db, { ...sending, recipient: mobile })
    if (!taken.ok) return taken
    const person = await findByAccountKey(db, { by: 'mobile', key: mobile })
    const isRegistering = purpose === 'register'
    const isUsable = (person !== undefined) !== isRegistering
    const code = newCode()
    const codeOwner = { recipient: mobile, purpose }
    const codeHash = hashCode(secretKey, codeOwner, code)
    await commitIf(db, isUsable, () => insertCode(db, { ...codeOwner, codeHash }))
    const sentCode = isUsable || !isRegistering ? code : undefined
    const message = messageOf(sending, { code: sentCode, personId: person?.id })
    await commitIf(db, isUsable || isRegistering, () => putIntoOutbox(client, jobs, message))
    return ok(sent)
  })
}

export async function sendCode(
  deps: IdentityDeps,
  { body, request, log }: EndpointInput<typeof sendCodeCall>,
): Promise<Result<Sent>> {
  const mobile = readMobile(body.mobile)
  if (!mobile.ok) return mobile
  const allowed = await checkProof(deps, request.clientIp, body.proof)
  if (!allowed.ok) return allowed
  return send(deps, { mobile: mobile.value, purpose: body.purpose, request, log })
}

export async function sendOwnCode(
  deps: IdentityDeps,
  { body, principal, request, log }: EndpointInput<typeof sendOwnCodeCall>,
): Promise<Result<Sent>> {
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!person) return refusal('logged-out')
  const allowed = await checkProof(deps, request.clientIp, body.proof)
  if (!allowed.ok) return allowed
  return send(deps, { mobile: person.mobile, purpose: body.purpose, request, log })
}
