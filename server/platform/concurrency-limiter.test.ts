import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { asRequest } from './request-trace.ts'

test('queued work that never waits lets other work in between', async () => {
  const limited = createConcurrencyLimiter({ concurrent: 1, queued: 50 })
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 0)
  const step = async () => {
    for (const until = performance.now() + 2; performance.now() < until; );
  }
  await Promise.all(Array.from({ length: 50 }, () => limited(step)))
  clearInterval(others)
  expect(turns).toBeGreaterThanOrEqual(10)
})

test('queued work is not done for a client that has left, and the next gets its place', async () => {
  const limited = createConcurrencyLimiter({ concurrent: 1, queued: 2 })
  const done: string[] = []
  const { promise: first, resolve: endFirst } = Promise.withResolvers<void>()
  const running = limited(() => first)
  let isGone = false
  const leaving = asRequest(
    'leaving',
    () => limited(async () => done.push('leaving')),
    () => isGone,
  )
  const staying = asRequest(
    'staying',
    () => limited(async () => done.push('staying')),
    () => false,
  )
  isGone = true
  endFirst()
  expect((await leaving).ok).toBe(false)
  expect((await staying).ok).toBe(true)
  expect((await running).ok).toBe(true)
  expect(done).toEqual(['staying'])
})
