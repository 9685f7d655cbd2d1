import type { Brand, Language } from '#domain/brands/brand.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { explainContingentCharge } from '#domain/quotes/explanation/explain.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import {
  detailsTable,
  documentFoot,
  documentHead,
  documentStyles,
  heading,
  type NamedValue,
} from '#server/platform/pdf/branded-page.ts'
import type { PdfCell, PdfContent, PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { type DocumentContext, longPartHeading } from './document-context.ts'
import { cutOffDetails, itineraryDetails } from './document-itinerary.ts'
import { linesPart } from './document-lines.ts'
import type { DocumentQuote } from './document-quote.ts'
import { summaryPart } from './document-summary.ts'
import { inclusionsPart, statementsOf } from './document-terms.ts'
import { translateWithNames } from './document-translate.ts'

const endOf = ({ validUntil }: Offer, language: Language): string =>
  formatTime(new Date(validUntil), language, { format: 'dateTime' })

function quoteDetails(
  { language, translate, documentText }: DocumentContext,
  quote: DocumentQuote,
): readonly NamedValue[] {
  const { offer, company, savedBy, requestNumber, requestKind, replaces } = quote
  const of = (key: string, value: string | null): NamedValue[] =>
    value ? [[documentText(`facts.${key}`), value]] : []
  return [
    ...of('validUntil', documentText('facts.validTime', { time: endOf(offer, language) })),
    ...of('quotedOn', formatDay(offer.quote.day, language, 'date')),
    ...of(
      'service',
      requestKind ? translate(`requests.kinds.${requestKind}`) : translate(`quotes.services.${offer.mode}`),
    ),
    ...of('company', company),
    ...of(requestNumber ? 'offeredBy' : 'savedBy', savedBy),
    ...of('request', requestNumber),
    ...of('replaces', replaces),
  ]
}

function itineraryPart(context: DocumentContext, quote: DocumentQuote): readonly PdfContent[] {
  const { language, translate, documentText } = context
  const cutOffs = cutOffDetails(quote.offer, language, translate)
  const remark: NamedValue[] = quote.remark ? [[documentText('route.remark'), quote.remark]] : []
  return [
    heading(documentText('route.title')),
    detailsTable([...itineraryDetails(quote, language, translate), ...remark]),
    ...(cutOffs.length > 0
      ? [{ text: documentText('route.cutOffs'), style: 'name' }, detailsTable(cutOffs)]
      : []),
  ]
}

function contingentChargesPart(
  { language, translate, documentText }: DocumentContext,
  { offer }: DocumentQuote,
): readonly PdfContent[] {
  const { contingentCharges } = offer.quote
  if (contingentCharges.length === 0)
    return [
      heading(documentText('contingentCharges.title')),
      { text: documentText('contingentCharges.none') },
    ]
  const names = ['fee', 'trigger', 'price'].map(
    (key): PdfCell => ({
      text: documentText(`contingentCharges.${key}`),
      style: 'head',
    }),
  )
  const rows = contingentCharges.map((contingentCharge) => {
    const { name, trigger, price } = explainContingentCharge(contingentCharge, language, translate)
    return [name, trigger, price.join(translate('quotes.comma'))]
  })
  return [
    longPartHeading(documentText('contingentCharges.title')),
    { text: documentText('contingentCharges.lead'), margin: [0, 0, 0, 4] },
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: ['22%', '*', '24%'],
        body: [names, ...rows],
      },
      layout: 'ruled',
    },
  ]
}

function conditionsPart(context: DocumentContext, { offer }: DocumentQuote): readonly PdfContent[] {
  const { language, documentText } = context
  const { quote } = offer
  const tariffs = quote.tariffs.map(({ code, version }) =>
    documentText('conditions.tariff', { code, version }),
  )
  return [
    longPartHeading(documentText('conditions.title')),
    {
      // No statement is divided between two pages.
      ul: [
        documentText('conditions.validity', { time: endOf(offer, language) }),
        documentText('conditions.tax'),
        ...statementsOf(context, offer),
        ...(quote.lines.some(({ exchangeRate: { from, to } }) => from !== to)
          ? [documentText('conditions.exchange')]
          : []),
        documentText('conditions.tariffs', { tariffs: tariffs.join(documentText('route.comma')) }),
      ].map((text) => ({ stack: [text], unbreakable: true })),
    },
  ]
}

/** Under the QR code of the same address: the first page has room, and a last page would hold nothing else. */
const verifyPart = ({ documentText }: DocumentContext, { verifyUrl, digest }: DocumentQuote): PdfContent => ({
  unbreakable: true,
  stack: [
    heading(documentText('proof.title')),
    { text: documentText('proof.lead'), margin: [0, 4, 0, 4] },
    { text: documentText('proof.digest'), style: 'name' },
    { text: digest, fontSize: 7 },
    { text: documentText('proof.url'), style: 'name', margin: [0, 4, 0, 0] },
    { text: verifyUrl, link: verifyUrl, fontSize: 7 },
  ],
})

const contactOf = ({ brand, language, documentText }: DocumentContext): string => {
  const { address, phone, email } = brand.contact
  return documentText('contact', { address: address[language], phone, email })
}

/** The PDF of a quote in one language and brand. The same quote always gives the same bytes. */
export function quoteDocument(quote: DocumentQuote, brand: Brand, language: Language): PdfDocument {
  const translate = translateWithNames(language, quote.places)
  const context: DocumentContext = {
    brand,
    language,
    translate,
    documentText: (key, params) => translate(`quoteDocument.${key}`, params),
  }
  return {
    title: context.documentText('title', { number: quote.number }),
    author: brand.name[language],
    language,
    createdAt: quote.createdAt,
    content: [
      documentHead(brand, language, { title: context.documentText('heading'), number: quote.number }),
      detailsTable(quoteDetails(context, quote)),
      ...itineraryPart(context, quote),
      summaryPart(context, quote),
      verifyPart(context, quote),
      ...linesPart(context, quote.offer.quote),
      ...inclusionsPart(context, quote),
      ...contingentChargesPart(context, quote),
      ...conditionsPart(context, quote),
    ],
    styles: documentStyles(brand),
    foot: documentFoot(brand, language, contactOf(context)),
    pageWords: context.documentText('page'),
  }
}
