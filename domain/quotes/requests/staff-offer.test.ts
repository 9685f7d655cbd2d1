import { describe, expect, test } from 'vitest'
import { slidersOf } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { formatParams } from '#domain/quotes/explanation/explain-params.ts'
import { pricesPerType } from '#domain/quotes/per-type.ts'
import { quoteStateAt } from '#domain/quotes/saved/quote-state.ts'
import { inputsOf } from '#domain/tariffs/formula.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import {
  missingFields,
  type RequestField,
  type RequestKind,
  requestFields,
  requestForms,
  wasOpenedLately,
} from './quote-request.ts'
import { type StaffOfferInput, staffOffer } from './staff-offer.ts'
import { staffOfferProblems } from './staff-offer-problems.ts'
import { typedFrom } from './typed-from.ts'

const input: StaffOfferInput = {
  request: 'R261115-000001',
  charges: [
    { fee: 'OF', group: 'freight', unitPrice: '1200.5', quantity: '2' },
    { fee: 'TRUCK', group: 'origin', unitPrice: '800', quantity: '2' },
  ],
  containers: [{ type: '40HQ', count: 2 }],
  validUntil: '2026-11-30',
}

describe('an offer by staff', () => {
  test('is calculated as every other offer: converted, taxed and explained', () => {
    const result = staffOffer(input, exampleContext)
    if (!result.ok) expect.fail(result.refusal)
    const { quote, ...offer } = result.value
    expect(offer).toEqual({
      mode: 'agreed',
      item: { code: 'R261115-000001' },
      validUntil: '2026-11-30T15:59:59.000Z',
    })
    expect(
      quote.lines.map(({ fee, sum, standardAmount }) => [fee, sum.amount, standardAmount.amount]),
    ).toEqual([
      ['TRUCK', '1600.00', '1600.00'],
      ['OF', '2401.00', '17103.28'],
    ])
    expect(quote.lines.map(({ formula }) => inputsOf(formula).map(({ name }) => name))).toEqual([
      ['price', 'quantity'],
      ['price', 'quantity'],
    ])
    expect(quote.taxes).toMatchObject([{ percent: '9', tax: { amount: '144.00' } }])
    expect(quote.total.amount).toBe('18847.28')
    expect(quote.tariffs).toEqual([{ code: 'R261115-000001', version: '1' }])
  })

  test('is refused when a currency has no exchange rate', () => {
    expect(staffOffer(input, { ...exampleContext, exchangeRates: {} })).toMatchObject({
      ok: false,
      refusal: 'no-price',
    })
  })
})

describe('the container type of a charge', () => {
  const freight = { fee: 'OF', group: 'freight', quantity: '2' } as const
  const containers = [
    { type: '20GP', count: 2 },
    { type: '40HQ', count: 2 },
  ] as const
  const offerOf = (charges: StaffOfferInput['charges']) => {
    const result = staffOffer({ ...input, charges, containers }, exampleContext)
    if (!result.ok) expect.fail(result.refusal)
    return result.value.quote
  }
  const typed = offerOf([
    { ...freight, unitPrice: '1000', containerType: '20GP' },
    { ...freight, unitPrice: '1500', containerType: '40HQ' },
    { fee: 'DOC', group: 'origin', unitPrice: '450', quantity: '1' },
  ])

  test('is a fact of its line, and is typed over with it', () => {
    expect(typed.lines.map(({ params }) => params.type)).toEqual([undefined, '20GP', '40HQ'])
    expect(typedFrom(typed).lines.map(({ containerType }) => containerType)).toEqual([
      undefined,
      '20GP',
      '40HQ',
    ])
  })

  test('is not typed again where it is no longer offered', () => {
    const lines = typed.lines.map((line) => ({ ...line, params: { ...line.params, type: 'of-before' } }))
    expect(typedFrom({ ...typed, lines }).lines.filter((line) => 'containerType' in line)).toEqual([])
  })

  test('gives a price for each type where every type has one', () => {
    // At 7.1234 yuan for a dollar.
    expect(pricesPerType(typed.lines, containers).map(({ type, each }) => [type, each.amount])).toEqual([
      ['20GP', '7123.40'],
      ['40HQ', '10685.10'],
    ])
    const untyped = offerOf([
      { ...freight, unitPrice: '1000', containerType: '20GP' },
      { ...freight, unitPrice: '1500' },
    ])
    expect(pricesPerType(untyped.lines, containers)).toEqual([])
  })
})

describe('the currency of a charge', () => {
  const euro = { value: '8.2512', from: 'EUR', to: 'CNY', date: '2026-11-15', source: 'test' } as const
  const inEuros = staffOffer(
    {
      ...input,
      charges: [{ fee: 'RAIL', group: 'freight', unitPrice: '1000', quantity: '2', currency: 'EUR' }],
    },
    { ...exampleContext, exchangeRates: { EUR: euro } },
  )

  test('is chosen by staff, whatever the fee usually has', () => {
    if (!inEuros.ok) expect.fail(inEuros.refusal)
    const [line] = inEuros.value.quote.lines
    expect(line?.sum).toEqual({ amount: '2000.00', currency: 'EUR' })
    // 2,000 euros at 8.2512.
    expect(line?.standardAmount).toEqual({ amount: '16502.40', currency: 'CNY' })
  })

  test('is that of the sentence which explains the line', () => {
    if (!inEuros.ok) expect.fail(inEuros.refusal)
    const [line] = inEuros.value.quote.lines
    expect(formatParams(line?.params ?? {}, 'en').price).toBe('EUR\u00A01,000.00')
    const usual = staffOffer(input, exampleContext)
    if (!usual.ok) expect.fail(usual.refusal)
    const freight = usual.value.quote.lines.find(({ fee }) => fee === 'OF')
    expect(formatParams(freight?.params ?? {}, 'en').price).toBe('USD\u00A01,200.50')
  })
})

describe('what may be charged after an offer by staff', () => {
  const later = [
    { fee: 'DSF', trigger: 'waiting', unitPrice: '80' },
    { fee: 'CYF', trigger: 'inspection', unitPrice: '45.5', currency: 'EUR' },
    { fee: 'RTH', trigger: 'described', unitPrice: '300', condition: 'Train cancelled by the railway' },
  ] as const
  const result = staffOffer({ ...input, later }, exampleContext)

  test('has its price, its unit and its trigger', () => {
    if (!result.ok) expect.fail(result.refusal)
    expect(
      result.value.quote.contingentCharges.map(({ mode, fee, trigger, unit, unitPrice }) => [
        mode,
        fee,
        trigger,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['agreed', 'DSF', 'waiting', 'hour', { amount: '80.00', currency: 'CNY' }],
      ['agreed', 'CYF', 'inspection', 'container', { amount: '45.50', currency: 'EUR' }],
      ['agreed', 'RTH', 'described', 'container', { amount: '300.00', currency: 'CNY' }],
    ])
  })

  test('can come for every container of the offer', () => {
    if (!result.ok) expect.fail(result.refusal)
    const sliders = slidersOf({ ...result.value.quote, query: null })
    expect(sliders.find(({ charges: [charge] }) => charge.fee === 'CYF')?.max).toBe(2)
  })

  test('by the cargo comes at most to the cargo of the request', () => {
    const perKilogram = [{ fee: 'AGH', trigger: 'additional-work', unitPrice: '0.50' }] as const
    const offer = staffOffer({ ...input, later: perKilogram, cargo: { weightKg: '860' } }, exampleContext)
    if (!offer.ok) expect.fail(offer.refusal)
    expect(slidersOf({ ...offer.value.quote, query: null }).map(({ max }) => max)).toEqual([860])
    expect(typedFrom(offer.value.quote).later).toEqual(perKilogram)
  })

  test('is typed over as it was typed', () => {
    if (!result.ok) expect.fail(result.refusal)
    expect(typedFrom(result.value.quote).later).toEqual([
      { fee: 'DSF', trigger: 'waiting', unitPrice: '80.00' },
      { fee: 'CYF', trigger: 'inspection', unitPrice: '45.50', currency: 'EUR' },
      {
        fee: 'RTH',
        trigger: 'described',
        unitPrice: '300.00',
        condition: 'Train cancelled by the railway',
      },
    ])
  })

  test('a trigger that is no longer offered is not typed again', () => {
    if (!result.ok) expect.fail(result.refusal)
    const [charge] = result.value.quote.contingentCharges
    if (!charge) expect.fail('The offer has no later charge')
    expect(typedFrom({ lines: [], contingentCharges: [{ ...charge, trigger: 'of-before' }] }).later).toEqual(
      [],
    )
  })

  test('names every wrong field', () => {
    const wrong = [
      { fee: 'DSF', trigger: 'waiting', unitPrice: '0' },
      { fee: 'DSF', trigger: 'waiting', unitPrice: '80' },
      { fee: 'DSF', trigger: 'described', unitPrice: '80' },
      { fee: 'CYF', trigger: 'inspection', unitPrice: '80', condition: 'Too much' },
    ] as const
    expect(staffOfferProblems({ later: wrong }, '2026-11-15')).toEqual({
      'later.0.unitPrice': 'too-small',
      'later.1.fee': 'inconsistent',
      'later.2.condition': 'required',
      'later.3.condition': 'inconsistent',
    })
  })
})

test('the lines of an offer by staff are typed over as they were typed', () => {
  const result = staffOffer(input, exampleContext)
  if (!result.ok) expect.fail(result.refusal)
  expect(typedFrom(result.value.quote).lines).toEqual([
    { fee: 'TRUCK', group: 'origin', unitPrice: '800.00', quantity: '2' },
    { fee: 'OF', group: 'freight', unitPrice: '1200.50', quantity: '2' },
  ])
})

test.each([
  ['nothing', {}, {}],
  ['fields that failed the schema', { lines: [undefined, {}], later: [undefined, {}] }, {}],
  ['a fee without a quantity', { lines: [{ fee: 'OF' }] }, {}],
  ['a quantity without a fee', { lines: [{ quantity: '0.5' }] }, {}],
  ['half a container', { lines: [{ fee: 'OF', quantity: '0.5' }] }, { 'lines.0.quantity': 'wrong-format' }],
  [
    'a price of zero',
    { lines: [{ fee: 'OF', unitPrice: '0.00', quantity: '1' }] },
    { 'lines.0.unitPrice': 'too-small' },
  ],
  ['yesterday', { validUntil: '2026-11-14' }, { validUntil: 'too-small' }],
  ['today', { validUntil: '2026-11-15' }, {}],
  ['half a year', { validUntil: '2027-05-14' }, {}],
  ['a day more', { validUntil: '2027-05-15' }, { validUntil: 'too-large' }],
] as const)('an offer by staff with %s: %o has the problems %o', (_what, typed, problems) => {
  expect(staffOfferProblems(typed, '2026-11-15')).toEqual(problems)
})

test('an offer by staff for several container types has no price for each: its lines name no type', () => {
  const containers = [
    { type: '20GP', count: 2 },
    { type: '40HQ', count: 3 },
  ]
  const result = staffOffer({ ...input, containers }, exampleContext)
  if (!result.ok) expect.fail(result.refusal)
  expect(result.value.quote).toMatchObject({ perType: [], perContainer: null })
})

describe('a quote request', () => {
  test.each<[RequestKind, RequestField[]]>([
    ['ocean', ['from', 'to', 'containers', 'readyOn']],
    ['trucking', ['from', 'to', 'containers', 'readyOn']],
    ['warehouse', ['to', 'goods', 'volumeCbm', 'readyOn']],
    ['depot', ['to', 'containers', 'readyOn']],
    ['rail', ['from', 'to', 'containers', 'goods', 'readyOn']],
    ['air', ['from', 'to', 'goods', 'weightKg', 'readyOn']],
    ['customs', ['from', 'goods', 'declarations']],
    ['soc', ['from', 'to', 'containers', 'readyOn']],
    ['overseas-warehouse', ['to', 'goods', 'volumeCbm']],
    ['insurance', ['from', 'to', 'goods', 'insuredValue', 'readyOn']],
    ['barge', ['from', 'to', 'containers', 'readyOn']],
    ['inland-terminal', ['containers', 'readyOn']],
    ['container-management', ['containers', 'readyOn']],
  ])('%s requires %j, and asks for them', (kind, required) => {
    expect(Object.keys(missingFields(kind, {}))).toEqual(required.map((field) => `details.${field}`))
    const { asks } = requestForms[kind]
    expect(asks).toEqual(expect.arrayContaining(required))
    expect(requestFields).toEqual(expect.arrayContaining([...asks]))
    expect(new Set(asks).size).toBe(asks.length)
  })

  test('an empty list and an empty text count as missing', () => {
    const wrong = missingFields('soc', { from: 'CNNGB', to: '', containers: [], readyOn: '2026-12-01' })
    expect(wrong).toEqual({ 'details.to': 'required', 'details.containers': 'required' })
  })
})

test.each([
  ['accepted, whatever the time', { isAccepted: true }, '2026-11-01T04:00:00.000Z', 'accepted'],
  ['withdrawn, whatever the time', { isWithdrawn: true }, '2026-11-01T04:00:00.000Z', 'withdrawn'],
  ['withdrawn while it is valid', { isWithdrawn: true }, '2026-11-16T04:00:00.000Z', 'withdrawn'],
  ['open at its last instant', {}, '2026-11-15T04:00:00.000Z', 'open'],
  ['expired after it', {}, '2026-11-15T03:59:59.999Z', 'expired'],
])('a quote is %s', (_what, ends, validUntil, state) => {
  const quote = { isAccepted: false, isWithdrawn: false, ...ends, validUntil }
  expect(quoteStateAt(quote, new Date('2026-11-15T04:00:00Z'))).toBe(state)
})

test.each([
  ['2026-11-15T04:00:00Z', true],
  ['2026-11-15T03:45:00Z', true],
  ['2026-11-15T03:44:59Z', false],
])('a request opened at %s was opened in the last quarter of an hour: %s', (openedAt, isLate) => {
  expect(wasOpenedLately(new Date(openedAt), new Date('2026-11-15T04:00:00Z'))).toBe(isLate)
})
