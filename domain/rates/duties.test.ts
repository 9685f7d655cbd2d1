import { expect, test } from 'vitest'
import { daysOfDuty, publisherDuty, rateDuties } from './duties.ts'

test('each duty to prolong a rate has its days, and the one about costs has none', () => {
  expect(rateDuties.map((duty) => [duty, daysOfDuty(duty)])).toEqual([
    [publisherDuty, undefined],
    ['ending-7', 7],
    ['ending-14', 14],
    ['ending-30', 30],
  ])
})
