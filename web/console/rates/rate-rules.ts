import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { all, atMost, optional, type Rule, type Rules, required } from '#web/components/forms/rules.ts'

/** As the contract takes them. */
const mostCodeSigns = 60
const codeSigns = /^[\w.-]+$/
const figureSigns = /^(0|[1-9]\d{0,8})(\.\d{1,4})?$/

const matches =
  (pattern: RegExp): Rule =>
  (text) =>
    pattern.test(text.trim()) ? undefined : 'wrong-format'

const day: Rule = (text) => (isCalendarDay(text) ? undefined : 'wrong-format')

const notBeforeStart: Rule = (text, { validFrom = '' }) => (text < validFrom ? 'inconsistent' : undefined)

/** The head of every version. */
export const headRules: Rules = {
  code: all(required, atMost(mostCodeSigns), matches(codeSigns)),
  validFrom: all(required, day),
  validTo: all(required, day, notBeforeStart),
}

/** A price, a share or a count: plain digits, at most four decimals. Nothing is fine. */
export const figure: Rule = optional(matches(figureSigns))

export const figuresOf = (names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, figure]))
