import type { RequestDetails } from '#contract/request-details.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { Translate } from '#domain/quotes/explanation/explain.ts'
import { type RequestField, requestFields } from '#domain/quotes/requests/quote-request.ts'
import type { NamedValue } from '#server/platform/pdf/branded-page.ts'

/** Route and containers have a place of their own; the trade mode is a code, and remarks are for staff. */
type PrintedField = Exclude<RequestField, 'from' | 'to' | 'containers' | 'tradeMode' | 'remark'>
const unprinted: ReadonlySet<RequestField> = new Set(['from', 'to', 'containers', 'tradeMode', 'remark'])
const isPrinted = (field: RequestField): field is PrintedField => !unprinted.has(field)

const measures: ReadonlySet<RequestField> = new Set([
  'weightKg',
  'volumeCbm',
  'cargoWeightKg',
  'insuredValue',
])

/** The cargo of the request that an offer by staff answers, as it was typed. */
export function requestedDetails(
  requested: RequestDetails,
  language: Language,
  translate: Translate,
): readonly NamedValue[] {
  const textOf = (field: PrintedField): string => {
    const value = String(requested[field] ?? '')
    if (value === '') return ''
    if (field === 'readyOn') return formatDay(value, language, 'date')
    if (field === 'shipperOwned')
      return requested.shipperOwned ? translate('requests.cargo.shipperOwned') : ''
    return measures.has(field) ? formatAmount(value) : value
  }
  return requestFields.filter(isPrinted).flatMap((field): NamedValue[] => {
    const text = textOf(field)
    return text === '' ? [] : [[translate(`requests.fields.${field}`), text]]
  })
}
