import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { reportDelay, watchEventLoop } from './event-loop-watch.ts'
import { createLog } from './logs.ts'

test.each([
  [0, []],
  [200e6, []],
  [201e6, [{ level: 'error', ms: 201, limit: 200, msg: 'the event loop was blocked' }]],
])('a delay of %d ns logs %j, and a new period starts', (max, expected) => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  let resets = 0
  const reset = () => {
    resets += 1
  }
  reportDelay({ max, reset }, log)
  expect(lines.map((line) => JSON.parse(line))).toEqual(expected.map((line) => expect.objectContaining(line)))
  expect(resets).toBe(1)
})

afterEach(() => void vi.useRealTimers())

test('a blocked event loop is reported within ten seconds, until the watch ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lines: string[] = []
  const stop = watchEventLoop(createLog('info', { write: (line) => lines.push(line) }))
  const block = async () => {
    await sleep(50)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await sleep(50)
    vi.advanceTimersByTime(10_000)
  }
  await block()
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the event loop was blocked'])
  await stop()
  await block()
  expect(lines).toHaveLength(1)
})
