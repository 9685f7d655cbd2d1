import { describe, expect, test } from 'vitest'
import type { AdminRequest } from '#contract/requests.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { taxPercents } from '#domain/values/tax-percents.data.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { answerRules, calculate, findFee, linesIn, sumsByCurrency, typedLines } from './answer-lines.ts'
import { newestRates } from './use-exchange-rates.ts'
import { feesFor, mainFee } from './usual-fees.ts'
import { typesOf, usualGroup, usualLines } from './usual-lines.ts'

const today = '2026-11-15'

const request: AdminRequest = {
  number: 'RQ-1',
  kind: 'rail',
  state: 'open',
  details: { containers: [{ type: '40HQ', count: 2 }] },
  attachments: [],
  createdAt: '2026-11-14T00:00:00.000Z',
  answeredAt: null,
  quoteNumber: null,
  reason: null,
  brand: 'group',
  person: { id: 'p', name: 'Lin Hai' },
  company: null,
  answeredBy: null,
  alsoOpenedBy: null,
  dueAt: null,
  owner: null,
  offers: [],
  contact: { name: 'Lin Hai', phone: '13800000000', email: null },
}

const countOf = (type: '20GP' | '40HQ', count: number) => ({ type, count })

test.each<[string, Partial<AdminRequest>, string[]]>([
  ['two containers of one type', { details: { containers: [countOf('20GP', 2)] } }, ['2']],
  [
    'a line for each of two types',
    { details: { containers: [countOf('20GP', 2), countOf('40HQ', 3)] } },
    ['2', '3'],
  ],
  ['no containers', { details: {} }, ['1']],
  ['no rows of containers', { details: { containers: [] } }, ['1']],
  [
    'storage by container and day',
    { kind: 'depot', details: { days: 10, containers: [countOf('20GP', 2), countOf('40HQ', 3)] } },
    ['20', '30'],
  ],
  ['storage without days', { kind: 'depot', details: { containers: [countOf('20GP', 2)] } }, ['1']],
  ['the days in a warehouse', { kind: 'warehouse', details: { days: 14, volumeCbm: '25.5' } }, ['14']],
  ['the declarations', { kind: 'customs', details: { declarations: 3 } }, ['3']],
  ['containers on a barge', { kind: 'barge', details: { containers: [countOf('20GP', 4)] } }, ['4']],
  ['one policy', { kind: 'insurance', details: { insuredValue: '500000' } }, ['1']],
  ['air cargo by its weight', { kind: 'air', details: { weightKg: '320' } }, ['320']],
])('the lines that an answer begins with: %s', (_, change, quantities) => {
  const lines = usualLines({ ...request, ...change })
  expect(lines.map(({ quantity }) => quantity)).toEqual(quantities)
  expect(new Set(lines.map(({ fee }) => fee))).toEqual(new Set([mainFee(change.kind ?? request.kind)]))
})

test('a line names its container type where the request has several', () => {
  const several = {
    ...request,
    details: { containers: [countOf('20GP', 2), countOf('40HQ', 3), countOf('20GP', 1)] },
  }
  expect(usualLines(several).map(({ containerType }) => containerType)).toEqual(['20GP', '40HQ'])
  expect(typesOf(several)).toEqual(['20GP', '40HQ'])
  expect(usualLines(request)[0]?.containerType).toBeUndefined()
  expect(typesOf(request)).toEqual([])
})

test.each<[AdminRequest['kind'], FeeCode, string]>([
  ['ocean', 'OF', 'freight'],
  ['ocean', 'AMS', 'freight'],
  ['ocean', 'BGF', 'origin'],
  ['ocean', 'CYF', 'origin'],
  ['ocean', 'THC', 'origin'],
  ['ocean', 'TRUCK', 'origin'],
  ['ocean', 'BARGE', 'freight'],
  ['ocean', 'CLEARANCE', 'destination'],
  ['rail', 'BGF', 'origin'],
  ['air', 'MYC', 'freight'],
  ['air', 'DELIVERY', 'destination'],
  ['trucking', 'TRUCK', 'freight'],
  ['trucking', 'GSF', 'freight'],
  ['trucking', 'BGF', 'origin'],
  ['barge', 'TRUCK', 'origin'],
  ['customs', 'BGF', 'origin'],
  ['overseas-warehouse', 'OST', 'destination'],
  ['overseas-warehouse', 'BGF', 'origin'],
  ['insurance', 'INS', 'freight'],
])('in an offer for %s, %s stands under %s', (kind, fee, group) => {
  expect(usualGroup(kind, fee)).toBe(group)
})

const values = {
  'lines.0.fee': 'Trucking TRUCK',
  'lines.0.group': 'origin',
  'lines.0.unitPrice': '1000',
  'lines.0.quantity': '2',
  'lines.1.fee': 'of',
  'lines.1.group': 'freight',
  'lines.1.unitPrice': '100.5',
  'lines.1.quantity': '2',
  validUntil: today,
  remark: 'Door to door',
}

test('the container type of a line is read from the form; without one it is for all', () => {
  const typed = { ...values, 'lines.0.containerType': '40HQ', 'lines.1.containerType': '' }
  const types = ['40HQ', undefined]
  expect(typedLines(typed, 2).map(({ containerType }) => containerType)).toEqual(types)
  expect(linesIn(typed).map(({ containerType }) => containerType)).toEqual(types)
})

describe('a charge is found', () => {
  test.each([
    ['OF', 'OF'],
    [' of ', 'OF'],
    ['Ocean freight', 'OF'],
    ['ocean freight of', 'OF'],
    ['海运费', 'OF'],
    ['Bunker adjustment factor', 'BAF'],
    ['箱款', 'BOX'],
    ['燃油附加费', 'BAF'],
    ['拖车燃油费 RYF', 'RYF'],
    ['ocean', undefined],
    ['', undefined],
  ])('by %s: %s', (text, fee) => {
    expect(findFee(text)).toBe(fee)
  })
})

describe('the main charge of each kind of request', () => {
  test.each([
    ['air', 'AIR', '空运费', '0'],
    ['rail', 'RAIL', '铁路运费', '0'],
    ['overseas-warehouse', 'OST', '海外仓仓储费', '0'],
    ['soc', 'SOC', '用箱费', '13'],
    ['customs', 'BGF', '代理报关费', '6'],
    ['ocean', 'OF', '海运费', '0'],
    ['trucking', 'TRUCK', '拖车费', '9'],
    ['warehouse', 'CCF', '仓储费', '6'],
    ['depot', 'STORAGE', '堆存费', '6'],
  ] as const)('%s: %s %s, with %s percent VAT', (kind, fee, name, percent) => {
    expect(mainFee(kind)).toBe(fee)
    expect(feeItems[fee].name.zh).toBe(name)
    expect(taxPercents[feeItems[fee].taxed]).toBe(percent)
    const fees = feesFor(kind).map(({ code }) => code)
    expect(fees[0]).toBe(fee)
    expect(fees.toSorted()).toEqual(Object.keys(feeItems).sort())
  })
})

test('only valid lines count', () => {
  expect(typedLines(values, 2)).toEqual([
    { fee: 'TRUCK', group: 'origin', unitPrice: '1000', quantity: '2' },
    { fee: 'OF', group: 'freight', unitPrice: '100.5', quantity: '2' },
  ])
  expect(typedLines({ ...values, 'lines.1.quantity': '1.5' }, 2)).toHaveLength(1)
  expect(typedLines({ ...values, 'lines.1.fee': 'ship' }, 2)).toHaveLength(1)
  expect(typedLines(values, 1)).toHaveLength(1)
})

test('every wrong field of every line is reported', () => {
  expect(problemsOf(answerRules(2, today), values)).toEqual({})
  const wrong = {
    ...values,
    'lines.0.fee': '',
    'lines.0.unitPrice': '',
    'lines.1.fee': 'ship',
    'lines.1.quantity': '0',
    validUntil: '2026-11-14',
    remark: ' ',
  }
  expect(problemsOf(answerRules(2, today), wrong)).toEqual({
    'lines.0.fee': 'required',
    'lines.0.unitPrice': 'required',
    'lines.1.fee': 'unknown-value',
    'lines.1.quantity': 'too-small',
    validUntil: 'too-small',
    remark: 'required',
  })
})

const row = {
  id: 1,
  state: 'applies',
  withdrawnBy: null,
  from: 'USD',
  value: '7.1',
  source: 'bank',
  enteredBy: '',
  enteredAt: '',
} as const

test('the newest rate of a currency applies; rates of future dates do not', () => {
  const rates = newestRates(
    [
      { ...row, date: '2026-11-10' },
      { ...row, date: '2026-11-14', value: '7.2' },
      { ...row, date: '2026-11-15', value: '8', state: 'withdrawn' },
      { ...row, date: '2026-11-16', value: '9' },
    ],
    today,
  )
  expect(rates).toEqual({ USD: { from: 'USD', to: 'CNY', date: '2026-11-14', value: '7.2', source: 'bank' } })
})

describe('the totals', () => {
  const sums = (rates: Parameters<typeof calculate>[2]['rates']) =>
    calculate(request, typedLines(values, 2), { today, rates, validUntil: today })

  test('are converted, with tax, and values per container', () => {
    const offer = sums(newestRates([{ ...row, date: today }], today))
    // 2000 at 9% and 201 USD at 7.1 without tax: 2000 + 180 + 1427.10
    expect(offer).toMatchObject({
      ok: true,
      value: {
        quote: {
          net: { amount: '3427.10', currency: 'CNY' },
          taxes: [{ percent: '9', tax: { amount: '180.00', currency: 'CNY' } }],
          total: { amount: '3607.10', currency: 'CNY' },
          perContainer: { amount: '1803.55', currency: 'CNY' },
        },
      },
    })
  })

  test('without an exchange rate are summed by currency', () => {
    expect(sumsByCurrency([...typedLines(values, 2), ...typedLines(values, 1)])).toEqual([
      { amount: '4000.00', currency: 'CNY' },
      { amount: '201.00', currency: 'USD' },
    ])
  })

  test('say which exchange rate is missing', () => {
    expect(sums({})).toMatchObject({ ok: false, refusal: 'no-price', params: { currency: 'USD' } })
  })
})
