import { expect, test } from 'vitest'
import { isDirect } from './is-direct.ts'

test.each([
  [
    'a sailing of the schedule to its port of call',
    { code: 'QE1-261124-TAO', arrivesOn: '2026-12-25' },
    true,
  ],
  ['a ship that staff named, without a schedule', { arrivesOn: '2026-12-25' }, false],
  ['a sailing whose arrival is not known', { code: 'QE1-261124-TAO' }, false],
  ['a sailing saved before schedules were stated', {}, false],
])('%s', (_, sailing, direct) => {
  expect(isDirect(sailing)).toBe(direct)
})
