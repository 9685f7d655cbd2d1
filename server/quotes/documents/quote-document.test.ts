import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { explainContingentCharge, explainLine } from '#domain/quotes/explanation/explain.ts'
import { explainInclusions, explainTerms } from '#domain/quotes/explanation/explain-terms.ts'
import { oceanOffers, type SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import { readSnapshot } from '#domain/quotes/saved/saved-snapshot.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { qrDrawing } from '#server/platform/pdf/qr-drawing.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import {
  exampleBooking,
  exampleContext,
  exampleOffers,
  exampleSailingsToPrice,
} from '#tests/fixtures/quotes.ts'
import thirdSnapshots from '#tests/fixtures/third-snapshots.json' with { type: 'json' }
import { depotQuery, truckingQuery, warehouseQuery } from '#tests/support/price-site.data.ts'
import { containsText, readLines, readPdf, readType } from '#tests/support/read-pdf.ts'
import type { DocumentQuote } from './document-quote.ts'
import { translateWithNames } from './document-translate.ts'
import { quoteDocument } from './quote-document.ts'

const places = new Map([
  ['TAO-D1', { zh: '前湾堆场', en: 'Qianwan Depot' }],
  ['DP-9', { zh: '保税堆场', en: 'Bonded Depot' }],
  ['WH-9', { zh: '恒温仓', en: 'Cool Store' }],
])

function booked(): DocumentQuote {
  const made = exampleOffers.ocean()
  const offer = made.ok ? made.value.offers[0] : undefined
  if (!offer) throw new Error('The example has no offer')
  const { company: _company, ...query } = exampleBooking
  const sailing = {
    ...offer.item.sailing,
    code: 'TS-1',
    imoNumber: '9321483',
    departsAt: '2026-12-01T10:00:00.000Z',
    arrivesOn: '2027-01-05',
    arrivesAt: '2027-01-05T06:30:00.000Z',
    arrivalZone: 'Europe/Amsterdam',
    arrivalTerminal: { code: 'RWG', name: { zh: '鹿特丹 RWG 码头', en: 'Rotterdam World Gateway' } },
  }
  const item: SailingItem = { ...offer.item, sailing }
  const { terms } = offer.quote
  const quote = { ...offer.quote, terms: terms && { ...terms, carrierRemark: 'HS code needed' } }
  return {
    query: { mode: 'ocean', contractOnly: false, ...query },
    offer: { ...offer, item, quote },
    route: { from: 'CNTAO', to: 'NLRTM', pickUpPlace: null, containers: [...query.containers] },
    places,
    carbonKg: 6234.5,
    number: 'Q261115-000042',
    createdAt: new Date('2026-11-15T04:00:00Z'),
    digest: 'ab'.repeat(32),
    verifyUrl: 'https://group.quayside.example/quote/verify?number=Q261115-000042&code=k-3_x',
    company: '堃喆玥进出口有限公司',
    savedBy: '周航',
    requestNumber: null,
    requested: null,
    requestKind: null,
    replaces: 'Q261101-000007',
    remark: null,
  }
}

const bytesOf = async (document: PdfDocument) => {
  const written = await writePdf(() => document)
  if (!written.ok) throw new Error(written.refusal)
  return written.value
}

/** The first words of each item and statement: a cell may break a line anywhere after them. */
function termTexts({ offer: { quote, item } }: DocumentQuote, language: Language): string[] {
  const translate = translateWithNames(language, places)
  const groups = explainInclusions(quote, language, translate)
  const source = { terms: quote.terms, contingentCharges: quote.contingentCharges, isCollected: false }
  const { departsOn } = (item as SailingItem).sailing
  return [
    ...groups.flatMap(({ title, items }) => [title, ...items]),
    ...explainTerms({ ...source, departsOn }, language, translate).map(({ text }) => text),
  ]
}

test.each(languages)('a quote document in %s has all parts of the quote', async (language) => {
  const quote = booked()
  const document = await readPdf(await bytesOf(quoteDocument(quote, brandOf('group'), language)))
  const { lines, contingentCharges, total, net, taxes, tariffs } = quote.offer.quote
  const printedTexts = [
    ...[
      quote.number,
      quote.digest,
      quote.verifyUrl,
      '堃喆玥进出口有限公司',
      '周航',
      'Q261101-000007',
      'HS code needed',
    ],
    ...[total, net, ...taxes.map(({ tax }) => tax)].map((sum) => formatMoney(sum, language)),
    formatTime(new Date(quote.offer.validUntil), language, { format: 'dateTime' }),
    ...lines.flatMap(({ fee, sum, standardAmount, exchangeRate }) => [
      feeItems[fee].name[language],
      formatMoney(sum, language),
      formatAmount(standardAmount.amount),
      ...(exchangeRate.from === exchangeRate.to
        ? []
        : [exchangeRate.value, formatDay(exchangeRate.date, language, 'date')]),
    ]),
    ...termTexts(quote, language),
    ...contingentCharges.map(
      (one) => explainContingentCharge(one, language, translateWithNames(language, places)).trigger,
    ),
    ...tariffs.flatMap(({ code, version }) => [code, version]),
    // The CY cut-off is two days before departure, at 18:00 in Shanghai.
    language === 'zh' ? '2026年12月1日 18:00' : '1 Dec 2026 18:00',
    language === 'zh' ? '2026年11月29日 18:00' : '29 Nov 2026 18:00',
    language === 'zh' ? '6,234.5 公斤' : '6,234.5 kg',
    // By the clock of Rotterdam.
    language === 'zh' ? '2027年1月5日 07:30 (UTC+1)' : '5 Jan 2027 07:30 (UTC+1)',
    ...['9321483', language === 'zh' ? '鹿特丹 RWG 码头（RWG）' : 'Rotterdam World Gateway (RWG)'],
    language === 'zh' ? '直达，无中转' : 'Direct, no transhipment',
    // From 28 November to 5 January.
    language === 'zh' ? '38 天' : '38 days',
    brandOf('group').name[language],
    brandOf('group').contact.phone,
    brandOf('group').filing.icp,
  ]
  expect(printedTexts.filter((words) => !containsText(document, words))).toEqual([])
  expect(document.links).toContain(quote.verifyUrl)
  expect(document.title).toContain(quote.number)
  expect(document.language).toBe(language)
})

test.each(languages)(
  'a document in %s names both doors, the insured value and the stored volume',
  async (language) => {
    const { query, ...quote } = booked()
    if (query?.mode !== 'ocean') throw new Error('The example is no booking')
    const delivery = { kind: 'delivery', place: 'Rotterdam 3011' } as const
    const fromDoorToDoor = { ...quote, query: { ...query, addOns: [...query.addOns, delivery] } }
    const document = await readPdf(await bytesOf(quoteDocument(fromDoorToDoor, brandOf('group'), language)))
    const stated =
      language === 'zh'
        ? [
            '装货区县 黄岛（370211）',
            '装货区县：黄岛',
            '目的港派送至 Rotterdam 3011',
            '投保货值',
            '¥350,000.00',
            '仓储 10.5 立方米',
          ]
        : [
            'Loading district Huangdao (370211)',
            'Loading district: Huangdao',
            'Place of delivery Rotterdam 3011',
            'CNY 350,000.00',
            '10.5 CBM',
          ]
    expect(stated.filter((words) => !containsText(document, words))).toEqual([])
  },
)

test('the words prepaid and collect, dates and types of containers are not broken', async () => {
  const quote = booked()
  const pages = await readLines(await bytesOf(quoteDocument(quote, brandOf('group'), 'zh')))
  const printed = pages.flat()
  for (const { fee, params, paymentTerm, exchangeRate } of quote.offer.quote.lines) {
    if (paymentTerm !== 'prepaid') continue
    const type = params.type ?? params.containerType
    const start = `${feeItems[fee].name.zh}(${fee})${type ? `·${type}` : ''}预付`
    expect(
      printed.some((line) => line.startsWith(start)),
      start,
    ).toBe(true)
    if (exchangeRate.from !== exchangeRate.to)
      expect(printed).toContain(formatDay(exchangeRate.date, 'zh', 'date'))
  }
})

test.each(languages)('in %s a heading is kept with the part that follows it', (language) => {
  const { content } = quoteDocument(booked(), brandOf('group'), language)
  const firstOfDocument = 3
  const loose = content.filter(
    (part) =>
      typeof part === 'object' &&
      'style' in part &&
      part.style === 'heading' &&
      !('headlineLevel' in part || 'pageBreak' in part),
  )
  expect(loose.map((part) => content.indexOf(part)).filter((at) => at >= firstOfDocument)).toEqual([])
})

test.each(languages)('a quote with freight collect prints in %s what each pays', async (language) => {
  const collect = { freight: 'collect', destination: 'collect' } as const
  const made = oceanOffers(
    { ...exampleBooking, paymentTerms: collect },
    exampleSailingsToPrice,
    exampleContext,
  )
  const offer = made.ok ? made.value.offers[0] : undefined
  if (!offer) throw new Error('The example has no offer')
  const { shipper, consignee } = offer.quote.payers
  expect(shipper.total).not.toEqual(offer.quote.total)
  const document = await readPdf(
    await bytesOf(quoteDocument({ ...booked(), offer }, brandOf('group'), language)),
  )
  const translate = translateWithNames(language, places)
  const printed = [
    `${translate('quotes.payers.shipper')} ${formatMoney(shipper.total, language)}`,
    `${translate('quotes.payers.consignee')} ${formatMoney(consignee.total, language)}`,
    ...offer.quote.perType.map(
      ({ type, each }) =>
        `${translate('quoteDocument.lines.perType', { type })} ${formatMoney(each, language)}`,
    ),
  ]
  expect(printed.filter((words) => !containsText(document, words))).toEqual([])
})

test('a quote that was saved before exchange rates had their name prints the same lines', async () => {
  const quote = booked()
  const saved = { ...quote, offer: readSnapshot(thirdSnapshots.ocean) }
  const document = await readPdf(await bytesOf(quoteDocument(saved, brandOf('group'), 'en')))
  const printed = [
    'Ocean freight (OF) · 20GP Prepaid 1 × USD 1,150.00 per container USD 1,150.00 7.1234 13 Nov 2026 8,191.91 0%',
    'Ocean freight (OF) · 40HQ Prepaid 3 × USD 1,850.50 per container USD 5,551.50 7.1234 13 Nov 2026 39,545.56 0%',
    'Documentation fee (DOC) Prepaid 2 × CNY 450.00 per bill of lading CNY 900.00 900.00 6%',
    'Total incl. VAT CNY 69,027.12',
    'converted at the exchange rates shown',
  ]
  expect(printed.filter((words) => !containsText(document, words))).toEqual([])
})

test.each(['depot', 'trucking', 'warehouse'] as const)(
  'a quote document for %s can be written',
  async (mode) => {
    const made = exampleOffers[mode]()
    const offer = made.ok ? made.value.offers[0] : undefined
    if (!offer) throw new Error('The example has no offer')
    const route = { from: 'Chengdu', to: 'Duisburg', pickUpPlace: null, containers: [] }
    const quote = { ...booked(), offer, query: null, route, remark: 'Twice a week, 堃喆玥' }
    const document = await readPdf(await bytesOf(quoteDocument(quote, brandOf('ningbo'), 'zh')))
    const translate = translateWithNames('zh', places)
    for (const line of offer.quote.lines) {
      expect(containsText(document, chargeName(line).zh), line.fee).toBe(true)
      // The tier, the truck or the minimum that the line is for; a long sentence breaks its line somewhere.
      expect(containsText(document, explainLine(line, 'zh', translate).rule), line.rule).toBe(true)
    }
    for (const words of ['成都', '杜伊斯堡', 'Twice a week, 堃喆玥', formatMoney(offer.quote.total, 'zh')])
      expect(containsText(document, words), words).toBe(true)
  },
)

describe.each(languages)('in %s places have their name and code', (language) => {
  const documentOf = async (mode: 'depot' | 'trucking' | 'warehouse', change: object, more: object) => {
    const made = exampleOffers[mode]()
    const offer = made.ok ? made.value.offers[0] : undefined
    if (!offer) throw new Error('The example has no offer')
    const quote = { ...booked(), offer: { ...offer, ...change }, ...more } as DocumentQuote
    return readPdf(await bytesOf(quoteDocument(quote, brandOf('group'), language)))
  }
  const beside = (name: string, code: string) =>
    language === 'zh' ? `${name}（${code}）` : `${name} (${code})`

  test.each([
    ['a terminal', 'QQCTU', { zh: '青岛前湾联合集装箱码头', en: 'Qingdao Qianwan United' }],
    ['a depot', 'DP-9', { zh: '保税堆场', en: 'Bonded Depot' }],
  ])('the pick-up place: %s', async (_what, pickUpPlace, name) => {
    const query = { ...truckingQuery, pickUpPlace }
    const route = { from: 'CNTAO', to: '370211', pickUpPlace, containers: [] }
    const document = await documentOf('trucking', { item: { code: 'L-1', pickUpPlace } }, { query, route })
    expect(containsText(document, beside(name[language], pickUpPlace))).toBe(true)
    expect(containsText(document, beside(language === 'zh' ? '黄岛' : 'Huangdao', '370211'))).toBe(true)
  })

  test('trucking states the weight of its containers and the loading points', async () => {
    const containers = [{ type: '20GP', count: 2, grossWeightKg: 12_500 }]
    const document = await documentOf(
      'trucking',
      {},
      { query: { ...truckingQuery, containers, loadingPoints: 3 } },
    )
    const stated =
      language === 'zh'
        ? ['2 × 20GP（单箱毛重 12,500 公斤）', '装货点 3']
        : ['2 × 20GP (12,500 kg gross each)', 'Loading points 3']
    expect(stated.filter((words) => !containsText(document, words))).toEqual([])
  })

  test('the depot and the warehouse of an offer', async () => {
    const stay = await documentOf('depot', { item: { code: 'DP-9' } }, { query: depotQuery })
    expect(containsText(stay, beside(language === 'zh' ? '保税堆场' : 'Bonded Depot', 'DP-9'))).toBe(true)
    expect(containsText(stay, language === 'zh' ? '空重箱 重箱' : 'Empty or laden Laden')).toBe(true)
    const goods = await documentOf('warehouse', { item: { code: 'WH-9' } }, { query: warehouseQuery })
    expect(containsText(goods, beside(language === 'zh' ? '恒温仓' : 'Cool Store', 'WH-9'))).toBe(true)
  })

  test('two containers that stay for 15 days of a tier are 30 container-days, goods are stored by the day', async () => {
    const stay = await documentOf('depot', {}, { query: depotQuery })
    const stored = language === 'zh' ? '30 箱天 × ¥30.00' : '30 × CNY 30.00 per container-day'
    const power = language === 'zh' ? '3 箱天 × ¥100.00' : '3 × CNY 100.00 per container-day'
    expect([stored, power].filter((words) => !containsText(stay, words))).toEqual([])
    const goods = await documentOf('warehouse', {}, { query: warehouseQuery })
    expect(containsText(goods, language === 'zh' ? ' 天 × ¥' : ' per day')).toBe(true)
  })

  test('the depots of a contingent charge', async () => {
    const document = await readPdf(await bytesOf(quoteDocument(booked(), brandOf('group'), language)))
    expect(containsText(document, language === 'zh' ? '前湾堆场' : 'Qianwan Depot')).toBe(true)
    expect(containsText(document, language === 'zh' ? '青岛前湾集装箱码头' : 'Qingdao Qianwan')).toBe(true)
    expect(containsText(document, 'QQCTX')).toBe(false)
  })
})

test('the same quote in the same language has the same bytes, dated by the quote and not by the clock', async () => {
  const first = await bytesOf(quoteDocument(booked(), brandOf('group'), 'zh'))
  const second = await bytesOf(quoteDocument(booked(), brandOf('group'), 'zh'))
  expect(Buffer.compare(first, second)).toBe(0)
  const dates = Buffer.from(first)
    .toString('latin1')
    .match(/D:\d{14}/g)
  expect(dates).toEqual(['D:20261115040000', 'D:20261115040000'])
})

test('each brand prints its own name, contact and filing only', async () => {
  const [fujian, shanghai] = [brandOf('fujian'), brandOf('shanghai')]
  const document = await readPdf(await bytesOf(quoteDocument(booked(), fujian, 'zh')))
  for (const words of [fujian.name.zh, fujian.contact.address.zh, fujian.contact.email, fujian.filing.icp])
    expect(containsText(document, words), words).toBe(true)
  for (const words of [shanghai.name.zh, shanghai.contact.email, shanghai.filing.icp])
    expect(containsText(document, words), words).toBe(false)
})

test.each(languages)('in %s the first page has what is needed to verify the quote', async (language) => {
  const quote = booked()
  const texts = await readType(await bytesOf(quoteDocument(quote, brandOf('group'), language)))
  expect(texts.map(({ text }) => text).join('')).toContain(quote.digest)
})

test.each(languages)('in %s the date of an exchange rate is on a line of its own', (language) => {
  const quote = booked()
  const drawn = JSON.stringify(quoteDocument(quote, brandOf('group'), language).content)
  const converted = quote.offer.quote.lines.filter(({ exchangeRate: { from, to } }) => from !== to)
  expect(converted.length).toBeGreaterThan(0)
  for (const { exchangeRate } of converted) {
    const lines = `${exchangeRate.value}\n${formatDay(exchangeRate.date, language, 'date')}`
    expect(drawn).toContain(JSON.stringify(lines))
  }
})

test('the QR code leads to the verify page of the quote', () => {
  const quote = booked()
  const drawn = JSON.stringify(quoteDocument(quote, brandOf('group'), 'en').content)
  expect(drawn).toContain(JSON.stringify(qrDrawing(quote.verifyUrl)))
})

test.each([
  ['zh', '西安', '杜伊斯堡', '12,500.5'],
  ['en', 'Xi’an', 'Duisburg', '12,500.5'],
] as const)(
  'the document of an offer by staff states in %s what was requested',
  async (language, from, to, weight) => {
    const requested = {
      from: '西安',
      to: 'Duisburg',
      goods: 'Furniture',
      weightKg: '12500.5',
      readyOn: '2026-11-25',
    }
    const route = { from: '西安', to: 'Duisburg', pickUpPlace: null, containers: [] }
    const quote = { ...booked(), query: null, requestNumber: 'R261115-000001', requestKind: 'rail' as const }
    const printed = await readPdf(
      await bytesOf(quoteDocument({ ...quote, route, requested }, brandOf('group'), language)),
    )
    for (const text of [from, to, 'Furniture', weight, formatDay('2026-11-25', language, 'date')])
      expect(containsText(printed, text)).toBe(true)
    expect(containsText(printed, language === 'zh' ? '报价人 周航' : 'Offered by 周航')).toBe(true)
  },
)
