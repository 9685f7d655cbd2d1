import { expect, test } from 'vitest'
import { daysOfDuty, isAboutCost, marginOfDuty, rateDuties } from './duties.ts'

test('a duty is about days to prolong a rate, or about its cost and perhaps a margin', () => {
  const rules = rateDuties.map((duty) => [duty, daysOfDuty(duty), marginOfDuty(duty), isAboutCost(duty)])
  expect(rules).toEqual([
    ['below-cost', undefined, undefined, true],
    ['margin-5', undefined, 5, true],
    ['margin-10', undefined, 10, true],
    ['margin-15', undefined, 15, true],
    ['ending-7', 7, undefined, false],
    ['ending-14', 14, undefined, false],
    ['ending-30', 30, undefined, false],
  ])
})
