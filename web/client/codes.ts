import type { CallData, CallInput } from '#contract/client.ts'
import type { Result } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import { findAnswer } from './proof-of-work.ts'

const sendKey = 'POST /api/identity/sendCode'
type CodeRequest = Omit<CallInput<typeof sendKey>['body'], 'proof'>

export type CodeSent = CallData<typeof sendKey>
export type CodePurpose = CodeRequest['purpose']

/** The field of the code says what went wrong. */
const inPlace = { hidesOfflineToast: true } as const

/** If the server asks for a proof of work, it is calculated here while the user waits. */
export async function sendCode(request: CodeRequest): Promise<Result<CodeSent>> {
  const sent = await call(sendKey, { body: request }, inPlace)
  if (sent.ok || sent.refusal !== 'proof-needed') return sent
  const challenge = await call('GET /api/identity/challenge', {}, inPlace)
  if (!challenge.ok) return challenge
  const proof = { challenge: challenge.value.challenge, answer: await findAnswer(challenge.value) }
  return call(sendKey, { body: { ...request, proof } }, inPlace)
}

const sendOwnKey = 'POST /api/identity/sendOwnCode'
type OwnPurpose = CallInput<typeof sendOwnKey>['body']['purpose']

/** Sends a code to the mobile number of the logged-in user. */
export const sendOwnCode = (purpose: OwnPurpose): Promise<Result<CodeSent>> =>
  call(sendOwnKey, { body: { purpose } }, inPlace)
