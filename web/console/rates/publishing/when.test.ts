import { expect, test } from 'vitest'
import { readWhen, wallText } from './when.ts'

const now = new Date('2026-11-15T04:00:00Z')

test('now needs no time', () => {
  expect(readWhen('now', '', now)).toEqual({ ok: true, value: null })
})

test('a time is read as Shanghai time', () => {
  expect(readWhen('later', '2026-11-15T12:01', now)).toEqual({ ok: true, value: '2026-11-15T04:01:00.000Z' })
  expect(readWhen('later', '2026-11-16T00:00', now)).toEqual({ ok: true, value: '2026-11-15T16:00:00.000Z' })
})

test.each([
  ['', 'required'],
  ['2026-11-15T12:00', 'too-small'],
  ['2026-11-15T11:59', 'too-small'],
  ['2031-11-15T12:00', 'too-large'],
  ['2026-02-30T12:00', 'wrong-format'],
  ['tomorrow', 'wrong-format'],
  ['2026-11-16T24:00', 'wrong-format'],
])('refuses the time %s: %s', (at, problem) => {
  expect(readWhen('later', at, now)).toMatchObject({ ok: false, fields: { at: problem } })
})

test('the input shows an instant in Shanghai time', () => {
  expect(wallText(new Date('2026-11-15T16:05:00Z'))).toBe('2026-11-16T00:05')
})
