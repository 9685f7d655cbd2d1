import type { CallData, CallInput } from '#contract/client.ts'
import type { Result } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import { findAnswer } from './proof-of-work.ts'

const sendKey = 'POST /api/identity/sendCode'
type CodeRequest = Omit<CallInput<typeof sendKey>['body'], 'proof'>

export type CodeSent = CallData<typeof sendKey>
export type CodePurpose = CodeRequest['purpose']

/** The field of the code shows why none was sent. */
const hidesOfflineToast = true

type Proof = Pick<CallInput<typeof sendKey>['body'], 'proof'>

/** If the server asks for a proof of work, it is calculated here while the user waits. */
export async function withProof<T>(send: (proof: Proof) => Promise<Result<T>>): Promise<Result<T>> {
  const sent = await send({})
  if (sent.ok || sent.refusal !== 'proof-needed') return sent
  const challenge = await call('GET /api/identity/challenge', {}, { hidesOfflineToast })
  if (!challenge.ok) return challenge
  return send({ proof: { challenge: challenge.value.challenge, answer: await findAnswer(challenge.value) } })
}

export const sendCode = (request: CodeRequest): Promise<Result<CodeSent>> =>
  withProof((proof) => call(sendKey, { body: { ...request, ...proof } }, { hidesOfflineToast }))

const sendOwnKey = 'POST /api/identity/sendOwnCode'
export type OwnCodePurpose = CallInput<typeof sendOwnKey>['body']['purpose']

/** Sends a code to the mobile number of the logged-in user, or to the email address of one without. */
export const sendOwnCode = (purpose: OwnCodePurpose): Promise<Result<CodeSent>> =>
  withProof((proof) => call(sendOwnKey, { body: { purpose, ...proof } }, { hidesOfflineToast }))
