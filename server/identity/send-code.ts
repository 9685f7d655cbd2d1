import type { sendCode as sendCodeCall, sendOwnCode as sendOwnCodeCall } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { type CodePurpose, codeRules } from '#domain/identity/one-time-code.ts'
import type { Message } from '#domain/notifications/message.ts'
import { readMobile } from '#domain/values/formats.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RequestInfo } from '#server/platform/http/request-info.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { countHit } from '#server/platform/rate-limit/rate-limit-store.ts'
import { hashCode, newCode } from './code-secrets.ts'
import { commitIf, insertCode } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'
import { findByAccountKey, findPerson } from './person-store.ts'
import { type Proof, spendValidProof } from './proofs.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

/** Counted over all purposes, since every code goes to the same phone. */
const limitsFor = (mobile: string): RateLimit[] => [
  { purpose: 'code-pause', subject: mobile, max: 1, windowSeconds: codeRules.secondsBetween },
  { purpose: 'code-day', subject: mobile, max: codeRules.maxPerDay, windowSeconds: daySeconds },
]

/** High enough for an office whose users share one IP address. */
const sendsWithoutProof = { purpose: 'code-address', max: 20, windowSeconds: hourSeconds }

async function checkProof(deps: IdentityDeps, request: RequestInfo, proof: Proof | undefined) {
  const { max, ...counted } = sendsWithoutProof
  const subject = networkOf(request.clientIp)
  const sendCount = await countHit(deps.database.db, { ...counted, subject })
  if (sendCount <= max || (await spendValidProof(deps, proof))) return ok(undefined)
  return refusal('proof-needed')
}

const sent = { secondsToNext: codeRules.secondsBetween, lifeSeconds: codeRules.lifeSeconds }
type Sent = typeof sent

type Sending = { readonly mobile: string; readonly purpose: CodePurpose; readonly request: RequestInfo }

function messageOf({ mobile, request: { brand, language } }: Sending, code: string | undefined): Message {
  const message = { channel: 'sms', recipient: mobile, brand, language } as const
  const params = { brand: brandOf(brand).name[language] }
  if (code === undefined) return { ...message, template: 'already-registered', params }
  const minutes = String(codeRules.lifeSeconds / 60)
  return { ...message, template: 'verification-code', params: { ...params, code, minutes } }
}

/**
 * Does not reveal whether the mobile is registered: limits, work and answer are the same. A code is sent only where it
 * can be used; a registered mobile that registers again gets a message that says so.
 */
async function send({ database, jobs, secretKey }: IdentityDeps, sending: Sending): Promise<Result<Sent>> {
  const { mobile, purpose } = sending
  return database.transaction(async (db, client) => {
    const taken = await takeRateLimit(db, limitsFor(mobile))
    if (!taken.ok) return taken
    const isKnown = (await findByAccountKey(db, { by: 'mobile', key: mobile })) !== undefined
    const isRegistering = purpose === 'register'
    const isUsable = isKnown !== isRegistering
    const code = newCode()
    const codeHash = hashCode(secretKey, { mobile, purpose, code })
    await commitIf(db, isUsable, () => insertCode(db, { mobile, purpose, codeHash }))
    const message = messageOf(sending, isUsable || !isRegistering ? code : undefined)
    await commitIf(db, isUsable || isRegistering, () => putIntoOutbox(client, jobs, message))
    return ok(sent)
  })
}

export async function sendCode(
  deps: IdentityDeps,
  { body, request }: EndpointInput<typeof sendCodeCall>,
): Promise<Result<Sent>> {
  const mobile = readMobile(body.mobile)
  if (!mobile.ok) return mobile
  const allowed = await checkProof(deps, request, body.proof)
  if (!allowed.ok) return allowed
  return send(deps, { mobile: mobile.value, purpose: body.purpose, request })
}

export async function sendOwnCode(
  deps: IdentityDeps,
  { body, principal, request }: EndpointInput<typeof sendOwnCodeCall>,
): Promise<Result<Sent>> {
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!person) return refusal('logged-out')
  return send(deps, { mobile: person.mobile, purpose: body.purpose, request })
}
