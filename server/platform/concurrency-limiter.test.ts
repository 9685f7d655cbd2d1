import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

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
