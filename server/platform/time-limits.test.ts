import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { asRefusal } from '#server/platform/http/error-handler.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { openApp } from '#tests/support/app.ts'
import { testDatabase } from '#tests/support/database.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { sendRequest } from '#tests/support/http.ts'
import { connect } from './database/connect.ts'
import { listen } from './http/connections/listen.ts'
import { endpoint } from './http/endpoint.ts'
import { timeLimits } from './time-limits.ts'

const never = new Promise<never>(() => {})

/** Proves that `limitMs` ends the work: just before, it still waits; at the limit, it is over. */
async function expectEndedBy<T>(limitMs: number, work: Promise<T>): Promise<PromiseSettledResult<T>> {
  let isOver = false
  const settled = Promise.allSettled([work]).then(([result]) => {
    isOver = true
    return result
  })
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  await turn()
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  return settled
}
const refusalIn = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? asRefusal(result.reason)?.refusal : result.status

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the connection limit', async () => {
  const { url } = await testDatabase()
  const line = await openDatabaseProxy(url)
  const narrow = (to: string) => connect({ url: to, poolSize: 1, onIdleError: () => {} })

  test('refuses a request when every connection is in use, and serves the next', async () => {
    const { pool, close } = narrow(url)
    const taken = await pool.connect()
    const waiting = pool.query('SELECT 1')
    expect(refusalIn(await expectEndedBy(timeLimits.connectionMs, waiting))).toBe('busy')
    taken.release()
    expect((await pool.query('SELECT 1')).rowCount).toBe(1)
    await close()
  })

  test('ends the wait for a database that accepts the connection without answering', async () => {
    line.hold()
    const { pool, close } = narrow(line.url)
    const waiting = pool.query('SELECT 1')
    while (line.connections === 0) await turn()
    expect(refusalIn(await expectEndedBy(timeLimits.connectionMs, waiting))).toBe('busy')
    await close()
  })
})

test('the request limit answers a call that does not end', async () => {
  const begun = Promise.withResolvers<void>()
  const endless = defineCall({
    name: 'endless',
    capability: 'test',
    access: 'public',
    method: 'GET',
    path: '/api/endless',
    data: z.null(),
  })
  const app = await openApp([
    endpoint(endless, async () => {
      begun.resolve()
      return never
    }),
  ])
  const reply = app.request(endless.path)
  await begun.promise
  const result = await expectEndedBy(timeLimits.requestMs, reply)
  if (result.status === 'rejected') throw result.reason
  refusalOf(result.value, 'too-slow')
})

describe('the HTTP server', () => {
  const open = (app = new Hono<HttpEnv>()) => listen({ app, host: '127.0.0.1', port: 0 })

  test('has the limits of headers, request and idle connections', async () => {
    const { server, stop } = await open()
    expect(server).toMatchObject({
      headersTimeout: timeLimits.headersMs,
      requestTimeout: timeLimits.uploadMs + timeLimits.requestMs,
      keepAliveTimeout: timeLimits.keepAliveMs,
    })
    await stop()
  })

  test('closes connections that never end at the shutdown limit', async () => {
    const begun = Promise.withResolvers<void>()
    const endless = new Hono<HttpEnv>().get('/', async () => {
      begun.resolve()
      return never
    })
    const { port, stop } = await open(endless)
    const reply = sendRequest(port, '/')
    const answered = expect(reply).rejects.toThrow('socket hang up')
    await begun.promise
    await expectEndedBy(timeLimits.shutdownMs, stop())
    await answered
  })
})
