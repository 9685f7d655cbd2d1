import { describe, expect, test } from 'vitest'
import { instantIn, isWallTime, plainWallTime, wallTimeOf } from './zoned-time.ts'

describe('a time by the clock of a place', () => {
  test.each([
    ['2026-12-04 18:00', '2026-12-04 18:00'],
    ['2026/12/4 8:05', '2026-12-04 08:05'],
    ['2026.12.4T08:05', '2026-12-04 08:05'],
    ['２０２６-１２-０４　１８：００', '2026-12-04 18:00'],
    ['2026-12-24  8:05', '2026-12-24 08:05'],
    ['tomorrow', 'tomorrow'],
    ['from 2026-12-4 8:05', 'from 2026-12-4 8:05'],
    ['2026-12-4 8:055', '2026-12-4 8:055'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainWallTime(typed)).toBe(kept)
  })

  test.each([
    ['2026-12-04 18:00', true],
    ['2026-02-30 18:00', false],
    ['2026-12-04 24:00', false],
    ['2026-12-04 118:00', false],
    ['2026-12-04 18:000', false],
    ['2026-12-04', false],
    ['2026-12-04 18:00 18:00', false],
  ])('%j is one: %s', (text, isOne) => {
    expect(isWallTime(text)).toBe(isOne)
  })

  // Rotterdam moves its clock on 29 March and 25 October 2026.
  test.each([
    ['Asia/Shanghai', '2026-12-04 18:00', '2026-12-04T10:00:00.000Z'],
    ['Europe/Amsterdam', '2026-12-04 18:00', '2026-12-04T17:00:00.000Z'],
    ['Europe/Amsterdam', '2026-07-04 18:00', '2026-07-04T16:00:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-18 23:30', '2026-11-19T07:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-18 05:30', '2026-11-18T00:00:00.000Z'],
  ])('in %s %s is %s', (zone, wallTime, instant) => {
    expect(instantIn(zone, wallTime).toISOString()).toBe(instant)
  })

  test('an instant is shown by the clock of a zone', () => {
    const instant = new Date('2026-11-18T16:05:59Z')
    expect(wallTimeOf('Asia/Shanghai', instant)).toBe('2026-11-19 00:05')
    expect(wallTimeOf('America/Los_Angeles', instant)).toBe('2026-11-18 08:05')
  })

  test('without a time there is no instant', () => {
    expect(() => instantIn('Asia/Shanghai', '2026-12-04')).toThrow('not a time')
  })
})
