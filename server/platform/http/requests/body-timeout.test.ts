import net from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ok } from '#domain/values/refusal.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import { openApp } from '#tests/support/app.ts'

const shared = { capability: 'files', access: 'public', method: 'POST' } as const
const take = defineCall({
  ...shared,
  name: 'uploadFile',
  path: '/api/test/take',
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({ read: z.string() }),
})
const tell = defineCall({
  ...shared,
  name: 'logIn',
  path: '/api/test/tell',
  body: z.object({ a: z.string() }),
  data: z.object({}),
})
const guarded = defineCall({ ...take, access: 'customer', path: '/api/test/guarded' })

/** What the upload has read, and how it ended. */
let upload = { read: '', end: 'none' as string }
const app = await openApp([
  endpoint(take, async ({ body }) => {
    try {
      upload.end = 'begun'
      for await (const piece of body.pieces) upload.read += Buffer.from(piece).toString()
      if (upload.read === 'then work') {
        upload.end = 'working'
        await new Promise(() => {})
      }
      upload.end = 'whole'
      return ok({ read: upload.read })
    } catch (error) {
      upload.end = error instanceof Error ? error.constructor.name : 'other'
      throw error
    }
  }),
  endpoint(guarded, async () => ok({ read: '' })),
  endpoint(tell, async () => ok({})),
])

const sockets: net.Socket[] = []

/** A connection that sends on demand and collects the reply. */
async function openSender(path: string, method = 'POST') {
  const line = { heard: '', isClosed: false }
  const socket = net.connect(app.port, '127.0.0.1')
  sockets.push(socket)
  socket.setEncoding('latin1')
  socket.on('data', (piece) => {
    line.heard += piece
  })
  socket.on('close', () => {
    line.isClosed = true
  })
  socket.on('error', () => {})
  const send = async (piece: string) => {
    socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
    await settle()
  }
  const type = 'Content-Type: application/json'
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  await settle()
  return { line, send, end: () => socket.write('0\r\n\r\n') }
}
/** Sockets need real time, while the server's timers are fake. */
async function until(isSo: () => boolean) {
  const started = performance.now()
  while (!isSo()) {
    if (performance.now() - started > 5_000) throw new Error(`It never came to be: ${isSo}`)
    await turn()
  }
}
async function settle() {
  for (let round = 0; round < 60; round += 1) await turn()
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

beforeEach(() => {
  upload = { read: '', end: 'none' }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const socket of sockets.splice(0)) socket.destroy()
})

describe('an upload', () => {
  test('with progress may take longer than a request', async () => {
    const { line, send, end } = await openSender(take.path)
    for (let time = 1; time <= 5; time += 1) {
      await send(`${time},`)
      await until(() => upload.read.includes(`${time},`))
      await pass(timeLimits.requestMs - 1)
    }
    end()
    await until(() => line.heard.includes('200 OK'))
    expect(line.heard).toContain('1,2,3,4,5,')
  })

  test('without progress ends one request limit after its last chunk', async () => {
    const { line, send } = await openSender(take.path)
    await pass(10_000)
    await send('first')
    await until(() => upload.read === 'first')
    await pass(timeLimits.requestMs - 1)
    expect([line.heard, upload.end]).toEqual(['', 'begun'])
    await pass(1)
    await until(() => line.heard.includes('"refusal":"slow-body"'))
    expect(line.heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(upload).toEqual({ read: 'first', end: 'TooSlow' })
    await pass(1_000)
    await until(() => line.isClosed)
  })

  test('that never starts ends at the request limit', async () => {
    const { line } = await openSender(take.path)
    await until(() => upload.end === 'begun')
    await pass(timeLimits.requestMs)
    await until(() => line.heard.includes('"refusal":"slow-body"'))
    expect(line.heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(upload.end).toBe('TooSlow')
  })

  test('that is too slow ends after two minutes', async () => {
    const { line, send } = await openSender(take.path)
    for (let passed = 0; passed < timeLimits.uploadMs; passed += 10_000) {
      expect(line.heard).toBe('')
      await send('.')
      await until(() => upload.read.length === passed / 10_000 + 1)
      await pass(10_000)
    }
    await until(() => line.heard.includes('"refusal":"slow-body"'))
    expect(line.heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(upload.end).toBe('TooSlow')
    await pass(1_000)
    await until(() => line.isClosed)
  })

  test('that is complete has the time of a request for its work', async () => {
    const { line, send, end } = await openSender(take.path)
    await send('then work')
    end()
    await until(() => upload.end === 'working')
    await pass(timeLimits.requestMs - 1)
    expect(line.heard).toBe('')
    await pass(1)
    await until(() => line.heard.includes('"refusal":"too-slow"'))
  })
})

describe('a slow sender', () => {
  test.each([
    ['a call without bytes', tell.path, 'POST', '408 Request Timeout'],
    ['an upload without a login', guarded.path, 'POST', 'logged-out'],
    ['a page', '/', 'POST', 'method-not-allowed'],
    ['a page that takes no body', '/', 'GET', '404'],
  ])('to %s is disconnected within 15 seconds', async (_what, path, method, answer) => {
    const { line, send } = await openSender(path, method)
    for (let second = 1; second <= 14; second += 1) {
      await send(' ')
      await pass(1_000)
    }
    await until(() => line.isClosed)
    expect(line.heard).toContain(answer)
  })
})
