import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

/** Work on this thread that takes a millisecond. */
const step = () => {
  for (const until = performance.now() + 1; performance.now() < until; );
}

test('others get their turn during long work', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 0)
  const pause = createPauses()
  for (let count = 0; count < 100; count += 1) {
    step()
    await pause()
  }
  clearInterval(others)
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('short work is not interrupted', () => {
  expect(createPauses()()).toBeUndefined()
})
