import type { Brand, Language } from '#domain/brands/brand.ts'
import { explainContingentCharge } from '#domain/quotes/explain.ts'
import type { PdfCell, PdfContent, PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { qrDrawing } from '#server/platform/pdf/qr-drawing.ts'
import { cutOffDetails, type Itinerary, itineraryDetails, type NamedValue } from './document-itinerary.ts'
import { linesPart } from './document-lines.ts'
import { heading, type Page } from './document-page.ts'
import { translateWithNames } from './document-words.ts'

export type DocumentQuote = Itinerary & {
  readonly number: string
  readonly createdAt: Date
  readonly digest: string
  /** The page where anyone with the document can verify it. */
  readonly verifyUrl: string
  readonly company: string | null
  readonly madeBy: string
  readonly requestNumber: string | null
  readonly replaces: string | null
  readonly remark: string | null
}

/** Two columns of names and values. */
function detailsTable(details: readonly NamedValue[]): PdfContent {
  const cells = details.map(
    ([name, value]): PdfCell => ({ text: [{ text: `${name}  `, style: 'name' }, value] }),
  )
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) => [
    cells[at * 2] ?? '',
    cells[at * 2 + 1] ?? '',
  ])
  return { table: { widths: ['50%', '50%'], body: rows }, layout: 'unruled' }
}

function head({ brand, language, word }: Page, { number }: DocumentQuote): PdfContent {
  return {
    columns: [
      { text: brand.name[language], style: 'brand' },
      { text: [`${word('heading')}  `, { text: number, bold: true }], style: 'number' },
    ],
    margin: [0, 0, 0, 8],
  }
}

function quoteDetails({ translate, word }: Page, quote: DocumentQuote): readonly NamedValue[] {
  const { offer, number, company, madeBy, requestNumber, replaces } = quote
  const of = (key: string, value: string | null): NamedValue[] =>
    value ? [[word(`facts.${key}`), value]] : []
  return [
    ...of('number', number),
    ...of('validUntil', word('facts.validDay', { day: offer.validUntil })),
    ...of('quotedOn', offer.quote.day),
    ...of('service', translate(`quotes.services.${offer.mode}`)),
    ...of('company', company),
    ...of('madeBy', madeBy),
    ...of('request', requestNumber),
    ...of('replaces', replaces),
  ]
}

function itineraryPart(page: Page, quote: DocumentQuote): readonly PdfContent[] {
  const { language, translate, word } = page
  const cutOffs = cutOffDetails(quote.offer, translate)
  const remark: NamedValue[] = quote.remark ? [[word('route.remark'), quote.remark]] : []
  return [
    heading(word('route.title')),
    detailsTable([...itineraryDetails(quote, language, translate), ...remark]),
    ...(cutOffs.length > 0 ? [{ text: word('route.cutOffs'), style: 'name' }, detailsTable(cutOffs)] : []),
  ]
}

function contingentChargesPart(
  { language, translate, word }: Page,
  { offer }: DocumentQuote,
): readonly PdfContent[] {
  const { contingentCharges } = offer.quote
  if (contingentCharges.length === 0)
    return [heading(word('contingentCharges.title')), { text: word('contingentCharges.none') }]
  const names = ['fee', 'trigger', 'price'].map(
    (key): PdfCell => ({
      text: word(`contingentCharges.${key}`),
      style: 'head',
    }),
  )
  const rows = contingentCharges.map((contingency) => {
    const { name, trigger, price } = explainContingentCharge(contingency, language, translate)
    return [name, trigger, price]
  })
  return [
    heading(word('contingentCharges.title')),
    { text: word('contingentCharges.lead'), margin: [0, 0, 0, 4] },
    {
      table: { headerRows: 1, dontBreakRows: true, widths: ['22%', '*', '24%'], body: [names, ...rows] },
      layout: 'ruled',
    },
  ]
}

function conditionsPart({ word }: Page, { offer }: DocumentQuote): readonly PdfContent[] {
  const { quote, validUntil } = offer
  const tariffs = quote.tariffs.map(({ code, version }) => word('conditions.tariff', { code, version }))
  return [
    heading(word('conditions.title')),
    {
      ul: [
        word('conditions.validity', { day: validUntil }),
        word('conditions.tax'),
        ...(quote.lines.some(({ rate }) => rate.from !== rate.to) ? [word('conditions.exchange')] : []),
        word('conditions.tariffs', { tariffs: tariffs.join(word('route.comma')) }),
      ],
    },
  ]
}

function verifyPart({ word }: Page, { verifyUrl, digest }: DocumentQuote): PdfContent {
  const side = 84
  return {
    unbreakable: true,
    stack: [
      heading(word('proof.title')),
      {
        columns: [
          { svg: qrDrawing(verifyUrl), width: side },
          {
            stack: [
              { text: word('proof.lead'), margin: [0, 4, 0, 4] },
              { text: word('proof.digest'), style: 'name' },
              { text: digest, fontSize: 7 },
              { text: word('proof.address'), style: 'name', margin: [0, 4, 0, 0] },
              { text: verifyUrl, link: verifyUrl, fontSize: 7 },
            ],
          },
        ],
        columnGap: 10,
      },
    ],
  }
}

function footOf({ brand, language, word }: Page): readonly string[] {
  const { address, phone, email } = brand.contact
  const { icp, publicSecurity } = brand.filing
  return [
    word('contact', { address: address[language], phone, email }),
    `${brand.name[language]} · ${icp} · ${publicSecurity[language]}`,
  ]
}

const stylesOf = ({ colours }: Brand) => ({
  brand: { fontSize: 15, bold: true, color: colours.brand },
  number: { fontSize: 12, alignment: 'right' as const },
  heading: {
    fontSize: 11,
    bold: true,
    color: colours.brandStrong,
    margin: [0, 10, 0, 4] as [number, number, number, number],
  },
  name: { color: '#5A6270' },
  head: { bold: true, color: colours.brandStrong },
  subtotal: { bold: true },
  total: { bold: true, fontSize: 11, color: colours.brand },
  plain: {},
  foot: { fontSize: 7, color: '#5A6270' },
})

/** The PDF of a quote in one language and brand. The same quote always gives the same bytes. */
export function quoteDocument(quote: DocumentQuote, brand: Brand, language: Language): PdfDocument {
  const translate = translateWithNames(language, quote.places)
  const page: Page = {
    brand,
    language,
    translate,
    word: (key, params) => translate(`quoteDocument.${key}`, params),
  }
  return {
    title: page.word('title', { number: quote.number }),
    author: brand.name[language],
    language,
    createdAt: quote.createdAt,
    content: [
      head(page, quote),
      detailsTable(quoteDetails(page, quote)),
      ...itineraryPart(page, quote),
      ...linesPart(page, quote.offer.quote),
      ...contingentChargesPart(page, quote),
      ...conditionsPart(page, quote),
      verifyPart(page, quote),
    ],
    styles: stylesOf(brand),
    foot: footOf(page),
    pageWords: page.word('page'),
  }
}
