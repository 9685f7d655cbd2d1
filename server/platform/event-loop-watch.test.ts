import { expect, test } from 'vitest'
import { reportDelay } from './event-loop-watch.ts'
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
