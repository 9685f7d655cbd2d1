import type { CallInput } from '#contract/client.ts'
import { codeLengths, goodsLength, queryLimits, requestLimits } from '#domain/quotes/limits.ts'
import { type RequestField, type RequestKind, requestForms } from '#domain/quotes/requests/quote-request.ts'
import { type CargoText, readCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { readMobile, readTelephone } from '#domain/values/formats.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { contactNameProblem, textLimits } from '#domain/values/text-limits.ts'
import { containerRules, containersIn, formatContainers } from '#web/components/containers/containers.ts'
import {
  allRules,
  code,
  type FormValues,
  maxLength,
  optional,
  type Rule,
  type Rules,
  required,
  stating,
} from '#web/components/forms/rules.ts'
import {
  cargoRules,
  countRule,
  measureRule,
  wholeYuanRule,
} from '#web/components/quotes/state/query-rules.ts'
import { attachmentsIn, attachmentsName, attachmentsRule } from './attachments.ts'

type RequestBody = CallInput<'POST /api/requests'>['body']
type Details = RequestBody['details']

/** The values that a form starts with. */
export type RequestDefaults = Readonly<Partial<Record<RequestField, string>>>

export const detailName = (field: RequestField): string => `details.${field}`

const day: Rule = (text) => (isCalendarDay(text) ? undefined : 'wrong-format')
const phone: Rule = (text) => (readMobile(text).ok || readTelephone(text).ok ? undefined : 'wrong-format')

const anyText: Rule = () => undefined

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
  insuredValue: wholeYuanRule,
  ...cargoRules,
  dangerClass: anyText,
  shipperOwned: anyText,
  remark: maxLength(textLimits.reason),
}

const contactName: Rules = { 'contact.name': contactNameProblem }

/** The rules of the form for a kind of request: the limits of the server. */
export const requestRules = (kind: RequestKind): Rules => ({
  ...detailRules(kind),
  ...contactName,
  'contact.phone': allRules(required, phone),
  [attachmentsName]: optional(attachmentsRule),
})

/** A visitor gives a contact that a code verifies. */
export const visitorRules = (kind: RequestKind, contact: Rules): Rules => ({
  ...detailRules(kind),
  ...contactName,
  ...contact,
  code,
})

function detailRules(kind: RequestKind): Rules {
  const { asks, needs } = requestForms[kind]
  const plain = asks.filter((field) => field !== 'containers')
  return Object.fromEntries([
    ...plain.map((field): [string, Rule] => {
      const rule = needs.includes(field) ? allRules(required, ruleOf[field]) : optional(ruleOf[field])
      return [detailName(field), stating(rule, { formats: [field] })]
    }),
    ...(asks.includes('containers') ? Object.entries(containerRules) : []),
  ])
}

const counts: readonly RequestField[] = ['pieces', 'days', 'declarations']

const isCargoText = (field: RequestField): field is CargoText => Object.hasOwn(cargoRules, field)

function typedValue(field: RequestField, text: string): unknown {
  if (field === 'shipperOwned') return true
  if (isCargoText(field)) return readCargo(field, text)
  return counts.includes(field) ? Number(text) : text.trim()
}

const nameIn = (values: FormValues): string => values['contact.name']?.trim() ?? ''

/** The request that the form sends; empty fields are left out. */
export function requestBody(kind: RequestKind, values: FormValues): RequestBody {
  const attachments = attachmentsIn(values).map(({ id }) => id)
  return {
    ...contentOf(kind, values),
    contact: { name: nameIn(values), phone: values['contact.phone']?.trim() ?? '' },
    ...(attachments.length > 0 && { attachments }),
  }
}

export const visitorContent = (kind: RequestKind, values: FormValues) => ({
  ...contentOf(kind, values),
  contact: { name: nameIn(values) },
})

function contentOf(kind: RequestKind, values: FormValues): Pick<RequestBody, 'kind' | 'details'> {
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
