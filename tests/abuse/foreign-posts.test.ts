import { describe, expect, test } from 'vitest'
import { listActivities } from '#contract/activities.ts'
import { type Call, isConsolePath } from '#contract/call.ts'
import { sendCode } from '#contract/registration.ts'
import { languages } from '#domain/brands/brand.ts'
import { calls } from '#tests/support/all-calls.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openRegistry } from '#tests/support/registry.ts'

const registry = await openRegistry()
const { site, newMobile, messagesTo, unchanged } = registry

/** A request to the host of the call, from a new IP address. */
const post = (call: Call, headers: Record<string, string>, body = '{}') =>
  site.request(call.path, {
    method: call.method,
    host: isConsolePath(call.path) ? 'console.localhost' : 'localhost',
    headers: { 'x-forwarded-for': registry.newAddress(), ...headers },
    body,
  })

const every: readonly Call[] = Object.values(calls)
const changing = every.filter(({ method }) => method !== 'GET')
const withJson = changing.filter(({ body, bodyKind }) => body && bodyKind !== 'bytes')
const withBytes = changing.filter(({ bodyKind }) => bodyKind === 'bytes')

test('there are calls of each kind', () => {
  expect([changing.length, withJson.length, withBytes.length].map((n) => n > 1)).toEqual([true, true, true])
})

test('no call accepts a request that a page of another site sends', async () => {
  await unchanged(async () => {
    for (const call of changing)
      for (const type of ['application/json', 'text/plain', 'application/octet-stream'])
        refusalOf(await post(call, { 'content-type': type, 'sec-fetch-site': 'cross-site' }), 'cross-site')
  })
})

test('no call accepts a request of another origin from a browser that does not send the site', async () => {
  const json = { 'content-type': 'application/json' }
  await unchanged(async () => {
    for (const call of changing)
      for (const origin of ['https://evil.example', 'null'])
        refusalOf(await post(call, { ...json, origin }), 'cross-site')
  })
})

test('a reply from the cache is not for another site either', async () => {
  const send = (headers: Record<string, string> = {}) =>
    site.request(listActivities.path, { method: 'POST', host: 'localhost', headers })
  for (let time = 0; time < 3; time += 1) dataOf(listActivities, await send())
  refusalOf(await send({ 'sec-fetch-site': 'cross-site' }), 'cross-site')
  refusalOf(await send({ origin: 'https://evil.example' }), 'cross-site')
  dataOf(listActivities, await send({ origin: 'http://localhost' }))
})

test.each<Record<string, string>>([
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { 'content-type': 'application/json; charset=utf-16' },
])('no call reads a packed body or another character set: %o', async (headers) => {
  await unchanged(async () => {
    for (const call of withJson) refusalOf(await post(call, headers), 'json-needed')
  })
})

test('no call reads JSON of another type, such as a form can send', async () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/jsonx', '']
  await unchanged(async () => {
    for (const call of withJson)
      for (const type of types) refusalOf(await post(call, { 'content-type': type }), 'json-needed')
  })
})

test('an upload keeps its own type', async () => {
  for (const call of withBytes) {
    const { data } = (await post(call, { 'content-type': 'application/pdf' }, '%PDF')).json() as {
      data: { refusal?: string }
    }
    expect(data.refusal).toBe('logged-out')
  }
})

describe('a code', () => {
  const body = (mobile: string) => JSON.stringify({ mobile, purpose: 'register' })

  test('is not sent for a form of another site', async () => {
    const mobile = newMobile()
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    await unchanged(async () => {
      refusalOf(
        await post(sendCode, { ...foreign, 'content-type': 'text/plain' }, body(mobile)),
        'cross-site',
      )
      refusalOf(await post(sendCode, { 'content-type': 'text/plain' }, body(mobile)), 'json-needed')
    })
    expect(await messagesTo(mobile)).toEqual([])
  })

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a program', {}],
    ['a program that names the character set', { 'content-type': 'Application/JSON; charset=utf-8' }],
  ])('is sent for %s', async (_who, headers) => {
    const mobile = newMobile()
    dataOf(sendCode, await post(sendCode, { ...headers }, body(mobile)))
    expect(await messagesTo(mobile)).toHaveLength(1)
  })
})

test('both refusals are in the language of the reader', async () => {
  const messages = await Promise.all(
    languages.flatMap((language) =>
      [
        ['sec-fetch-site', 'cross-site'],
        ['content-type', 'text/plain'],
      ].map(async ([name = '', value = '']) => {
        const reply = await post(sendCode, { [name]: value, cookie: `language=${language}` })
        return (reply.json() as { message: string }).message
      }),
    ),
  )
  expect(new Set(messages).size).toBe(4)
  for (const message of messages) expect(message).not.toBe('')
})
