import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { changeEmail } from '#contract/profile.ts'
import { getChallenge, sendCode, sendOwnCode } from '#contract/registration.ts'
import {
  type CodeDestination,
  codeBudgets,
  maxCodesPerNetworkAndDay,
} from '#domain/identity/one-time-code.ts'
import { formatChallenge, leadingZeroBits, proofRules } from '#domain/identity/proof-of-work.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { openApp } from '#tests/support/app.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { identityEndpointsOnly, openRegistry, registryKey, typedRecipient } from '#tests/support/registry.ts'
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
  await busyWith(address, 20)
})
const send = (proof?: object, mobile = newMobile()) =>
  sendCall(sendCode, { mobile, purpose: 'register', ...(proof && { proof }) }, { address })

const busyWith = (subject: string, attempts: number, purpose = 'code-address') =>
  pool.query(
    `INSERT INTO attempt_count (purpose, subject, attempts) VALUES ($1, $2, $3)
     ON CONFLICT (purpose, subject) DO UPDATE SET attempts = $3, started_at = now()`,
    [purpose, subject, attempts],
  )

test.each([
  [0, 14],
  [20, 14],
  [39, 14],
  [40, 15],
  [60, 16],
  [140, 20],
  [1000, 20],
])('after %i sends of the address a challenge needs %i bits', async (sends, bits) => {
  const from = newAddress()
  await busyWith(from, sends)
  expect(dataOf(getChallenge, await sendCall(getChallenge, undefined, { address: from })).bits).toBe(bits)
  await registry.wait(from, 3600)
  expect(dataOf(getChallenge, await sendCall(getChallenge, undefined, { address: from })).bits).toBe(14)
})

test('every challenge is different', async () => {
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
  test('needs more work the more it sends, with one step of delay', async () => {
    const solved = async (wanted: number) => {
      const challenge = await receive()
      return { challenge, answer: answerWith(challenge, (bits) => bits === wanted) }
    }
    await busyWith(address, 60)
    refusalOf(await registry.unchanged(async () => send(await solved(14))), 'proof-needed')
    dataOf(sendCode, await send(await solved(15)))
  })

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

  test.each<[string, Call, object]>([
    ['an email address', changeEmail, { email: 'busy@shipper.example' }],
    ['the own mobile', sendOwnCode, { purpose: 'change-password' }],
  ])('needs a proof of work for a code to %s too', async (_to, call, body) => {
    const { token } = await registry.newPerson()
    const ask = (proof = {}) => sendCall(call, { ...body, ...proof }, { token, address })
    refusalOf(await registry.unchanged(() => ask()), 'proof-needed')
    const used = solve(await receive())
    dataOf(call, await ask({ proof: used }))
    refusalOf(await registry.unchanged(() => ask({ proof: used })), 'proof-needed')
  })

  test('needs none to remove an email address or to cancel its change', async () => {
    const person = await registry.newPerson()
    const ask = (email: string | null) => sendCall(changeEmail, { email }, { token: person.token, address })
    await pool.query("UPDATE person SET email = 'old@shipper.example' WHERE id = $1", [person.id])
    for (const email of ['old@shipper.example', null]) dataOf(changeEmail, await ask(email))
  })

  test('still has to wait a minute between codes for a mobile', async () => {
    const mobile = newMobile()
    dataOf(sendCode, await send(solve(await receive()), mobile))
    refusalOf(await registry.unchanged(async () => send(solve(await receive()), mobile)), 'too-many-attempts')
  })
})

describe('the codes of a network', () => {
  test.each([
    ['an IPv4 /24', ['10.99.1.1', '10.99.1.200'], '10.99.2.1', '10.99.1.0/24'],
    ['an IPv6 /48', ['2001:db8:7:1::1', '2001:db8:7:2::1'], '2001:db8:8:1::1', '2001:db8:7::/48'],
  ])('are limited in a day: %s', async (_what, inside, outside, network) => {
    const from = (one: string) =>
      sendCall(sendCode, { mobile: newMobile(), purpose: 'register' }, { address: one })
    for (const one of inside) dataOf(sendCode, await from(one))
    await busyWith(network, maxCodesPerNetworkAndDay - 1, 'code-network')
    dataOf(sendCode, await from(inside[0] ?? ''))
    for (const one of inside) refusalOf(await registry.unchanged(() => from(one)), 'too-many-today')
    dataOf(sendCode, await from(outside))
    await registry.wait(network, 24 * 3600)
    dataOf(sendCode, await from(inside[0] ?? ''))
  })
})

const windows = { hour: 3600, day: 24 * 3600 } as const
const budgets = (Object.keys(codeBudgets) as CodeDestination[]).flatMap((destination) =>
  (['hour', 'day'] as const).map((window) => [destination, window] as const),
)

describe.each(budgets)('the codes of the whole site to %s in one %s', (destination, window) => {
  const [max, seconds, subject] = [
    codeBudgets[destination][window],
    windows[window],
    `${destination} ${window}`,
  ]
  const newRecipient = () => typedRecipient(registry.newRecipient(destination))
  const metric = async () => {
    const headers = { authorization: 'Bearer development-metrics-token' }
    const { text } = await registry.site.request('/metrics', { headers })
    return Number(
      new RegExp(`^quayside_codes_over_budget_total\\{window="${window}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    )
  }

  test('are limited for known and unknown recipients alike, and counted', async () => {
    const { recipient: known, token } = await registry.newPersonAt(destination)
    const counted = await metric()
    await busyWith(subject, max - 1, 'code-budget')
    dataOf(sendCode, await sendCall(sendCode, { ...newRecipient(), purpose: 'register' }))
    const replies = await registry.unchanged(async () => [
      await sendCall(sendCode, { ...newRecipient(), purpose: 'register' }),
      await sendCall(sendCode, { ...newRecipient(), purpose: 'log-in' }),
      await sendCall(sendCode, { ...typedRecipient(known), purpose: 'log-in' }),
    ])
    for (const reply of replies) refusalOf(reply, 'codes-paused')
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    await registry.wait(known, 60)
    const own = () => sendCall(sendOwnCode, { purpose: 'change-password' }, { token })
    refusalOf(await registry.unchanged(own), 'codes-paused')
    expect(await metric()).toBe(counted + 4)
    await registry.wait(subject, seconds)
    dataOf(sendCode, await sendCall(sendCode, { ...newRecipient(), purpose: 'register' }))
  })

  test('raise one alarm when they are used up', async () => {
    const { database } = registry.site
    const jobs = createJobs(database.url, createLog('silent'))
    const app = await openApp(identityEndpointsOnly(database, jobs))
    await jobs.start([])
    await busyWith(subject, max, 'code-budget')
    const body = () => JSON.stringify({ ...newRecipient(), purpose: 'register' })
    for (let time = 0; time < 3; time += 1)
      refusalOf(await app.request(sendCode.path, { method: 'POST', body: body() }), 'codes-paused')
    await jobs.stop()
    await registry.wait(subject, seconds)
    const alarms = app.lines.map((line) => JSON.parse(line)).filter(({ msg }) => /budget of codes/.test(msg))
    expect(alarms).toMatchObject([{ level: 'error', destination, window, max }])
  })
})
