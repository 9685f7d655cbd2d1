import { expect, test } from 'vitest'
import { defaultWindow, notBefore, windowFrom } from './query-defaults.ts'

test('a search covers three weeks of departures, from three days ahead where no day is known', () => {
  expect(windowFrom('2026-11-20')).toEqual({ etdFrom: '2026-11-20', etdTo: '2026-12-11' })
  expect(defaultWindow('2026-11-17')).toEqual(windowFrom('2026-11-20'))
})

test.each([
  ['2026-11-16', '2026-11-17'],
  ['2026-11-17', '2026-11-17'],
  ['2026-11-18', '2026-11-18'],
])('on the 17th the day %s of a bookmark is %s', (day, used) => {
  expect(notBefore('2026-11-17', day)).toBe(used)
})
