import type { CallInput } from '#contract/client.ts'
import { type RequestField, type RequestKind, requestForms } from '#domain/quotes/quote-request.ts'
import { readMobile, readTelephone } from '#domain/values/formats.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { contactProblem, textLimits } from '#domain/values/text-limits.ts'
import { containerRules, containersIn, writeContainers } from '#web/components/containers/containers.ts'
import {
  all,
  atMost,
  type Given,
  optional,
  type Rule,
  type Rules,
  required,
} from '#web/components/forms/rules.ts'

type Asking = CallInput<'POST /api/requests'>['body']
type Details = Asking['details']

/** What a form is filled in with before anything is typed. */
export type RequestDefaults = Readonly<Partial<Record<RequestField, string>>>

export const detailName = (field: RequestField): string => `details.${field}`

const measure: Rule = (text) =>
  /^(0|[1-9]\d{0,6})(\.\d{1,3})?$/.test(text.trim()) ? undefined : 'wrong-format'

const whole =
  (most: number): Rule =>
  (text) => {
    if (!/^[1-9]\d*$/.test(text.trim())) return 'wrong-format'
    return Number(text) > most ? 'too-large' : undefined
  }

const day: Rule = (text) => (isCalendarDay(text) ? undefined : 'wrong-format')
const phone: Rule = (text) => (readMobile(text).ok || readTelephone(text).ok ? undefined : 'wrong-format')

const ruleOf: Readonly<Record<Exclude<RequestField, 'containers'>, Rule>> = {
  from: atMost(textLimits.address),
  to: atMost(textLimits.address),
  goods: atMost(100),
  weightKg: measure,
  volumeCbm: measure,
  pieces: whole(1_000_000),
  readyOn: day,
  days: whole(366),
  declarations: whole(50),
  tradeMode: atMost(40),
  remark: atMost(textLimits.reason),
}

/** What the form of a kind holds its fields to: the same as the server. */
export function requestRules(kind: RequestKind): Rules {
  const { asks, needs } = requestForms[kind]
  const plain = asks.filter((field) => field !== 'containers')
  return Object.fromEntries([
    ...plain.map((field): [string, Rule] => [
      detailName(field),
      needs.includes(field) ? all(required, ruleOf[field]) : optional(ruleOf[field]),
    ]),
    ...(asks.includes('containers') ? Object.entries(containerRules) : []),
    ['contact.name', contactProblem],
    ['contact.phone', all(required, phone)],
  ])
}

const counts: readonly RequestField[] = ['pieces', 'days', 'declarations']

const sentValue = (field: RequestField, text: string): unknown =>
  counts.includes(field) ? Number(text) : text.trim()

/** What the form of a kind says, as the call wants it; what was left empty is not sent. */
export function askingOf(kind: RequestKind, given: Given): Asking {
  const { asks } = requestForms[kind]
  const filled = asks
    .map((field) => [field, given[detailName(field)]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => [field, sentValue(field, text)] as const)
  const containers = asks.includes('containers') ? containersIn(given) : []
  return {
    kind,
    details: {
      ...(Object.fromEntries(filled) as Details),
      ...(containers.length > 0 && { containers: containers.map(({ type, count }) => ({ type, count })) }),
    },
    contact: { name: given['contact.name']?.trim() ?? '', phone: given['contact.phone']?.trim() ?? '' },
  }
}

/** What was asked once, to be asked again; a day that is past has to be said anew. */
export function defaultsOf(
  { containers = [], readyOn = '', ...details }: Details,
  today: string,
): RequestDefaults {
  const plain = Object.entries(details).map(([field, value]) => [field, String(value)])
  return {
    ...Object.fromEntries(plain),
    ...(containers.length > 0 && { containers: writeContainers(containers) }),
    ...(readyOn >= today && { readyOn }),
  }
}
