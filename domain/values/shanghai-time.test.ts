import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutOffOf,
  endOfDay,
  firstBeforeCutOff,
  instantAt,
  isBeforeCutOff,
  localTimeText,
  nightsTouched,
  overnightEnds,
  overnightWindow,
  shanghaiTime,
  startedHours,
} from './shanghai-time.ts'

const wall = (text: string) => new Date(`${text}+08:00`)
const stay = (from: string, to: string) => ({ from: wall(from), to: wall(to) })

test.each([
  ['2026-11-14T15:59:59.999Z', { day: '2026-11-14', hour: 23, minute: 59 }],
  ['2026-11-14T16:00:00.000Z', { day: '2026-11-15', hour: 0, minute: 0 }],
  ['2026-11-15T00:07:30.000Z', { day: '2026-11-15', hour: 8, minute: 7 }],
])('%s is %o on the wall', (instant, time) => {
  expect(shanghaiTime(new Date(instant))).toEqual(time)
})

test.each([
  ['2026-11-15', '00:00', '2026-11-14T16:00:00.000Z'],
  ['2026-11-15', '15:30', '2026-11-15T07:30:00.000Z'],
  ['2026-12-31', '24:00', '2026-12-31T16:00:00.000Z'],
])('%s %s is %s', (day, time, instant) => {
  expect(instantAt(day, time).toISOString()).toBe(instant)
})

test.each(['24:01', '25:00', '8:00', '08:60', '', '08:00:00', 'x08:00', 'x24:00', '24:00x'])(
  '"%s" is no time',
  (time) => {
    expect(() => instantAt('2026-11-15', time)).toThrow('not a time')
  },
)

test('a day that does not exist is a broken promise', () => {
  expect(() => instantAt('2026-02-30', '08:00')).toThrow('not a day')
})

test('every minute comes back from the wall', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2024-01-01T00:00:00Z'),
        max: new Date('2035-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      (instant) => {
        const { day, hour, minute } = shanghaiTime(instant)
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        const passed = instant.getTime() - instantAt(day, time).getTime()
        expect(passed >= 0 && passed < 60_000).toBe(true)
      },
    ),
  )
})

test.each([
  ['2026-11-14T14:59:59.999', true],
  ['2026-11-14T15:00:00.000', false],
  ['2026-11-15T00:00:00.000', false],
  ['2026-11-13T23:59:59.999', true],
])('at %s a pick-up on the 15th can still be cancelled freely: %s', (now, free) => {
  expect(isBeforeCutOff(wall(now), '2026-11-15')).toBe(free)
})

test('the cut-off of New Year lies in the old year', () => {
  expect(cutOffOf('2027-01-01')).toEqual(wall('2026-12-31T15:00'))
})

test('the night after the 14th runs into the 15th', () => {
  expect(overnightEnds.map((end) => overnightWindow('2026-11-14', end))).toEqual([
    stay('2026-11-15T00:00', '2026-11-15T08:00'),
    stay('2026-11-15T00:00', '2026-11-15T12:00'),
  ])
})

test.each([
  ['2026-11-14T08:00', '2026-11-15T00:00', '08:00', 0],
  ['2026-11-14T08:00', '2026-11-15T00:01', '08:00', 1],
  ['2026-11-14T07:59', '2026-11-14T20:00', '08:00', 1],
  ['2026-11-14T08:00', '2026-11-14T20:00', '08:00', 0],
  ['2026-11-14T08:00', '2026-11-14T20:00', '12:00', 1],
  ['2026-11-14T20:00', '2026-11-16T09:00', '08:00', 2],
  ['2026-11-14T02:00', '2026-11-14T02:00', '08:00', 0],
  ['2026-11-14T02:00', '2026-11-14T02:01', '08:00', 1],
] as const)('from %s to %s, nights ending at %s: %i', (from, to, end, nights) => {
  expect(nightsTouched(stay(from, to), end)).toBe(nights)
})

test.each([
  ['2026-11-14T08:00:00.000', 0],
  ['2026-11-14T08:00:00.001', 1],
  ['2026-11-14T08:59:59.999', 1],
  ['2026-11-14T09:00:00.000', 1],
  ['2026-11-14T14:00:00.001', 7],
])('from 08:00 to %s, %i hours have begun', (to, begun) => {
  expect(startedHours(stay('2026-11-14T08:00', to))).toBe(begun)
})

test('a day more is a night more, a longer stay never touches fewer, and nights to noon never fewer than to morning', () => {
  const hours = fc.integer({ min: 0, max: 24 * 20 })
  const minutes = fc.integer({ min: 0, max: 24 * 60 })
  fc.assert(
    fc.property(minutes, hours, hours, fc.constantFrom(...overnightEnds), (start, length, more, end) => {
      const from = new Date(wall('2026-11-14T00:00').getTime() + start * 60_000)
      const staying = (time: number) => ({ from, to: new Date(from.getTime() + time * 3_600_000) })
      const nights = nightsTouched(staying(length), end)
      expect(nightsTouched(staying(length + more), end)).toBeGreaterThanOrEqual(nights)
      expect(nightsTouched(staying(length), '12:00')).toBeGreaterThanOrEqual(nights)
      if (length > 0) expect(nightsTouched(staying(length + 24), end)).toBe(nights + 1)
    }),
  )
})

test('a stay that ends before it begins, or never began, is a broken promise', () => {
  const backwards = stay('2026-11-14T08:00', '2026-11-14T07:59')
  expect(() => startedHours(backwards)).toThrow('ends before it begins')
  expect(() => nightsTouched(backwards, '08:00')).toThrow('ends before it begins')
  expect(() => startedHours({ from: new Date(Number.NaN), to: wall('2026-11-14T08:00') })).toThrow()
})

test.each([
  ['2026-11-16T14:59:59', '2026-11-17'],
  ['2026-11-16T15:00:00', '2026-11-18'],
  ['2026-11-17T00:30:00', '2026-11-18'],
])('at %s the first day that can be cancelled free of charge is %s', (now, day) => {
  expect(firstBeforeCutOff(wall(now))).toBe(day)
})

test.each([
  ['2026-11-14T15:59:59.999Z', '2026-11-14 23:59', '2026-11-14T16:00:00.000Z'],
  ['2026-11-14T16:00:00.000Z', '2026-11-15 00:00', '2026-11-15T16:00:00.000Z'],
  ['2026-11-15T00:07:30.000Z', '2026-11-15 08:07', '2026-11-15T16:00:00.000Z'],
])('%s is written %s, and its day ends at %s', (instant, text, end) => {
  expect(localTimeText(new Date(instant))).toBe(text)
  expect(endOfDay(new Date(instant)).toISOString()).toBe(end)
})
