import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { openApp } from '#tests/support/app.ts'
import { testDatabase } from '#tests/support/database.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { ask } from '#tests/support/http.ts'
import { openLine } from '#tests/support/line.ts'
import { connect } from './database/connect.ts'
import { endpoint } from './http/endpoint.ts'
import { listen } from './http/listen.ts'
import type { HttpEnv } from './http/request.ts'
import { asRefusal } from './http/trouble.ts'
import { timeLimits } from './time-limits.ts'

const never = new Promise<never>(() => {})

/** That `limitMs` ends the work: a moment before, it still waits; at the limit, it is over. */
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
  const line = await openLine(url)
  const narrow = (to: string) => connect({ url: to, poolSize: 1, onIdleError: () => {} })

  test('turns away who finds every connection taken, and the next is served', async () => {
    const { pool, close } = narrow(url)
    const taken = await pool.connect()
    const waiting = pool.query('SELECT 1')
    expect(refusalIn(await expectEndedBy(timeLimits.connectionMs, waiting))).toBe('busy')
    taken.release()
    expect((await pool.query('SELECT 1')).rowCount).toBe(1)
    await close()
  })

  test('ends the wait for a database that takes the call and says nothing', async () => {
    line.hold()
    const { pool, close } = narrow(line.url)
    const waiting = pool.query('SELECT 1')
    while (line.calls === 0) await turn()
    expect(refusalIn(await expectEndedBy(timeLimits.connectionMs, waiting))).toBe('busy')
    await close()
  })
})

test('the request limit answers for a call that does not end', async () => {
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
  const asked = app.ask(endless.path)
  await begun.promise
  const result = await expectEndedBy(timeLimits.requestMs, asked)
  if (result.status === 'rejected') throw result.reason
  refusalOf(result.value, 'too-slow')
})

describe('the doors of the house', () => {
  const open = (app = new Hono<HttpEnv>()) => listen({ app, host: '127.0.0.1', port: 0, first: () => false })

  test('are given the limits of headers, request and idle line', async () => {
    const { server, stop } = await open()
    expect(server).toMatchObject({
      headersTimeout: timeLimits.headersMs,
      requestTimeout: timeLimits.uploadMs + timeLimits.requestMs,
      keepAliveTimeout: timeLimits.keepAliveMs,
    })
    await stop()
  })

  test('are shut at the shutdown limit on who never ends', async () => {
    const begun = Promise.withResolvers<void>()
    const endless = new Hono<HttpEnv>().get('/', async () => {
      begun.resolve()
      return never
    })
    const { port, stop } = await open(endless)
    const asked = ask(port, '/')
    const answered = expect(asked).rejects.toThrow('socket hang up')
    await begun.promise
    await expectEndedBy(timeLimits.shutdownMs, stop())
    await answered
  })
})
