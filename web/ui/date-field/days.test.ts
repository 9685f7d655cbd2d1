import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayByKey, isDay, isWithin, nearestWithin, weeksOf } from './days.ts'

test.each([
  ['2026-11-18', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['soon', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('adding days and months crosses the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28')
})

describe('the weeks of a month', () => {
  test('begin on Monday and hold its days only', () => {
    const weeks = weeksOf('2026-11-18')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  })

  test('a February that fills four weeks has four', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4)
  })
})

test('a range may be open on either side', () => {
  expect(isWithin('2026-11-18', {})).toBe(true)
  expect(isWithin('2026-11-18', { min: '2026-11-19' })).toBe(false)
  expect(isWithin('2026-11-18', { min: '2026-11-18', max: '2026-11-18' })).toBe(true)
  expect(nearestWithin('2026-11-18', { min: '2026-12-01' })).toBe('2026-12-01')
  expect(nearestWithin('2026-11-18', { max: '2026-10-01' })).toBe('2026-10-01')
  expect(nearestWithin('2026-11-18', { min: '2026-11-01', max: '2026-12-01' })).toBe('2026-11-18')
})

test.each([
  ['ArrowLeft', false, '2026-11-17'],
  ['ArrowRight', false, '2026-11-19'],
  ['ArrowUp', false, '2026-11-11'],
  ['ArrowDown', false, '2026-11-25'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-18'],
  ['PageDown', false, '2026-12-18'],
  ['PageUp', true, '2025-11-18'],
  ['PageDown', true, '2027-11-18'],
  ['a', false, undefined],
])('from Wednesday 18 November the key %s (shift: %s) leads to %s', (key, isShifted, day) => {
  expect(dayByKey(key, isShifted, '2026-11-18')).toBe(day)
})
