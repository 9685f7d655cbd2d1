import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { explainInclusions, explainTerms } from '#domain/quotes/explanation/explain-terms.ts'
import { inclusionGroups, otherServices } from '#domain/quotes/inclusions.ts'
import { incoterms } from '#domain/quotes/incoterm.ts'
import { freeTimeTriggers } from '#domain/quotes/offers/free-days.ts'
import { oceanOffers, type PricedOceanQuery } from '#domain/quotes/offers/ocean-offers.ts'
import { payers } from '#domain/quotes/totals.ts'
import { billTypes } from '#domain/tariffs/ocean/bill-type.ts'
import { exampleBooking, exampleContext, exampleSailingsToPrice } from '#tests/fixtures/quotes.ts'
import { messages } from './messages.ts'

function quoteFor(change: Partial<PricedOceanQuery>) {
  const made = oceanOffers({ ...exampleBooking, ...change }, exampleSailingsToPrice, exampleContext)
  if (!made.ok || !made.value.offers[0]) throw new Error(JSON.stringify(made))
  return made.value.offers[0].quote
}

const textsOf = (language: Language, change: Partial<PricedOceanQuery> = {}, departsOn?: string) => {
  const translate = (key: string, params = {}) => sentence(messages[language], language, key, params)
  const { terms, contingentCharges, lines } = quoteFor(change)
  const isCollected = lines.some(({ paymentTerm }) => paymentTerm === 'collect')
  return {
    groups: explainInclusions({ terms }, language, translate),
    statements: explainTerms({ terms, contingentCharges, isCollected, departsOn }, language, translate),
  }
}

const sortedKeys = (texts: object) => Object.keys(texts).toSorted()

describe.each(languages)('in %s', (language) => {
  const { offerTerms } = messages[language].quotes

  test('every group, service, term and bill has its words, and no word stands idle', () => {
    expect(sortedKeys(offerTerms.groups)).toEqual(inclusionGroups.toSorted())
    expect(sortedKeys(offerTerms.services)).toEqual(otherServices.toSorted())
    expect(sortedKeys(offerTerms.incoterms)).toEqual(incoterms.toSorted())
    expect(sortedKeys(offerTerms.bills)).toEqual(billTypes.toSorted())
    expect(sortedKeys(offerTerms.freeTime)).toEqual(freeTimeTriggers.toSorted())
    expect(sortedKeys(offerTerms.sides)).toEqual(payers.toSorted())
  })

  test('no sentence has a hole', () => {
    const { groups, statements } = textsOf(language, { incoterm: 'DAP' }, '2026-11-28')
    const texts = [
      ...groups.flatMap(({ items }) => items),
      ...statements.flatMap((one) => [one.name, one.text]),
    ]
    expect(texts.length).toBeGreaterThan(20)
    for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|offerTerms/)
  })
})

test('the statements of a collect quote, in order', () => {
  const { statements } = textsOf(
    'en',
    {
      paymentTerms: { freight: 'collect', destination: 'collect' },
      incoterm: 'FOB',
      containers: [{ type: '40HQ', count: 1 }],
    },
    '2026-11-28',
  )
  // Amounts keep their currency on the same line.
  const plain = statements.map(({ name, text }) => ({ name, text: text.replaceAll('\u00A0', ' ') }))
  expect(plain).toEqual([
    // Pages and documents put the name in place of the code.
    { name: 'Loading district', text: '370211' },
    { name: 'Incoterm', text: expect.stringContaining('FOB, free on board') },
    { name: 'Bill of lading', text: 'Original bill of lading: cargo released against originals' },
    { name: 'Detention at origin', text: '40HQ: 7 free days, then CNY 120.00 per container per day' },
    { name: 'Demurrage at origin', text: '40HQ: 7 free days, then CNY 80.00 per container per day' },
    { name: 'Demurrage at destination', text: '40HQ: 4 free days, then EUR 100.00 per container per day' },
    { name: 'Detention at destination', text: '40HQ: 7 free days, then EUR 75.00 per container per day' },
    { name: 'Prepaid charges', text: expect.stringMatching(/7 days after departure, by .*5 Dec 2026/) },
    { name: 'Collect charges', text: 'Due before the cargo is released at destination' },
    { name: 'Trucking liability insurance', text: expect.stringContaining('2,000,000.00 per accident') },
  ])
})

test('what the carrier says about its rate is stated last, in the words of the rate', () => {
  const carrierRemark = '20GP: 21 t'
  const sailings = exampleSailingsToPrice.map((one) => ({ ...one, rate: { ...one.rate, carrierRemark } }))
  const made = oceanOffers(exampleBooking, sailings, exampleContext)
  const quote = made.ok ? made.value.offers[0]?.quote : undefined
  if (!quote) throw new Error(JSON.stringify(made))
  const translate = (key: string, params = {}) => sentence(messages.en, 'en', key, params)
  const statements = explainTerms({ ...quote, isCollected: false }, 'en', translate)
  expect(statements.at(-1)).toEqual({ name: 'Carrier’s remarks', text: carrierRemark })
})

test('what is collect is in the total, what others charge is not', () => {
  const { groups } = textsOf('en', { paymentTerms: { freight: 'collect', destination: 'collect' } })
  expect(groups.map(({ title }) => title)).toEqual(['Included', 'Paid at destination', 'Not included'])
  expect(groups[1]?.items).toEqual(
    expect.arrayContaining([
      'Ocean freight (collect, in the total)',
      'Terminal handling at destination (DTHC) (local tariff, not in the total)',
    ]),
  )
})

test('a quote of before terms were stated has none, only its free time', () => {
  const { contingentCharges } = quoteFor({})
  const translate = (key: string) => key
  expect(explainInclusions({ terms: null }, 'en', translate)).toEqual([])
  const statements = explainTerms(
    { terms: null, contingentCharges, isCollected: true, departsOn: '2026-11-28' },
    'en',
    translate,
  )
  expect(statements.map(({ name }) => name)).toEqual(
    freeTimeTriggers.map((trigger) => `quotes.offerTerms.freeTime.${trigger}`),
  )
})

const named = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')

test('a charge with a name of its own is included by that name; a group without items is left out', () => {
  const inclusions = {
    included: [{ fee: 'CRKF', rule: 'handling-in' }, { fee: 'CRKF' }],
    atDestination: [],
    notIncluded: [],
  }
  const terms = { ...quoteFor({}).terms, inclusions } as ReturnType<typeof quoteFor>['terms']
  expect(explainInclusions({ terms }, 'zh', named)).toEqual([
    { group: 'included', title: 'quotes.offerTerms.groups.included', items: ['入库费', '出入库费'] },
  ])
})

test('without a day of departure the prepaid charges have their days only, and without free days nothing is said of them', () => {
  const { terms } = quoteFor({})
  const source = { terms, contingentCharges: [], isCollected: false, departsOn: undefined }
  const statements = explainTerms(source, 'en', named)
  expect(statements).toContainEqual({
    name: 'quotes.offerTerms.names.prepaid',
    text: 'quotes.offerTerms.prepaid 7',
  })
  expect(statements.filter(({ name }) => /freeTime|collect/.test(name))).toEqual([])
})
