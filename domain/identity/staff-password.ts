import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { commonPasswords } from './common-passwords.data.ts'

/** Common padding: keyboard rows and the name of the site. */
const paddingPieces = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'password',
  'administrator',
  'quayside',
]
const pieces = [...paddingPieces, ...commonPasswords].sort((one, other) => other.length - one.length)

/** Characters that must remain after all common pieces are removed. */
const minRemaining = 8
const minDifferent = 6

const withoutPieces = (text: string): string =>
  pieces.reduce((rest, piece) => rest.replaceAll(piece, ''), text)

/** One piece repeated, such as abcabcabc. */
function isRepeated(characters: readonly string[]): boolean {
  for (let period = 1; period <= characters.length / 2; period += 1)
    if (characters.every((sign, index) => index < period || sign === characters[index - period])) return true
  return false
}

/** Mostly consecutive characters, such as abcdef or 987654. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1)
  return steps.length * 2 > codes.length
}

function isCommon(text: string): boolean {
  const lowerCase = text.toLowerCase()
  const characters = [...lowerCase]
  if (new Set(characters).size < minDifferent || isRepeated(characters) || isSequence(characters)) return true
  return [...withoutPieces(lowerCase)].length < minRemaining
}

/** No rules for kinds of characters: length matters more. */
export function staffPasswordProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required'
  const { length } = [...text]
  if (length < textLimits.staffPassword.min) return 'too-short'
  if (length > textLimits.staffPassword.max) return 'too-long'
  return isCommon(text) ? 'too-common' : undefined
}

export function staffPasswordProblems(typed: {
  readonly password?: string
  readonly passwordAgain?: string
}): WrongFields {
  const { password, passwordAgain } = typed
  if (password === undefined) return {}
  const problem = staffPasswordProblem(password)
  const isDifferent = passwordAgain !== undefined && password !== passwordAgain
  return {
    ...(problem && { password: problem }),
    ...(isDifferent && { passwordAgain: 'inconsistent' as const }),
  }
}
