import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ok } from '#domain/values/refusal.ts'
import { openApp } from '#tests/support/app.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { callLimits } from './api.ts'
import { publicEndpoint } from './endpoint.ts'

const slow = defineCall({
  capability: 'test',
  access: 'public',
  name: 'slow',
  method: 'GET',
  path: '/api/slow',
  data: z.null(),
})

let running = 0
let gate = Promise.withResolvers<void>()
const endpoint = publicEndpoint(slow, async () => {
  running += 1
  await gate.promise
  running -= 1
  return ok(null)
})
const app = await openApp([endpoint], { trustedProxies: ['127.0.0.1'] })
const ask = (client: string) => app.request(slow.path, { headers: { 'x-forwarded-for': client } })
const askOften = (client: string, count: number) => Array.from({ length: count }, () => ask(client))
const { concurrent, perClient } = callLimits

async function finish(asked: ReturnType<typeof ask>[]) {
  gate.resolve()
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  gate = Promise.withResolvers()
}

test('one client has a limited number of calls at once; others are answered', async () => {
  const asked = askOften('192.0.2.1', perClient)
  await vi.waitFor(() => expect(running).toBe(perClient))
  const refused = await ask('192.0.2.1')
  refusalOf(refused, 'busy')
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
  asked.push(ask('192.0.2.2'))
  await vi.waitFor(() => expect(running).toBe(perClient + 1))
  await finish(asked)
  await finish([ask('192.0.2.1')])
})

test('all clients together have a limited number of calls at once', async () => {
  const clients = concurrent / perClient
  const asked = Array.from({ length: clients }, (_, at) => askOften(`192.0.2.${at}`, perClient)).flat()
  await vi.waitFor(() => expect(running).toBe(concurrent), 10_000)
  refusalOf(await ask('198.51.100.1'), 'busy')
  await finish(asked)
  await finish([ask('198.51.100.1')])
})
