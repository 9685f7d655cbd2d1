import { expect, test } from 'vitest'
import { readSheetDay } from './sheet-day.ts'

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026/12/1', '2026-12-01'],
  ['2026.2.28', '2026-02-28'],
  ['2026年12月1日', '2026-12-01'],
  ['2026年2月28日', '2026-02-28'],
  ['1-Dec-2026', '2026-12-01'],
  ['21 december 2026', '2026-12-21'],
  ['13/12/2026', '2026-12-13'],
  ['12.13.2026', '2026-12-13'],
  // The first of January is the first of January in every order.
  ['1/1/2026', '2026-01-01'],
])('%s is %s', (text, day) => {
  expect(readSheetDay(text)).toEqual({ day })
})

test.each(['1/12/2026', '12-1-2026', '2.3.2026'])('%s may be two days', (text) => {
  expect(readSheetDay(text)).toEqual({ problem: 'inconsistent' })
})

test.each([
  '',
  'soon',
  '2026-13-01',
  '2026-02-30',
  '30/2/2026',
  '1-Foo-2026',
  '20261201',
  // A sign before or behind a day makes another number of it.
  '12026-12-01',
  '2026-12-011',
  '113/12/2026',
  '13/12/20261',
  '12026年12月1日',
  '2026年12月1日x',
  '101-Dec-2026',
  '1-Dec-20261',
])('“%s” is no day', (text) => {
  expect(readSheetDay(text)).toEqual({ problem: 'wrong-format' })
})
