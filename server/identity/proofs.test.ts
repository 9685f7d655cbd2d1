import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { getChallenge, sendCode } from '#contract/registration.ts'
import { formatChallenge, leadingZeroBits, proofRules } from '#domain/identity/proof-of-work.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openRegistry, registryKey } from '#tests/support/registry.ts'
import { newChallenge } from './code-secrets.ts'

const registry = await openRegistry()
const { sendCall, newMobile, newAddress, messagesTo, pool } = registry

const bitsOf = (challenge: string, answer: string) =>
  leadingZeroBits(hash('sha256', `${challenge}.${answer}`, 'buffer'))
/** The first answer with the wanted number of bits, found like in a browser. */
function answerWith(challenge: string, suits: (bits: number) => boolean): string {
  let answer = 0
  while (!suits(bitsOf(challenge, String(answer)))) answer += 1
  return String(answer)
}
const solve = (challenge: string) => ({
  challenge,
  answer: answerWith(challenge, (bits) => bits >= proofRules.bits),
})
const receive = async () => dataOf(getChallenge, await sendCall(getChallenge, undefined)).challenge

let address = ''
beforeEach(async () => {
  address = newAddress()
  const busy = `INSERT INTO attempt_count (purpose, subject, attempts) VALUES ('code-address', $1, 20)`
  await pool.query(busy, [address])
})
const send = (proof?: object, mobile = newMobile()) =>
  sendCall(sendCode, { mobile, purpose: 'register', ...(proof && { proof }) }, { address })

test('a challenge names its difficulty', async () => {
  expect(dataOf(getChallenge, await sendCall(getChallenge, undefined))).toMatchObject({ bits: 14 })
  expect(await receive()).not.toBe(await receive())
})

test('after twenty codes in an hour an IP address needs a proof of work', async () => {
  const quiet = newAddress()
  const sendFromQuiet = (mobile = newMobile()) =>
    sendCall(sendCode, { mobile, purpose: 'register' }, { address: quiet })
  for (let time = 0; time < 20; time += 1) dataOf(sendCode, await sendFromQuiet())
  const mobile = newMobile()
  await registry.unchanged(async () => refusalOf(await sendFromQuiet(mobile), 'proof-needed'))
  await registry.wait(quiet, 3600)
  dataOf(sendCode, await sendFromQuiet(mobile))
})

describe('a busy IP address', () => {
  test('gets a code for a proof of work', async () => {
    const mobile = newMobile()
    dataOf(sendCode, await send(solve(await receive()), mobile))
    expect(await messagesTo(mobile)).toHaveLength(1)
  })

  test('gets one code for one proof, even if sent five times in parallel', async () => {
    const proof = solve(await receive())
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(proof)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    refusalOf(await registry.unchanged(() => send(proof)), 'proof-needed')
  })

  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, () => Promise<object>]>([
    ['noise', async () => ({ challenge: 'x', answer: '1' })],
    [
      'too few zero bits',
      async () => {
        const challenge = await receive()
        return { challenge, answer: answerWith(challenge, (bits) => bits === proofRules.bits - 1) }
      },
    ],
    ['a challenge that ran out', async () => solve(formatChallenge(newChallenge(registryKey, now() - 1)))],
    [
      'an invented challenge',
      async () => solve(formatChallenge(newChallenge('a key that is not ours', now() + 300))),
    ],
    [
      'a challenge with a changed expiry',
      async () => solve((await receive()).replace(/\.\d+\./, `.${now() + 100_000}.`)),
    ],
    [
      'a challenge without its signature',
      async () => solve((await receive()).replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAA')),
    ],
    [
      'a used proof in another spelling',
      async () => {
        const challenge = await receive()
        dataOf(sendCode, await send(solve(challenge)))
        return solve(challenge.replace(/\.(\d+)\./, '.0$1.'))
      },
    ],
  ])('gets no code for %s', async (_what, proofOf) => {
    const proof = await proofOf()
    refusalOf(await registry.unchanged(() => send(proof)), 'proof-needed')
  })

  test('still has to wait a minute between codes for a mobile', async () => {
    const mobile = newMobile()
    dataOf(sendCode, await send(solve(await receive()), mobile))
    refusalOf(await registry.unchanged(async () => send(solve(await receive()), mobile)), 'too-many-attempts')
  })
})
