import { readCode } from '#domain/identity/one-time-code.ts'
import { emailKey } from '#domain/identity/recipient.ts'
import { readMobile } from '#domain/values/formats.ts'
import type { FieldProblem, Result, WrongFields } from '#domain/values/refusal.ts'
import { emailProblem, passwordProblem, textLimits } from '#domain/values/text-limits.ts'
import type { NumberRange } from './number-range.ts'

/** The values of a form by field; an unchecked box has none. */
export type FormValues = Readonly<Record<string, string>>
export type Rule = {
  (text: string, values: FormValues): FieldProblem | undefined
  /** Of a number, so that its error can state them. */
  readonly range?: (values: FormValues) => NumberRange
  /** Of a text, in characters. */
  readonly longest?: number
  /** How the text is written: its own name or kind of field, the most exact first. */
  readonly formats?: readonly string[]
}
/** In the order of the fields on the page. */
export type Rules = Readonly<Record<string, Rule>>

export const required: Rule = (text) => (text.trim() === '' ? 'required' : undefined)

type Stated = Pick<Rule, 'range' | 'longest' | 'formats'>

/** A rule with what its errors state. */
export const stating = (rule: Rule, { range, longest, formats }: Stated): Rule =>
  Object.assign(rule, range && { range }, longest !== undefined && { longest }, formats && { formats })

export const withRange = (rule: Rule, range: Rule['range']): Rule => stating(rule, { range })

/** Empty is allowed; a value must follow the rule. */
export const optional = (rule: Rule): Rule =>
  stating((text, values) => (text.trim() === '' ? undefined : rule(text, values)), rule)

/** Counts characters, not UTF-16 units. */
export const maxLength = (max: number): Rule =>
  stating((text) => ([...text.trim()].length > max ? 'too-long' : undefined), { longest: max })

/** The first problem of several rules. */
export const allRules = (...rules: readonly Rule[]): Rule => {
  const first: Rule = (text, values) => {
    for (const rule of rules) {
      const problem = rule(text, values)
      if (problem) return problem
    }
    return undefined
  }
  return stating(first, {
    range: rules.find(({ range }) => range)?.range,
    longest: rules.find(({ longest }) => longest !== undefined)?.longest,
    formats: rules.find(({ formats }) => formats)?.formats,
  })
}

/** A rule from a reader of the domain, which names the field that it cannot read. */
export const ruleFromParser =
  (read: (text: string) => Result<unknown>, field: string): Rule =>
  (text) => {
    const result = read(text)
    return result.ok ? undefined : result.fields?.[field]
  }

export const mobile = ruleFromParser(readMobile, 'mobile')
export const email: Rule = (text) => emailProblem(emailKey(text))
export const code = ruleFromParser(readCode, 'code')

const again: Rule = (text, { password }) => {
  if (text === '') return 'required'
  return text === password ? undefined : 'inconsistent'
}

/** The two fields of a new password. */
export const newPassword: Rules = { password: passwordProblem, passwordAgain: again }

export function problemsOf(rules: Rules, values: FormValues): WrongFields {
  const found: Record<string, FieldProblem> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(values[name] ?? '', values)
    if (problem) found[name] = problem
  }
  return found
}

/** Whether a character of the text completes seven others to a valid password: the missing letter or digit. */
const completes = (others: string, text: string) =>
  [...text].some((character) => passwordProblem(others + character) === undefined)

/** The parts of the password rule, for hints while the user types. */
export const passwordHints = (text: string) =>
  ({
    length: [...text].length >= textLimits.password.min && [...text].length <= textLimits.password.max,
    letters: completes('1234567', text),
    digits: completes('abcdefg', text),
  }) as const
