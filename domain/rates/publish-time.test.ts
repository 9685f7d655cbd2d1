import { expect, test } from 'vitest'
import { publishTimeProblem } from './publish-time.ts'

const now = new Date('2026-11-17T08:00:00Z')

// Five years of 365 days end a day early, because one of them is a leap year.
test.each([
  ['2026-11-16T08:00:00Z', 'too-small'],
  ['2026-11-17T08:00:00Z', 'too-small'],
  ['2026-11-17T08:00:01Z', undefined],
  ['2031-11-16T08:00:00Z', undefined],
  ['2031-11-16T08:00:01Z', 'too-large'],
  ['2206-11-17T08:00:00Z', 'too-large'],
])('a version that is to take effect at %s: %s', (at, problem) => {
  expect(publishTimeProblem(new Date(at), now)).toBe(problem)
})
