import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endStart } from './end-start.ts'

const limits = { startMs: 20, stopMs: 60 }
const never = new Promise<never>(() => {})
const printed = vi.spyOn(console, 'error')
const lines = () => printed.mock.calls.map(([line]) => String(line))
beforeEach(() => void printed.mockImplementation(() => {}))
afterEach(() => void printed.mockReset())

const serverWith = (stop: () => Promise<void>) => ({
  whole: Promise.resolve({ stop }),
  stopDatabase: () => undefined,
})

test('a server that stops in time ends with 0 and prints nothing', async () => {
  const stop = vi.fn(async () => {})
  expect(await endStart(serverWith(stop), limits)).toBe(0)
  expect(stop).toHaveBeenCalledTimes(1)
  expect(lines()).toEqual([])
})

test('a server that cannot stop is ended with 1 and a reason', async () => {
  expect(
    await endStart(
      serverWith(() => never),
      limits,
    ),
  ).toBe(1)
  expect(lines()).toEqual(['Stopping took more than 0.06 s; what still ran was ended.'])
})

test('a failure while stopping is printed and ends with 1', async () => {
  const failing = serverWith(async () => {
    throw new Error('the jobs are stuck')
  })
  expect(await endStart(failing, limits)).toBe(1)
  expect(lines()).toEqual(['Error: the jobs are stuck'])
})

test('a start that waits for its database for ever is ended with 1 and a reason, after the database', async () => {
  const stopDatabase = vi.fn(async () => {})
  expect(await endStart({ whole: never, stopDatabase: () => stopDatabase }, limits)).toBe(1)
  expect(stopDatabase).toHaveBeenCalledTimes(1)
  expect(lines()).toEqual(['Stopped before the start had finished.'])
})

test('so is a start that has no database yet', async () => {
  expect(await endStart({ whole: never, stopDatabase: () => undefined }, limits)).toBe(1)
  expect(lines()).toEqual(['Stopped before the start had finished.'])
})
