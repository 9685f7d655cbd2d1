import { describe, expect, test } from 'vitest'
import { daysBetween, writeDay, writeTime } from './write-day.ts'
import { writeAmount, writeMoney } from './write-money.ts'

describe('amounts', () => {
  test.each([
    ['0.00', '0.00'],
    ['999.5', '999.5'],
    ['1000', '1,000'],
    ['69286.41', '69,286.41'],
    ['12345678901234567890.12', '12,345,678,901,234,567,890.12'],
    ['0.0155', '0.0155'],
  ])('%s is written %s', (amount, written) => {
    expect(writeAmount(amount)).toBe(written)
  })

  test('have their currency', () => {
    expect(writeMoney({ amount: '1450.00', currency: 'USD' })).toBe('USD 1,450.00')
  })
})

describe('days', () => {
  test('are the same day in every time zone', () => {
    expect(writeDay('2026-12-01', 'en')).toBe('1 Dec 2026')
    expect(writeDay('2026-12-01', 'zh')).toBe('2026年12月1日')
  })

  test('times are in the time zone of the port', () => {
    expect(writeTime(new Date('2026-11-30T16:05:00Z'), 'en')).toContain('00:05')
  })

  test.each([
    ['2026-12-01', '2026-12-01', 0],
    ['2026-12-28', '2027-01-03', 6],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})
