import { expect, test } from 'vitest'
import { plainClockTime } from './clock-time.ts'

test.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['1430', '14:30'],
  ['8', '08:00'],
  ['14', '14:00'],
  ['0:05', '00:05'],
  ['８：３０', '08:30'],
  ['8点', '08:00'],
  ['8时30分', '08:30'],
  ['2:30 pm', '14:30'],
  ['2:30PM', '14:30'],
  ['12:15 am', '00:15'],
  ['12 p.m.', '12:00'],
  ['1 am', '01:00'],
  ['830 pm', '20:30'],
  // None that a clock shows: it stays for the message of the form.
  ['24:00', '24:00'],
  ['24', '24'],
  ['0 am', '0 am'],
  ['about 8:30', 'about 8:30'],
  ['8:30 or later', '8:30 or later'],
  ['about 830', 'about 830'],
  ['830 or later', '830 or later'],
  ['about 8', 'about 8'],
  ['8 or later', '8 or later'],
  ['8:60', '8:60'],
  ['13 pm', '13 pm'],
  ['morning', 'morning'],
  ['', ''],
])('"%s" is kept as "%s"', (typed, kept) => {
  expect(plainClockTime(typed)).toBe(kept)
})
