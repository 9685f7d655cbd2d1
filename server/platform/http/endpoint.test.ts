import { expect, test } from 'vitest'
import { listActivities } from '#contract/activities.ts'
import { whoAmI } from '#contract/identity.ts'
import { accept } from '#domain/values/refusal.ts'
import { createLog } from '#server/platform/logs.ts'
import { endpoint, inProcessApi, pageContext } from './endpoint.ts'

const request = {
  brand: 'group',
  isConsole: false,
  language: 'zh',
  origin: 'http://localhost',
  requestId: 'test',
  clientIp: '127.0.0.1',
} as const
const context = pageContext({ request, log: createLog('silent', { write: () => {} }) })
const ask = (answer: Parameters<typeof endpoint<typeof listActivities>>[1]) =>
  inProcessApi([endpoint(listActivities, answer)], context)(
    'POST /api/ops/opsActivityConfiguration/activity',
    {},
  )

test('a page reads the same contract in process', async () => {
  expect(await ask(async () => accept([]))).toEqual({ ok: true, value: [] })
})

test('a call nobody answers is not found', async () => {
  expect(await inProcessApi([], context)('GET /api/dev/outbox', {})).toMatchObject({ refusal: 'not-found' })
})

test('a call that needs a log-in is closed to pages, which nobody is logged in to', async () => {
  let asked = false
  const who = endpoint(whoAmI, async () => {
    asked = true
    throw new Error('asked')
  })
  const verdict = await inProcessApi([who], context)('GET /api/identity/whoAmI', {})
  expect(verdict).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(asked).toBe(false)
  expect(() => context.giveToken('v1.a.1.s')).toThrow('token')
})

test('a database out of reach is told to the page as busy; any other trouble stays trouble', async () => {
  const unreachable = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(await ask(async () => Promise.reject(unreachable))).toMatchObject({ ok: false, refusal: 'busy' })
  await expect(ask(async () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})
