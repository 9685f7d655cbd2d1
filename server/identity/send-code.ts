import type { sendCode as sendCodeCall, sendOwnCode as sendOwnCodeCall } from '#contract/registration.ts'
import { userOf } from '#domain/access/actor.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { type CodePurpose, codeRules } from '#domain/identity/one-time-code.ts'
import type { Message } from '#domain/notifications/message.ts'
import { readMobile } from '#domain/values/formats.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { countAttempt } from '#server/platform/attempts/attempt-store.ts'
import { type AttemptLimit, takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RequestInfo } from '#server/platform/http/request.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { hashCode, newCode } from './code-secrets.ts'
import { insertCode, keepIf } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'
import { findByAccountKey, findPerson } from './person-store.ts'
import { type Proof, takeProof } from './proofs.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

/** Over all purposes together: it is the same phone that rings. */
const limitsFor = (mobile: string): AttemptLimit[] => [
  { purpose: 'code-pause', subject: mobile, most: 1, windowSeconds: codeRules.secondsBetween },
  { purpose: 'code-day', subject: mobile, most: codeRules.mostPerDay, windowSeconds: daySeconds },
]

/** An office behind one address asks this often without noticing anything. */
const sendsWithoutProof = { purpose: 'code-address', most: 20, windowSeconds: hourSeconds }

async function admit(deps: IdentityDeps, request: RequestInfo, proof: Proof | undefined) {
  const { most, ...counted } = sendsWithoutProof
  const subject = networkOf(request.clientIp)
  const asked = await countAttempt(deps.database.queries, { ...counted, subject })
  if (asked <= most || (await takeProof(deps, proof))) return accept(undefined)
  return refuse('proof-needed')
}

const sent = { secondsToNext: codeRules.secondsBetween, lifeSeconds: codeRules.lifeSeconds }
type Sent = typeof sent

type Sending = { readonly mobile: string; readonly purpose: CodePurpose; readonly request: RequestInfo }

function letterOf({ mobile, request: { brand, language } }: Sending, code: string | undefined): Message {
  const letter = { channel: 'sms', recipient: mobile, brand, language } as const
  const params = { brand: brandOf(brand).name[language] }
  if (code === undefined) return { ...letter, template: 'already-registered', params }
  const minutes = String(codeRules.lifeSeconds / 60)
  return { ...letter, template: 'verification-code', params: { ...params, code, minutes } }
}

/**
 * Whoever asks learns nothing of whether the mobile is known: the same is counted, done and answered. A new code
 * goes to those it can open something for; who registers again is told by letter that he already has.
 */
async function send({ database, jobs, secretKey }: IdentityDeps, sending: Sending): Promise<Verdict<Sent>> {
  const { mobile, purpose } = sending
  return database.transaction(async (queries, client) => {
    const taken = await takeAttempt(queries, limitsFor(mobile))
    if (!taken.ok) return taken
    const isKnown = (await findByAccountKey(queries, { by: 'mobile', key: mobile })) !== undefined
    const isRegistering = purpose === 'register'
    const opensSomething = isKnown !== isRegistering
    const code = newCode()
    const codeHash = hashCode(secretKey, { mobile, purpose, code })
    await keepIf(queries, opensSomething, () => insertCode(queries, { mobile, purpose, codeHash }))
    const letter = letterOf(sending, opensSomething || !isRegistering ? code : undefined)
    await keepIf(queries, opensSomething || isRegistering, () => putIntoOutbox(client, jobs, letter))
    return accept(sent)
  })
}

export async function sendCode(
  deps: IdentityDeps,
  { body, request }: EndpointInput<typeof sendCodeCall>,
): Promise<Verdict<Sent>> {
  const mobile = readMobile(body.mobile)
  if (!mobile.ok) return mobile
  const admitted = await admit(deps, request, body.proof)
  if (!admitted.ok) return admitted
  return send(deps, { mobile: mobile.value, purpose: body.purpose, request })
}

export async function sendOwnCode(
  deps: IdentityDeps,
  { body, principal, request }: EndpointInput<typeof sendOwnCodeCall>,
): Promise<Verdict<Sent>> {
  const person = await findPerson(deps.database.queries, userOf(principal.actor) ?? '')
  if (!person) return refuse('logged-out')
  return send(deps, { mobile: person.mobile, purpose: body.purpose, request })
}
