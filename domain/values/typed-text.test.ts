import { expect, test } from 'vitest'
import { plainCode, plainTyped, readFormat } from './typed-text.ts'

test('full-width signs become plain ones and outer space goes', () => {
  expect(plainTyped('　ＡＢ１２ 3 ')).toBe('AB12 3')
})

test('a code loses its spaces and hyphens and is written in capitals', () => {
  expect(plainCode(' csqu 305438-3\n')).toBe('CSQU3054383')
})

const threes = { clean: plainCode, holds: (text: string) => /^3+$/.test(text) }

test.each([
  ['3 3', { ok: true, value: '33' }],
  ['  ', { ok: false, refusal: 'invalid-input', params: { count: 1 }, fields: { code: 'required' } }],
  ['4', { ok: false, refusal: 'invalid-input', params: { count: 1 }, fields: { code: 'wrong-format' } }],
])('"%s" read as a format is %o', (text, result) => {
  expect(readFormat(text, threes, 'code')).toEqual(result)
})
