import type { CallData, CallInput } from '#contract/client.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import { findAnswer } from './proof-of-work.ts'

const sending = 'POST /api/identity/sendCode'
type QuoteQuery = Omit<CallInput<typeof sending>['body'], 'proof'>

export type CodeSent = CallData<typeof sending>
export type CodePurpose = QuoteQuery['purpose']

/** Where the server asks for a little work first, it is done here and the reader only waits. */
export async function sendCode(query: QuoteQuery): Promise<Verdict<CodeSent>> {
  const sent = await call(sending, { body: query })
  if (sent.ok || sent.refusal !== 'proof-needed') return sent
  const given = await call('GET /api/identity/challenge', {})
  if (!given.ok) return given
  const proof = { challenge: given.value.challenge, answer: await findAnswer(given.value) }
  return call(sending, { body: { ...query, proof } })
}

const sendingOwn = 'POST /api/identity/sendOwnCode'
type OwnPurpose = CallInput<typeof sendingOwn>['body']['purpose']

/** To the mobile of whoever is logged in. */
export const sendOwnCode = (purpose: OwnPurpose): Promise<Verdict<CodeSent>> =>
  call(sendingOwn, { body: { purpose } })
