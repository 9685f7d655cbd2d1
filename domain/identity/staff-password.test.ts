import { expect, test } from 'vitest'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { staffPasswordProblem, staffPasswordProblems } from './staff-password.ts'

const varied = 'mossy kettle under nine gulls and a slow green harbour bell by the mole '.repeat(2)

test.each<[string, FieldProblem | undefined]>([
  ['', 'required'],
  ['mossy kettle 9', 'too-short'],
  ['mossy kettle 93', undefined],
  [varied.slice(0, 128), undefined],
  [varied.slice(0, 129), 'too-long'],
  ['锚链绞盘缆桩船坞灯塔潮汐舷梯', 'too-short'],
  ['锚链绞盘缆桩船坞灯塔潮汐舷梯鸥', undefined],
  ['aaaaaaaaaaaaaaaa', 'too-common'],
  ['abcababcabcabcba', 'too-common'],
  ['mossy7Kmossy7Kmo', 'too-common'],
  ['mossykettmossykett', 'too-common'],
  ['abcdefghijklmnop', 'too-common'],
  ['9876543210987654', 'too-common'],
  ['Password12345678', 'too-common'],
  ['QwertyuiopAsdfgh', 'too-common'],
  ['quayside-password', 'too-common'],
  ['administrator-1', 'too-common'],
  ['password mossy', 'too-short'],
  ['password mossyk', 'too-common'],
  ['password mossy k', undefined],
  // A piece and 7 or 8 other characters.
  ['moyketx1234567890', 'too-common'],
  ['moyketxu1234567890', undefined],
  ['moy7etxasdfghjkl', 'too-common'],
  ['moy7etxuasdfghjkl', undefined],
  ['zxcvbnmuzxcvbnm9', 'too-common'],
  // 5 or 6 different characters.
  ['amzqxmaxqzamxzq', 'too-common'],
  ['amzqxmaxqzamxze', undefined],
  // The second half differs from the first by its first character.
  ['mossykettxossykett', undefined],
  // 9 or 8 of 16 characters follow their neighbour.
  ['abcdefghijqtwkrm', 'too-common'],
  ['abcdefghimzqtwkr', undefined],
])('%o as a new staff password: %s', (text, problem) => {
  expect(staffPasswordProblem(text)).toBe(problem)
})

test('names the problems of both fields', () => {
  expect(staffPasswordProblems({ password: 'short', passwordAgain: 'shirt' })).toEqual({
    password: 'too-short',
    passwordAgain: 'inconsistent',
  })
  const password = 'mossy kettle 93'
  expect(staffPasswordProblems({ password, passwordAgain: password })).toEqual({})
  expect(staffPasswordProblems({ password })).toEqual({})
  expect(staffPasswordProblems({ passwordAgain: password })).toEqual({})
})
