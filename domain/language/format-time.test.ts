import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRelative } from './format-relative.ts'
import { formatDay, formatTime, formatZonedTime, type TimeFormat } from './format-time.ts'
import { readDay } from './read-day.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const closing = new Date('2026-11-17T21:30:09Z')

describe('times', () => {
  test.each<[TimeFormat, string, string]>([
    ['dayTime', '11-18 周三 05:30', 'Wed 18 Nov 05:30'],
    ['day', '11-18 周三', 'Wed 18 Nov'],
    ['date', '2026年11月18日', '18 Nov 2026'],
    ['dateTime', '2026年11月18日 05:30', '18 Nov 2026 05:30'],
    ['dateTimeSeconds', '2026年11月18日 05:30:09', '18 Nov 2026 05:30:09'],
    ['clock', '05:30', '05:30'],
  ])('as %s they are %s or %s', (shape, zh, en) => {
    expect(plain(formatTime(closing, 'zh', { format: shape }))).toBe(zh)
    expect(plain(formatTime(closing, 'en', { format: shape }))).toBe(en)
  })

  test('unless another zone is named they are those of Shanghai', () => {
    expect(plain(formatTime(closing, 'en'))).toBe('Wed 18 Nov 05:30')
    expect(plain(formatTime(closing, 'en', { zone: 'America/Los_Angeles' }))).toBe('Tue 17 Nov 13:30')
    expect(plain(formatTime(new Date('2026-07-01T16:00:00Z'), 'en', { format: 'dateTime' }))).toBe(
      '2 Jul 2026 00:00',
    )
  })

  test('they never break over two lines', () => {
    expect(formatTime(closing, 'en', { format: 'dateTime' })).not.toContain(' ')
    expect(formatTime(closing, 'zh')).not.toContain(' ')
  })
})

describe('calendar days', () => {
  test.each([
    ['2026-11-18', '11-18 周三', 'Wed 18 Nov', '18 Nov 2026'],
    ['2024-02-29', '02-29 周四', 'Thu 29 Feb', '29 Feb 2024'],
    ['2027-09-05', '09-05 周日', 'Sun 5 Sep', '5 Sep 2027'],
  ])('%s is %s, %s or %s', (day, zh, en, date) => {
    expect(plain(formatDay(day, 'zh'))).toBe(zh)
    expect(plain(formatDay(day, 'en'))).toBe(en)
    expect(plain(formatDay(day, 'en', 'date'))).toBe(date)
  })

  test('a day of another year has its year', () => {
    expect(plain(formatDay('2027-01-01', 'zh', 'day', 2026))).toBe('2027年1月1日 周五')
    expect(plain(formatDay('2027-01-01', 'en', 'day', 2026))).toBe('Fri 1 Jan 2027')
    expect(plain(formatDay('2026-12-31', 'en', 'day', 2026))).toBe('Thu 31 Dec')
    const newYear = new Date('2026-12-31T16:00:00Z')
    expect(plain(formatTime(newYear, 'en', { thisYear: 2026 }))).toBe('Fri 1 Jan 2027 00:00')
    expect(plain(formatTime(newYear, 'en', { thisYear: 2027 }))).toBe('Fri 1 Jan 00:00')
  })

  test('a day that is written can be read back', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('zh' as const, 'en' as const), (date, language) => {
        const day = date.toISOString().slice(0, 10)
        expect(readDay(formatDay(day, language, 'date'), language, '2026-11-15')).toBe(day)
      }),
    )
  })
})

describe('a typed day', () => {
  const today = '2026-11-15'
  test.each([
    ['2026-11-18', '2026-11-18'],
    ['2026/1/8', '2026-01-08'],
    ['20261118', '2026-11-18'],
    ['2026年11月18日', '2026-11-18'],
    ['２０２６年１１月１８日', '2026-11-18'],
    ['２０２６／１１／１８', '2026-11-18'],
    [' 18 Nov 2026 ', '2026-11-18'],
    ['18 november', '2026-11-18'],
    ['Wed, 18 Nov', '2026-11-18'],
    ['Nov 18, 2026', '2026-11-18'],
    ['14 nov', '2027-11-14'],
    ['15 nov', '2026-11-15'],
    ['14 Nov 2026', '2026-11-14'],
    ['2026 - 11-18', '2026-11-18'],
    ['2026-11 - 18', '2026-11-18'],
    ['18nov', '2026-11-18'],
    ['18 Nov., 2026', '2026-11-18'],
    ['nov18', '2026-11-18'],
    ['Nov. 18', '2026-11-18'],
    ['1. 12. 2026', '2026-12-01'],
    ['x2026-11-18', undefined],
    ['2026-11-18 noon', undefined],
    ['120261118', undefined],
    ['202611180', undefined],
    ['x12-01', undefined],
    ['12-01 at noon', undefined],
    ['x18 nov', undefined],
    ['18 nov noon', undefined],
    ['7 nov 18', undefined],
    ['nov 18 noon', undefined],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['18 foo', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s is understood as %s in both languages', (typed, day) => {
    expect(readDay(typed, 'zh', today)).toBe(day)
    expect(readDay(typed, 'en', today)).toBe(day)
  })

  test('without a month name the order is that of the language', () => {
    expect(readDay('12-01', 'zh', today)).toBe('2026-12-01')
    expect(readDay('12 - 01', 'zh', today)).toBe('2026-12-01')
    expect(readDay('12月1日', 'zh', today)).toBe('2026-12-01')
    expect(readDay('　１２月１日', 'zh', today)).toBe('2026-12-01')
    expect(readDay('12/01', 'en', today)).toBe('2027-01-12')
    expect(readDay('1/12/2026', 'en', today)).toBe('2026-12-01')
  })
})

describe('how far away', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  test.each([
    ['2026-11-15T08:00:59Z', 'now'],
    ['2026-11-15T07:59:01Z', 'now'],
    ['2026-11-15T08:01:00Z', 'in 1 minute'],
    ['2026-11-15T08:59:59Z', 'in 59 minutes'],
    ['2026-11-15T09:00:00Z', 'in 1 hour'],
    ['2026-11-15T09:59:59Z', 'in 1 hour'],
    ['2026-11-16T08:00:00Z', 'in 1 day'],
    ['2026-11-16T07:59:59Z', 'in 23 hours'],
    ['2026-11-17T07:00:00Z', 'in 1 day'],
    ['2026-11-13T07:00:00Z', '2 days ago'],
  ])('%s is %s', (at, text) => {
    expect(formatRelative(new Date(at), now, 'en')).toBe(text)
  })

  test('in Chinese too', () => {
    expect(formatRelative(new Date('2026-11-15T11:30:00Z'), now, 'zh')).toBe('3小时后')
  })
})

test('a time with its zone can be broken before the zone and nowhere else', () => {
  const at = new Date('2026-11-27T10:00:00Z')
  expect(formatZonedTime(at, 'en', { thisYear: 2026 })).toBe('Fri\u00a027\u00a0Nov\u00a018:00 (UTC+8)')
  expect(formatZonedTime(at, 'zh', { thisYear: 2026 })).toBe('11-27\u00a0周五\u00a018:00 (UTC+8)')
})
