import { expect, test } from 'vitest'
import { hasUnseen, hasUnseenInLines, isBlank, plainCode, plainTyped, readFormat } from './typed-text.ts'

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

test.each([
  ['Müller, 北京 – 100 %', false, false],
  ['two\nlines\tand a tab', true, false],
  ['right to left \u202e', true, true],
  ['zero\u200bwidth', true, true],
  ['\u2066isolated\u2069', true, true],
  ['bell\u0007', true, true],
])('unseen characters of %j: in one line %s, in several %s', (text, inLine, inLines) => {
  expect([hasUnseen(text), hasUnseenInLines(text)]).toEqual([inLine, inLines])
})

test.each(['', ' ', '\u3000', ' \n\t', '\u2800', '\u3164', '\u200b\u200b', '\u0007\u0007', '\u202e '])(
  'nothing is seen of %j',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', '。', ' a', 'a ', '\u2800a\u2800', '0'])('something is seen of %j', (text) => {
  expect(isBlank(text)).toBe(false)
})
