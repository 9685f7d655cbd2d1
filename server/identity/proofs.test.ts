import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { getChallenge, sendCode } from '#contract/registration.ts'
import { leadingZeroBits, proofRules, writeChallenge } from '#domain/identity/proof-of-work.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openRegistry, registryKey } from '#tests/support/registry.ts'
import { newChallenge } from './code-secrets.ts'

const registry = await openRegistry()
const { ask, newMobile, newAddress, letters, pool } = registry

const bitsOf = (challenge: string, answer: string) =>
  leadingZeroBits(hash('sha256', `${challenge}.${answer}`, 'buffer'))
/** The first answer whose bits are as wished, as a browser would look for it. */
function answerWith(challenge: string, suits: (bits: number) => boolean): string {
  let answer = 0
  while (!suits(bitsOf(challenge, String(answer)))) answer += 1
  return String(answer)
}
const solve = (challenge: string) => ({
  challenge,
  answer: answerWith(challenge, (bits) => bits >= proofRules.bits),
})
const receive = async () => dataOf(getChallenge, await ask(getChallenge, undefined)).challenge

let address = ''
beforeEach(async () => {
  address = newAddress()
  const busy = `INSERT INTO attempt_count (purpose, subject, attempts) VALUES ('code-address', $1, 20)`
  await pool.query(busy, [address])
})
const send = (proof?: object, mobile = newMobile()) =>
  ask(sendCode, { mobile, purpose: 'register', ...(proof && { proof }) }, { address })

test('a challenge says how much work it wants: a second or two of a phone', async () => {
  expect(dataOf(getChallenge, await ask(getChallenge, undefined))).toMatchObject({ bits: 14 })
  expect(await receive()).not.toBe(await receive())
})

test('twenty codes an hour leave an address without work; the next one costs it', async () => {
  const quiet = newAddress()
  const sendFromQuiet = (mobile = newMobile()) =>
    ask(sendCode, { mobile, purpose: 'register' }, { address: quiet })
  for (let time = 0; time < 20; time += 1) dataOf(sendCode, await sendFromQuiet())
  const mobile = newMobile()
  await registry.unchanged(async () => refusalOf(await sendFromQuiet(mobile), 'proof-needed'))
  await registry.wait(quiet, 3600)
  dataOf(sendCode, await sendFromQuiet(mobile))
})

describe('a busy address', () => {
  test('is served for its work', async () => {
    const mobile = newMobile()
    dataOf(sendCode, await send(solve(await receive()), mobile))
    expect(await letters(mobile)).toHaveLength(1)
  })

  test('is served once for one piece of work, though it be sent five times at once', async () => {
    const proof = solve(await receive())
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(proof)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    refusalOf(await registry.unchanged(() => send(proof)), 'proof-needed')
  })

  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, () => Promise<object>]>([
    ['noise', async () => ({ challenge: 'x', answer: '1' })],
    [
      'too little work',
      async () => {
        const challenge = await receive()
        return { challenge, answer: answerWith(challenge, (bits) => bits === proofRules.bits - 1) }
      },
    ],
    ['a challenge that ran out', async () => solve(writeChallenge(newChallenge(registryKey, now() - 1)))],
    [
      'a challenge of its own making',
      async () => solve(writeChallenge(newChallenge('a key that is not ours', now() + 300))),
    ],
    [
      'a challenge it made last longer',
      async () => solve((await receive()).replace(/\.\d+\./, `.${now() + 100_000}.`)),
    ],
    [
      'a challenge without its signature',
      async () => solve((await receive()).replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAA')),
    ],
    [
      'work it did before, spelled another way',
      async () => {
        const challenge = await receive()
        dataOf(sendCode, await send(solve(challenge)))
        return solve(challenge.replace(/\.(\d+)\./, '.0$1.'))
      },
    ],
  ])('is not served for %s', async (_what, proofOf) => {
    const proof = await proofOf()
    refusalOf(await registry.unchanged(() => send(proof)), 'proof-needed')
  })

  test('still lets a phone rest for a minute', async () => {
    const mobile = newMobile()
    dataOf(sendCode, await send(solve(await receive()), mobile))
    refusalOf(await registry.unchanged(async () => send(solve(await receive()), mobile)), 'too-many-attempts')
  })
})
