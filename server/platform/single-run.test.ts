import { expect, test, vi } from 'vitest'
import { createSingleRun } from './single-run.ts'

test('what is started during a run causes one more run, not one each', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const { start } = createSingleRun(work, () => {})
  start()
  start()
  start()
  expect(work).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  ends[1]?.()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(work).toHaveBeenCalledTimes(2)
  start()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
})

test('a failed run is reported and the next one starts', async () => {
  const errors: unknown[] = []
  const work = vi.fn(() => Promise.reject(new Error('broken')))
  const { start } = createSingleRun(work, (error) => errors.push(error))
  start()
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  await Promise.resolve()
  start()
  await vi.waitFor(() => expect(errors).toHaveLength(2))
})

test('once stopped, nothing is started, and the last run has ended', async () => {
  let hasEnded = false
  const work = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    hasEnded = true
  })
  const { start, stop } = createSingleRun(work, () => {})
  start()
  await stop()
  expect(hasEnded).toBe(true)
  start()
  expect(work).toHaveBeenCalledTimes(1)
})

test('what is started during the pause waits for its end, and a stop does not', async () => {
  const work = vi.fn(async () => {})
  const { start, stop } = createSingleRun(work, () => {}, { pauseMs: 60_000 })
  start()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
  start()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(work).toHaveBeenCalledTimes(1)
  await stop()
  expect(work).toHaveBeenCalledTimes(1)
})
