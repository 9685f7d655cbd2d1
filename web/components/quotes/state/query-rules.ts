import {
  isWithin,
  type Limit,
  measureLimit,
  measurePattern,
  wholeYuanPattern,
} from '#domain/quotes/limits.ts'
import { samePortProblem } from '#domain/quotes/query/same-port.ts'
import { hsCodeProblem, temperatureProblem } from '#domain/quotes/query/typed-cargo.ts'
import { type CargoText, readCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import {
  allRules,
  type FormValues,
  optional,
  type Rule,
  required,
  withRange,
} from '#web/components/forms/rules.ts'

/** A whole number within a limit that other fields may decide on. */
export const countWithin = (limitIn: (values: FormValues) => Limit): Rule => {
  const count: Rule = (text, values) => {
    if (!/^\d+$/.test(text.trim())) return 'wrong-format'
    const limit = limitIn(values)
    if (isWithin(Number(text), limit)) return undefined
    return Number(text) < limit.min ? 'too-small' : 'too-large'
  }
  return allRules(required, withRange(count, limitIn))
}

/** A whole number within its limit. */
export const countRule = (limit: Limit): Rule => countWithin(() => limit)

/** At most as many as there are containers; while their number is unknown, the limit alone counts. */
export const countOfContainers = (limit: Limit, containersIn: (values: FormValues) => number): Rule =>
  optional(
    countWithin((values) => ({ ...limit, max: Math.min(limit.max, containersIn(values) || limit.max) })),
  )

const aboveZero: Rule = (text) => {
  if (!measurePattern.test(text.trim())) return 'wrong-format'
  return Number(text) > 0 ? undefined : 'too-small'
}

/** Tons, cubic or square metres: more than zero. */
export const measureRule: Rule = allRules(
  required,
  withRange(aboveZero, () => measureLimit),
)

export const wholeYuanRule: Rule = allRules(required, (text) =>
  wholeYuanPattern.test(text.trim()) ? undefined : 'wrong-format',
)

/** The rule of a port of discharge. */
export const differsFromPol: Rule = (pod, { pol }) => samePortProblem(pod, pol)

/** Today or later, in Shanghai. */
export const dayRule = (today: string): Rule =>
  allRules(required, (text) => {
    if (!isCalendarDay(text.trim())) return 'wrong-format'
    return text.trim() < today ? 'too-small' : undefined
  })

export const optionalCount = (limit: Limit): Rule => optional(countRule(limit))
export const optionalMeasure: Rule = optional(measureRule)

/** The number in a field; 0 where it holds none, which its rule reports. */
export const countIn = (text: string | undefined): number =>
  /^\d{1,7}$/.test(text?.trim() ?? '') ? Number(text) : 0

/** A text about the cargo, in the form that its field has. */
const cargoRule =
  (field: CargoText, problemOf?: (value: string) => ReturnType<Rule>): Rule =>
  (text) => {
    const value = readCargo(field, text)
    return value === undefined ? 'wrong-format' : problemOf?.(value)
  }

export const cargoRules: Readonly<Record<CargoText, Rule>> = {
  hsCode: cargoRule('hsCode', hsCodeProblem),
  unNumber: cargoRule('unNumber'),
  temperatureC: cargoRule('temperatureC', temperatureProblem),
  cargoWeightKg: cargoRule('cargoWeightKg'),
  dimensionsCm: cargoRule('dimensionsCm'),
}
