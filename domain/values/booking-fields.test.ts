import { expect, test } from 'vitest'
import {
  type ContactNumbers,
  commodityAmountProblem,
  instructionFilesProblem,
  readContactNumbers,
} from './booking-fields.ts'

test.each<[string, ContactNumbers, ContactNumbers]>([
  ['a mobile alone', { mobile: ' 138 0013 8000' }, { mobile: '13800138000' }],
  ['a mobile and an empty telephone', { mobile: '13800138000', telephone: ' ' }, { mobile: '13800138000' }],
  ['a telephone alone', { telephone: '021-5555 1234' }, { telephone: '02155551234' }],
  [
    'both',
    { mobile: '13800138000', telephone: '400-820-0001' },
    { mobile: '13800138000', telephone: '4008200001' },
  ],
])('%s is enough to be reached', (_, typed, value) => {
  expect(readContactNumbers(typed)).toStrictEqual({ ok: true, value })
})

test.each<[string, ContactNumbers, object]>([
  ['neither', {}, { mobile: 'required', telephone: 'required' }],
  ['two empty fields', { mobile: '', telephone: ' ' }, { mobile: 'required', telephone: 'required' }],
  ['a wrong mobile', { mobile: '12800138000' }, { mobile: 'wrong-format' }],
  [
    'a wrong mobile beside a right telephone',
    { mobile: '1', telephone: '021-5555 1234' },
    { mobile: 'wrong-format' },
  ],
  ['a mobile typed as telephone', { telephone: '13800138000' }, { telephone: 'wrong-format' }],
  ['both wrong', { mobile: '1', telephone: '2' }, { mobile: 'wrong-format', telephone: 'wrong-format' }],
])('%s is refused by field', (_, typed, fields) => {
  expect(readContactNumbers(typed)).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params: { count: Object.keys(fields).length },
    fields,
  })
})

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['0', undefined],
  ['1200', undefined],
  [' 12.5 ', undefined],
  ['12.505', undefined],
  ['12.', 'wrong-format'],
  ['.5', 'wrong-format'],
  ['1.2.3', 'wrong-format'],
  ['-1', 'wrong-format'],
  ['1e3', 'wrong-format'],
  ['12 t', 'wrong-format'],
])('the amount "%s" is %s', (text, problem) => {
  expect(commodityAmountProblem(text)).toBe(problem)
})

test.each<[string[], string | undefined]>([
  [[], 'required'],
  [['booking.pdf'], undefined],
  [['booking.PDF'], undefined],
  [['booking.doc'], undefined],
  [['booking.docx'], undefined],
  [['booking.xls'], undefined],
  [['booking.xlsx'], undefined],
  [['booking.xlsm'], 'wrong-format'],
  [['booking.pdf.exe'], 'wrong-format'],
  [['pdf'], 'wrong-format'],
  [['.pdf'], 'wrong-format'],
  [['one.pdf', 'two.pdf'], 'too-many'],
])('the instruction %o is %s', (fileNames, problem) => {
  expect(instructionFilesProblem(fileNames)).toBe(problem)
})
