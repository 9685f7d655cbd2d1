import type { OrderView } from '#contract/orders.ts'
import type { Brand, Language } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import type { OrderDocument } from '#domain/orders/export/documents.ts'
import { type OrderField, type OrderValues, orderParts } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { runningFormOf } from '#domain/orders/running/running-fields.ts'
import { containersText, type OrderWords, type Zones } from '#server/orders/wording/order-words.ts'
import {
  detailsTable,
  documentFoot,
  documentHead,
  documentStyles,
  heading,
  type NamedValue,
} from '#server/platform/pdf/branded-page.ts'
import type { PdfContent, PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { feeParts } from './fee-parts.ts'
import { laterChargeParts } from './later-charge-parts.ts'
import { linerServiceText, servicesText } from './shipment-cells.ts'

type Context = {
  readonly brand: Brand
  readonly language: Language
  readonly words: OrderWords
  /** The company that placed the order. */
  readonly company: string
  /** What staff filled in, and the clocks of its times; undefined before the work has begun. */
  readonly work: { readonly values: OrderValues; readonly zones: Zones } | undefined
}

const named = (name: string, value: string | null | undefined): readonly NamedValue[] =>
  value ? [[name, value]] : []

const timeOf = (at: string, language: Language): string =>
  formatTime(new Date(at), language, { format: 'dateTime' })

/** What every document of an order begins with. */
function factsOf({ language, words, company }: Context, order: OrderView): readonly NamedValue[] {
  const of = (key: string, value: string | null | undefined) =>
    named(words.text(`orderDocuments.facts.${key}`), value)
  const { service, from, to, containers, carrier, vessel, voyage, departsOn, shipment } = order
  const { businessPort, businessType, linerService } = shipment
  return [
    ...of('customer', company),
    ...of('serviceType', servicesText(order, words)),
    ...of('businessType', businessType && words.choice('businessType', businessType)),
    ...of('state', words.text(`orders.states.${order.state}`)),
    ...of('placedAt', timeOf(order.placedAt, language)),
    ...of('businessPort', businessPort && words.place(businessPort)),
    ...of('from', from && words.end(service, from, false)),
    ...of('to', to && words.end(service, to, true)),
    ...of('containers', containersText(containers)),
    ...of('carrier', carrier && words.carrier(carrier)),
    ...of('linerService', linerService && linerServiceText(linerService, language)),
    ...of('ship', [vessel, voyage].filter(Boolean).join(' / ')),
    ...of('departsOn', departsOn && formatDay(departsOn, language, 'date')),
    ...of('billNumber', order.billNumber),
    ...of('ownReference', order.ownReference),
    ...of('quote', [order.quoteNumber, ...order.more.map((one) => one.quoteNumber)].join(' · ')),
  ]
}

type Texts = Readonly<Record<string, string>>

const given = (fields: readonly OrderField[], texts: Texts, words: OrderWords) =>
  fields.flatMap((field) =>
    named(words.fieldLabel(field.name), words.fieldText(field, texts[field.name] ?? '')),
  )

/** What was filled in; where there are several services, each under its name. */
function fieldParts(context: Context, { service, values, more }: OrderView): readonly PdfContent[] {
  if (more.length === 0) return fieldsOf(context, { service, values })
  return [{ service, values }, ...more].flatMap((one) => [
    heading(context.words.text(`orderView.services.${one.service}`)),
    ...fieldsOf(context, one),
  ])
}

/** Rows under the name of their group, unless that is the heading above them already. */
const rowsUnder = (
  name: string,
  rows: readonly (readonly NamedValue[])[],
  above?: string,
): readonly PdfContent[] =>
  rows.flatMap((row): PdfContent[] => {
    const head: PdfContent[] = name === above ? [] : [{ text: name, style: 'head', margin: [0, 4, 0, 0] }]
    return [...head, detailsTable(row)]
  })

/** By the parts of the form. */
function fieldsOf(
  { words }: Context,
  { service, values }: Pick<OrderView, 'service' | 'values'>,
): readonly PdfContent[] {
  const form = orderForms[service]
  return orderParts.flatMap((part) => {
    const title = words.text(`orderFields.parts.${part}`)
    const details = given(
      form.fields.filter((field) => field.part === part),
      values.fields,
      words,
    )
    const groups = form.groups
      .filter((group) => group.part === part)
      .flatMap((group) => {
        const rows = (values.groups[group.name] ?? []).map((texts) => given(group.fields, texts, words))
        return rowsUnder(words.groupLabel(group.name), rows, details.length > 0 ? undefined : title)
      })
    if (details.length + groups.length === 0) return []
    return [heading(title), ...(details.length > 0 ? [detailsTable(details)] : []), ...groups]
  })
}

/** What staff filled in while the order runs. */
function workPart({ words, work }: Context, order: OrderView): readonly PdfContent[] {
  if (!work) return []
  const form = runningFormOf(order)
  const filledIn = (fields: readonly OrderField[], texts: Texts) =>
    fields.flatMap((field) =>
      named(words.workFieldLabel(field.name), words.fieldText(field, texts[field.name] ?? '', work.zones)),
    )
  const details = filledIn(form.fields, work.values.fields)
  const groups = form.groups.flatMap((group) =>
    rowsUnder(
      words.workGroupLabel(group.name),
      (work.values.groups[group.name] ?? []).map((texts) => filledIn(group.fields, texts)),
    ),
  )
  const title = heading(words.text('orderRunning.details.title'))
  return [title, ...(details.length > 0 ? [detailsTable(details)] : []), ...groups]
}

/** What is owed, paid and open. */
function paymentPart({ language, words }: Context, { payment }: OrderView): readonly PdfContent[] {
  const { terms, owed, paid, payBy, state } = payment
  if (terms === null) return []
  const of = (key: string, value: string | null | undefined) =>
    named(words.text(`orderView.payment.${key}`), value)
  return [
    heading(words.text('orderView.payment.title')),
    detailsTable([
      ...of('terms', words.text(`orders.terms.${terms}`)),
      ...of('state', words.text(`orders.payment.${state}`)),
      ...of('owed', formatMoney(owed, language)),
      ...of('paid', formatMoney(paid, language)),
      ...of('payBy', payBy && formatDay(payBy, language, 'date')),
    ]),
  ]
}

const parts: Readonly<
  Record<OrderDocument, readonly ((context: Context, order: OrderView) => readonly PdfContent[])[]>
> = {
  order: [workPart, fieldParts, feeParts, laterChargeParts, paymentPart],
  'fee-statement': [feeParts, laterChargeParts, paymentPart],
  'booking-confirmation': [workPart, fieldParts],
}

/** The PDF of an order in one language, under the brand that it was placed with. */
export function orderDocument(document: OrderDocument, order: OrderView, context: Context): PdfDocument {
  const { brand, language, words } = context
  const { number } = order
  const title = words.text(`orderDocuments.titles.${document}`)
  const { address, phone, email } = brand.contact
  const contact = words.text('quoteDocument.contact', { address: address[language], phone, email })
  return {
    title: `${title} ${number}`,
    author: brand.name[language],
    language,
    createdAt: new Date(order.placedAt),
    content: [
      documentHead(brand, language, { title, number }),
      { text: words.text(`orderDocuments.leads.${document}`), margin: [0, 0, 0, 6] },
      detailsTable(factsOf(context, order)),
      ...parts[document].flatMap((part) => part(context, order)),
    ],
    styles: documentStyles(brand),
    foot: documentFoot(brand, language, contact),
    pageWords: words.text('quoteDocument.page'),
  }
}
