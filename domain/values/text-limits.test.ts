import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressProblem,
  cargoValueProblem,
  companyNameProblem,
  contactNameProblem,
  contactProblem,
  emailProblem,
  passwordProblem,
  personNameProblem,
  textLimits,
} from './text-limits.ts'

test.each([
  ['address', addressProblem, 100],
  ['contact', contactProblem, 10],
  ['contactName', contactNameProblem, 60],
  ['person', personNameProblem, 50],
  ['company', companyNameProblem, 100],
] as const)('%s: required, and at most so many characters however they are stored', (_, problem, max) => {
  expect(problem('')).toBe('required')
  expect(problem(' 　\n')).toBe('required')
  expect(problem('港')).toBeUndefined()
  expect(problem('港'.repeat(max))).toBeUndefined()
  expect(problem('𠮷'.repeat(max))).toBeUndefined()
  expect(problem(` ${'港'.repeat(max)} `)).toBeUndefined()
  expect(problem('港'.repeat(max + 1))).toBe('too-long')
})

test('an address may hold digits', () => {
  expect(addressProblem('港城路 88 号')).toBeUndefined()
})

test.each([
  ['J. Smith', undefined],
  ['林海', undefined],
  ['Dock 7', 'wrong-format'],
  ['evil.cn', 'wrong-format'],
  ['=1+1', 'wrong-format'],
])('a contact has the name of a person: %s', (name, problem) => {
  expect([contactProblem(name), contactNameProblem(name)]).toEqual([problem, problem])
})

test.each(['Li 4', '李４', '٣'])('the name "%s" holds a digit', (name) => {
  expect(personNameProblem(name)).toBe('wrong-format')
  expect(companyNameProblem(name)).toBe('wrong-format')
})

test.each([
  ['a line break', '启舷客服\n请打开'],
  ['a web address', '订单异常 evil-quay.cn'],
  ['a full-width dot', 'evil．cn'],
  ['an ideographic full stop', '订单。异常'],
  ['a zero-width space', '陈\u200b玥'],
  ['a soft hyphen', 'Chen\u00adYue'],
  ['a change of direction', '陈\u202e玥'],
  ['a bell', '陈\u0007玥'],
  ['a Hangul filler', '\u3164'],
  ['a variation selector', '陈\ufe0f'],
  ['a colon', '客服：陈玥'],
  ['a slash', 'quay/side'],
  ['an emoji', '陈😀'],
  ['a lone surrogate', '陈\ud800'],
  ['no letter', "·'-()"],
  ['a short web address', 't.co'],
  ['a web address after initials', 'J.B.com'],
  ['a web address behind a hyphen', 'quay-a.cn'],
  ['a sentence', 'Order. Open'],
  ['two dots', 'J.. Smith'],
  ['a dot before it', '.J'],
])('the name of a person with %s is refused', (_, name) => {
  expect(personNameProblem(name)).toBe('wrong-format')
})

test.each([
  '陈 玥',
  '陈玥（销售）',
  'Nguyễn Thị Hương'.normalize('NFD'),
  'O’Brien',
  'J. Smith',
  'J.B. Hunt',
  'J.-P. Martin',
  'Prof. Dr. Anne Weiß',
  'Sammy Davis Jr.',
  'Sammy Davis (Jr.)',
  '王〇',
  'नेहा',
  'محمد',
  '𠮷野',
])('the name of a person "%s" is accepted', (name) => {
  expect(personNameProblem(name)).toBeUndefined()
})

test.each([
  ['a zero-width space', '远舟\u200b国际物流有限公司'],
  ['a soft hyphen', '远舟\u00ad国际物流有限公司'],
  ['a bidirectional mark', '\u200f远舟国际物流有限公司'.normalize()],
  ['a Hangul filler', '远舟\u3164'],
  ['a tab inside', '远舟\t物流'],
  ['no letter', '（——）'],
  ['a web address', 'evil-quay.cn 物流'],
  ['a web address in Chinese', '远舟.中国'],
  ['a full-width dot', 'quay．com'],
  ['an ideographic full stop', 'quay。com'],
  ['a web address without a path', 'CO.LTD'],
  ['a scheme', 'https://quay'],
])('the name of a company with %s is refused', (_, name) => {
  expect(companyNameProblem(name)).toBe('wrong-format')
})

test.each([
  'A.P. Møller',
  'J.B. Hunt',
  'Ningbo Quay Co., Ltd.',
  'Ningbo Quay Co.,Ltd.',
  'Quay S.p.A.',
  'Quay Inc.(China)',
  'Maersk A/S',
  'Kuehne + Nagel',
  '宁波远舟国际物流有限公司。',
])('the name of a company "%s" is accepted', (name) => {
  expect(companyNameProblem(name)).toBeUndefined()
})

test.each(['三一物流', "Anne-Marie O'Neil", '买买提·艾力'])('the name "%s" holds none', (name) => {
  expect(personNameProblem(name)).toBeUndefined()
  expect(companyNameProblem(name)).toBeUndefined()
})

test.each([
  ['', 'required'],
  ['1', undefined],
  ['12345678', undefined],
  ['123456789', 'too-long'],
  ['12.5', 'wrong-format'],
  ['-1', 'wrong-format'],
  ['1e7', 'wrong-format'],
  ['１２', 'wrong-format'],
  [' 1', 'wrong-format'],
  ['1\n', 'wrong-format'],
])('the cargo value "%s" is %s', (text, problem) => {
  expect(cargoValueProblem(text)).toBe(problem)
})

test.each([
  ['', 'required'],
  ['abcdef7', 'too-short'],
  ['abcdef78', undefined],
  ['abcdefgh12345678', undefined],
  ['abcdefgh123456789', 'too-long'],
  ['abcdefgh', 'wrong-format'],
  ['12345678', 'wrong-format'],
  ['ABCDEFG1', undefined],
  ['a1!@#$%^', undefined],
  ['密码密码密码密1', 'wrong-format'],
  ['密码密码密码a1', undefined],
  ['a1😀😀😀😀😀', 'too-short'],
  ['a1😀😀😀😀😀😀', undefined],
])('the password "%s" is %s', (text, problem) => {
  expect(passwordProblem(text)).toBe(problem)
})

test.each([
  ['', 'required'],
  ['dock@quayside.example', undefined],
  [' dock@quayside.example ', undefined],
  ['first.last+cargo@sea.quayside.example', undefined],
  ['dock', 'wrong-format'],
  ['dock@quayside', 'wrong-format'],
  ['@quayside.example', 'wrong-format'],
  ['dock@@quayside.example', 'wrong-format'],
  ['.dock@quayside.example', 'wrong-format'],
  ['do..ck@quayside.example', 'wrong-format'],
  ['dock@-quayside.example', 'wrong-format'],
  ['dock@quayside..example', 'wrong-format'],
  ['do ck@quayside.example', 'wrong-format'],
  ['dock@quayside.e', 'wrong-format'],
  ['dock@quayside.example\nbcc', 'wrong-format'],
  [`${'a'.repeat(254 - 17)}@quayside.example`, undefined],
  [`${'a'.repeat(255 - 17)}@quayside.example`, 'too-long'],
])('the e-mail "%s" is %s', (text, problem) => {
  expect(emailProblem(text)).toBe(problem)
})

test('a password is taken when letters and digits together have 8 to 16 signs, and only then', () => {
  const letters = fc.stringMatching(/^[a-z]{1,12}$/)
  const digits = fc.stringMatching(/^[0-9]{1,12}$/)
  fc.assert(
    fc.property(letters, digits, (some, more) => {
      const length = some.length + more.length
      const fits = length >= textLimits.password.min && length <= textLimits.password.max
      expect(passwordProblem(some + more) === undefined).toBe(fits)
    }),
  )
})

/** What a phone underlines: a word, a dot, and at least two letters; or a scheme. */
const link = /[\p{L}\p{M}\p{N}][.．。｡․]\p{L}\p{M}*\p{L}|:\/\/|www\.\p{L}/iu

test('no accepted name can be followed as a link', () => {
  const words = ['evil', 'J', 'Co', 'com', 'cn', '公司', '中国', 'é'.normalize('NFD'), 'www', 'Ltd', 'Order']
  const signs = ['.', '.', '.', '．', '。', '｡', '․', ' ', '　', '-', '/', ':', '(', ')', ',', "'", '·', '@']
  const name = fc
    .array(fc.constantFrom(...words, ...signs), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join(''))
  let accepted = 0
  fc.assert(
    fc.property(name, (text) => {
      for (const problem of [personNameProblem, companyNameProblem]) {
        if (problem(text)) continue
        accepted += 1
        expect(text).not.toMatch(link)
      }
    }),
    { numRuns: 20_000 },
  )
  expect(accepted).toBeGreaterThan(1_000)
})
