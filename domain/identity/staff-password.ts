import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { commonPasswords } from './common-passwords.data.ts'

/** What people type who want many characters and no thought: rows of the keyboard, the name of the house. */
const lazyPieces = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'password',
  'administrator',
  'quayside',
]
const pieces = [...lazyPieces, ...commonPasswords].sort((one, other) => other.length - one.length)

/** So much must be left once everything that guessers begin with is taken out. */
const leastOwn = 8
const leastDifferent = 6

const withoutPieces = (text: string): string =>
  pieces.reduce((rest, piece) => rest.replaceAll(piece, ''), text)

/** The same again and again: of a length that was reached by repeating. */
function isRepeated(signs: readonly string[]): boolean {
  for (let period = 1; period <= signs.length / 2; period += 1)
    if (signs.every((sign, at) => at < period || sign === signs[at - period])) return true
  return false
}

/** One sign the neighbour of the next, as in abcdef or 987654. */
function isRow(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1)
  return steps.length * 2 > codes.length
}

function isCommon(text: string): boolean {
  const small = text.toLowerCase()
  const signs = [...small]
  if (new Set(signs).size < leastDifferent || isRepeated(signs) || isRow(signs)) return true
  return [...withoutPieces(small)].length < leastOwn
}

/** Counted as typed; no kinds of signs are asked for, length is worth more. */
export function staffPasswordProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required'
  const { length } = [...text]
  if (length < textLimits.staffPassword.least) return 'too-short'
  if (length > textLimits.staffPassword.most) return 'too-long'
  return isCommon(text) ? 'too-common' : undefined
}

/** Both fields of a new password at once. */
export function staffPasswordProblems(typed: {
  readonly password: string
  readonly passwordAgain: string
}): WrongFields {
  const problem = staffPasswordProblem(typed.password)
  return {
    ...(problem && { password: problem }),
    ...(typed.password !== typed.passwordAgain && { passwordAgain: 'inconsistent' as const }),
  }
}
