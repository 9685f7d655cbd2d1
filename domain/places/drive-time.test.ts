import { expect, test } from 'vitest'
import { driveMinutes } from './drive-time.ts'

test.each([
  [0, 10],
  [8, 10],
  [9, 20],
  [50, 60],
  [51, 70],
  [300, 360],
])('%i km take a truck about %i minutes', (kilometres, minutes) => {
  expect(driveMinutes(kilometres)).toBe(minutes)
})
