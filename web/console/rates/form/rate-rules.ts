import { amountProblem, codeProblem } from '#contract/pricing-schema.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { allRules, optional, type Rule, type Rules, required } from '#web/components/forms/rules.ts'

const day: Rule = (text) => (isCalendarDay(text) ? undefined : 'wrong-format')

const notBeforeStart: Rule = (text, { validFrom = '' }) => (text < validFrom ? 'inconsistent' : undefined)

/** The head of every version. */
export const headRules: Rules = {
  code: allRules(required, codeProblem),
  validFrom: allRules(required, day),
  validTo: allRules(required, day, notBeforeStart),
}

/** Amounts that may be left empty. */
export const amountRules = (names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, optional(amountProblem)]))
