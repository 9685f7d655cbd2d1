import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { optional, type Rule, required } from '#web/components/forms/rules.ts'

const whole = /^\d{1,7}$/
/** As the contract takes a measure: digits, and up to three behind the point. */
const plain = /^(0|[1-9]\d{0,6})(\.\d{1,3})?$/

type Bounds = { readonly least: number; readonly most: number }

const within = (value: number, { least, most }: Bounds) => {
  if (value < least) return 'too-small'
  return value > most ? 'too-large' : undefined
}

/** A whole number that has to be given. */
export const countRule =
  (bounds: Bounds): Rule =>
  (text, given) =>
    required(text, given) ?? (/^\d+$/.test(text.trim()) ? within(Number(text), bounds) : 'wrong-format')

/** More than nothing, in tons or cubic metres. */
export const measureRule: Rule = (text, given) =>
  required(text, given) ??
  (plain.test(text.trim()) ? (Number(text) > 0 ? undefined : 'too-small') : 'wrong-format')

export const optionalCount = (bounds: Bounds): Rule => optional(countRule(bounds))
export const optionalMeasure: Rule = optional(measureRule)

/** Today or later, by the calendar in Shanghai. */
export const dayRule =
  (today: string): Rule =>
  (text, given) =>
    required(text, given) ??
    (isCalendarDay(text.trim()) ? (text.trim() < today ? 'too-small' : undefined) : 'wrong-format')

/** What is not a count is none; the form has said so before. */
export const countIn = (text: string | undefined, fallback = 0): number =>
  whole.test(text?.trim() ?? '') ? Number(text) : fallback

/** A day that is past, in an address somebody kept, is asked for as today. */
export const dayFrom = (text: string | undefined, today: string): string =>
  text !== undefined && isCalendarDay(text) && text > today ? text : today
