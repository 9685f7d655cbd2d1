import type { CallInput } from '#contract/client.ts'
import { codeLengths, goodsLength, queryLimits, requestLimits } from '#domain/quotes/limits.ts'
import { type RequestField, type RequestKind, requestForms } from '#domain/quotes/quote-request.ts'
import { readMobile, readTelephone } from '#domain/values/formats.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { contactNameProblem, textLimits } from '#domain/values/text-limits.ts'
import { containerRules, containersIn, formatContainers } from '#web/components/containers/containers.ts'
import {
  allRules,
  type FormValues,
  maxLength,
  optional,
  type Rule,
  type Rules,
  required,
} from '#web/components/forms/rules.ts'
import { countRule, measureRule } from '#web/components/quotes/query-rules.ts'

type RequestBody = CallInput<'POST /api/requests'>['body']
type Details = RequestBody['details']

/** The values that a form starts with. */
export type RequestDefaults = Readonly<Partial<Record<RequestField, string>>>

export const detailName = (field: RequestField): string => `details.${field}`

const day: Rule = (text) => (isCalendarDay(text) ? undefined : 'wrong-format')
const phone: Rule = (text) => (readMobile(text).ok || readTelephone(text).ok ? undefined : 'wrong-format')

const ruleOf: Readonly<Record<Exclude<RequestField, 'containers'>, Rule>> = {
  from: maxLength(textLimits.address),
  to: maxLength(textLimits.address),
  goods: maxLength(goodsLength),
  weightKg: measureRule,
  volumeCbm: measureRule,
  pieces: countRule(requestLimits.pieces),
  readyOn: day,
  days: countRule(requestLimits.days),
  declarations: countRule(queryLimits.declarations),
  tradeMode: maxLength(codeLengths.tradeMode),
  remark: maxLength(textLimits.reason),
}

/** The rules of the form for a kind of request: the limits of the server. */
export function requestRules(kind: RequestKind): Rules {
  const { asks, needs } = requestForms[kind]
  const plain = asks.filter((field) => field !== 'containers')
  return Object.fromEntries([
    ...plain.map((field): [string, Rule] => [
      detailName(field),
      needs.includes(field) ? allRules(required, ruleOf[field]) : optional(ruleOf[field]),
    ]),
    ...(asks.includes('containers') ? Object.entries(containerRules) : []),
    ['contact.name', contactNameProblem],
    ['contact.phone', allRules(required, phone)],
  ])
}

const counts: readonly RequestField[] = ['pieces', 'days', 'declarations']

const typedValue = (field: RequestField, text: string): unknown =>
  counts.includes(field) ? Number(text) : text.trim()

/** The request that the form sends; empty fields are left out. */
export function requestBody(kind: RequestKind, values: FormValues): RequestBody {
  const { asks } = requestForms[kind]
  const filled = asks
    .map((field) => [field, values[detailName(field)]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => [field, typedValue(field, text)] as const)
  const containers = asks.includes('containers') ? containersIn(values) : []
  return {
    kind,
    details: {
      ...(Object.fromEntries(filled) as Details),
      ...(containers.length > 0 && { containers: containers.map(({ type, count }) => ({ type, count })) }),
    },
    contact: { name: values['contact.name']?.trim() ?? '', phone: values['contact.phone']?.trim() ?? '' },
  }
}

/** The values of an earlier request, to send it again; a day in the past is left out. */
export function defaultsOf(
  { containers = [], readyOn = '', ...details }: Details,
  today: string,
): RequestDefaults {
  const plain = Object.entries(details).map(([field, value]) => [field, String(value)])
  return {
    ...Object.fromEntries(plain),
    ...(containers.length > 0 && { containers: formatContainers(containers) }),
    ...(readyOn >= today && { readyOn }),
  }
}
