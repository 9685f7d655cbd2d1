import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ok } from '#domain/values/refusal.ts'
import { openApp } from '#tests/support/app.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { callLimits, workLimits } from './api.ts'
import { endpoint, publicEndpoint } from './endpoint.ts'

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
const slowEndpoint = publicEndpoint(slow, async () => {
  running += 1
  await gate.promise
  running -= 1
  return ok(null)
})
const echo = defineCall({
  capability: 'test',
  access: 'public',
  name: 'echo',
  method: 'POST',
  path: '/api/echo',
  body: z.null(),
  data: z.null(),
})
const echoEndpoint = endpoint(echo, async () => ok(null))
const app = await openApp([slowEndpoint, echoEndpoint], { trustedProxies: ['127.0.0.1'] })
const ask = (client: string) => app.request(slow.path, { headers: { 'x-forwarded-for': client } })
const askOften = (client: string, count: number) => Array.from({ length: count }, () => ask(client))
const { perClient } = callLimits
const { concurrent } = workLimits

async function finish(asked: ReturnType<typeof ask>[]) {
  gate.resolve()
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  gate = Promise.withResolvers()
}

test('one client has a limited number of calls at once; others are answered', async () => {
  const asked = askOften('192.0.2.1', perClient)
  await vi.waitFor(() => expect(running).toBe(perClient), 10_000)
  const refused = await ask('192.0.2.1')
  refusalOf(refused, 'busy')
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
  asked.push(ask('192.0.2.2'))
  await vi.waitFor(() => expect(running).toBe(perClient + 1), 10_000)
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

test('clients that send slowly take no place of those that work', async () => {
  const sent = Array.from({ length: concurrent + 1 }, async (_, at) => {
    const socket = connect(app.port, '127.0.0.1')
    socket.on('error', () => {})
    const head = [
      'POST /api/echo HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      'content-length: 4',
    ]
    const from = `x-forwarded-for: 192.0.2.${at % 8}`
    await new Promise<void>((resolve) =>
      socket.write(`${[...head, from].join('\r\n')}\r\n\r\nn`, () => resolve()),
    )
    return socket
  })
  const sockets = await Promise.all(sent)
  // Each of their requests is read before this one.
  const asked = [ask('198.51.100.2')]
  await vi.waitFor(() => expect(running).toBe(1), 10_000)
  await finish(asked)
  for (const socket of sockets) {
    const answered = once(socket, 'data')
    socket.write('ull')
    expect(String(await answered).slice(0, 12)).toBe('HTTP/1.1 200')
  }
  for (const socket of sockets) socket.destroy()
})
