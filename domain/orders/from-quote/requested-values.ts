import type { FieldTexts } from '#domain/orders/fields/order-field.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import type { RequestField } from '#domain/quotes/requests/quote-request.ts'

/** What was written in a request, as far as a field of an order is one text or figure. */
type Requested = Readonly<Partial<Record<RequestField, unknown>>>

/** Goods are named in either language, and an order has a field for each. */
export const goodsTexts = (goods: string): FieldTexts =>
  /\p{Script=Han}/u.test(goods) ? { commodityZh: goods } : { commodityEn: goods }

/** The field of an order by that of a request, where both ask for the same. */
const sameFields = {
  hsCode: 'hsCode',
  weightKg: 'grossWeightKg',
  volumeCbm: 'volumeCbm',
  pieces: 'packages',
  readyOn: 'readyOn',
  days: 'storageDays',
  declarations: 'declarations',
  tradeMode: 'tradeMode',
  insuredValue: 'insuredValue',
} as const satisfies Readonly<Partial<Record<RequestField, string>>>

/** The day of a request for insurance is that of the departure. */
const ownFields: Readonly<Partial<Record<OrderService, Readonly<Record<string, string>>>>> = {
  insurance: { readyOn: 'etd' },
}

/** What a customer wrote when they requested an offer is not typed again when they order it. */
export function requestedValues(requested: Requested, service: OrderService): FieldTexts {
  const texts = Object.entries({ ...sameFields, ...ownFields[service] }).flatMap(([field, name]) => {
    const value = requested[field as RequestField]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : []
  })
  const goods = typeof requested.goods === 'string' ? goodsTexts(requested.goods) : {}
  return { ...Object.fromEntries(texts), ...goods }
}
