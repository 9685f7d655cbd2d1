import { expect, test } from 'vitest'
import { readWhen } from './when.ts'

const now = new Date('2026-11-15T04:00:00Z')

test('now needs no time', () => {
  expect(readWhen('now', '', now)).toEqual({ ok: true, value: null })
})

test('a time is read as Shanghai time', () => {
  expect(readWhen('later', '2026-11-15 12:01', now)).toEqual({ ok: true, value: '2026-11-15T04:01:00.000Z' })
  expect(readWhen('later', '2026-11-16 00:00', now)).toEqual({ ok: true, value: '2026-11-15T16:00:00.000Z' })
})

test.each([
  ['', 'required'],
  ['2026-11-15 12:00', 'too-small'],
  ['2026-11-15 11:59', 'too-small'],
  ['2031-11-15 12:00', 'too-large'],
  ['2026-02-30 12:00', 'wrong-format'],
  ['tomorrow', 'wrong-format'],
  ['2026-11-16 24:00', 'wrong-format'],
])('refuses the time %s: %s', (at, problem) => {
  expect(readWhen('later', at, now)).toMatchObject({ ok: false, fields: { at: problem } })
})
