import { describe, expect, test } from 'vitest'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { formatFormula } from '#domain/tariffs/formula.ts'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import { deadFreight } from './dead-freight.ts'
import { contingentOceanCharges } from './ocean-charges.ts'
import type { AddOnQuery, OceanRequest } from './ocean-request.ts'
import { oceanTariffs, prepaidDueDays } from './ocean-tariff.data.ts'
import type { OceanTariff } from './ocean-tariff.ts'
import { prepaidDueOn } from './prepaid-due.ts'

const tariff = oceanTariffs.CNTAO

const rowsOf = (request: OceanRequest, by = tariff) =>
  contingentOceanCharges(request, by).map(
    (later) =>
      `${contingentChargeKey(later)} ${later.unitPrice.amount} ${later.unitPrice.currency} ${later.unit}`,
  )

test('a possible later charge has its price', () => {
  expect(rowsOf(sampleRequest)).toEqual([
    'KC.dead-freight.20GP 920.00 USD container',
    'KC.dead-freight.40HQ 1480.40 USD container',
    'TLX.telex-release 450.00 CNY BL',
    'DOC.amendment 300.00 CNY BL',
    'CDF.manifest-amendment 250.00 CNY BL',
    'DCF.roll-over 300.00 CNY BL',
    'OWS.overweight.20GP 150.00 USD container',
    'DET.detention.20GP 60.00 CNY container-day',
    'DEM.demurrage.20GP 40.00 CNY container-day',
    'DDM.destination-demurrage.20GP 65.00 EUR container-day',
    'DDT.destination-detention.20GP 45.00 EUR container-day',
    'SEAL.new-seal.20GP 50.00 CNY container',
    'OWS.overweight.40HQ 200.00 USD container',
    'DET.detention.40HQ 120.00 CNY container-day',
    'DEM.demurrage.40HQ 80.00 CNY container-day',
    'DDM.destination-demurrage.40HQ 100.00 EUR container-day',
    'DDT.destination-detention.40HQ 75.00 EUR container-day',
    'SEAL.new-seal.40HQ 50.00 CNY container',
  ])
})

test.each([
  ['original', true],
  ['telex-release', false],
  ['sea-waybill', false],
] as const)('with the bill %s, telex release may come later: %s', (billType, mayCome) => {
  expect(rowsOf({ ...sampleRequest, billType }).some((row) => row.startsWith('TLX'))).toBe(mayCome)
})

test.each([
  ['DEHAM', 'EUR 100.00'],
  ['FRLEH', 'EUR 85.00'],
  ['GBFXT', 'GBP 75.00'],
  ['USLAX', 'USD 200.00'],
  ['JPTYO', 'JPY 9000'],
  ['KRPUS', 'KRW 84000'],
  ['SGSIN', 'SGD 65.00'],
  ['AEJEA', 'AED 255.00'],
  ['AUSYD', 'AUD 240.00'],
  ['NZAKL', 'USD 160.00'],
])('demurrage at %s is in the currency in which carriers charge there: %s a day', (pod, price) => {
  const charges = contingentOceanCharges({ ...sampleRequest, rate: { ...sampleRate, pod } }, tariff)
  const large = charges.find(({ fee, variant }) => fee === 'DDM' && variant === '40HQ')
  expect(`${large?.unitPrice.currency} ${large?.unitPrice.amount}`).toBe(price)
  expect(large?.params.currency).toBe(large?.unitPrice.currency)
})

test('free time without a currency, as published before, is in dollars', () => {
  const dollars = (tariff.destinationFreeTime ?? []).map(({ currency: _own, ...row }) => row)
  const rows = rowsOf(sampleRequest, { ...tariff, destinationFreeTime: dollars })
  expect(rows.filter((row) => row.startsWith('DD')).every((row) => row.includes(' USD '))).toBe(true)
})

test('a port of discharge without a free time announces none', () => {
  const rows = rowsOf(sampleRequest, { ...tariff, destinationFreeTime: [] })
  expect(rows).toEqual(rowsOf(sampleRequest).filter((row) => !row.startsWith('DD')))
})

describe('more of a service is a possible charge where its price is known', () => {
  test.each<[AddOnQuery, string[]]>([
    [{ kind: 'export-customs', declarations: 2 }, ['BGF.another-declaration 200.00 CNY document']],
    [{ kind: 'import-clearance', declarations: 1 }, ['CLEARANCE.another-declaration 600.00 CNY document']],
    [{ kind: 'certificate-of-origin' }, ['COO.another-certificate 150.00 CNY document']],
    [{ kind: 'storage', cbm: '12.345', days: 7 }, ['CCF.longer-storage 18.5175 CNY day']],
    [{ kind: 'trucking' }, []],
    [{ kind: 'insurance', cargoValue: '1000' }, []],
    [{ kind: 'delivery', place: 'Rotterdam' }, []],
  ])('%o', (query, rows) => {
    expect(rowsOf({ ...sampleRequest, addOns: [query] }).slice(rowsOf(sampleRequest).length)).toEqual(rows)
  })

  test('and not where it has no price', () => {
    const addOns = [{ kind: 'import-clearance', declarations: 1 }] as const
    const rate = { ...sampleRate, pod: 'BRSSZ' }
    expect(rowsOf({ ...sampleRequest, rate, addOns })).toEqual(rowsOf({ ...sampleRequest, rate }))
  })

  test('nor where the tariff prices the service by a unit that is not counted', () => {
    const trucking = { per: 'CBM-day', fee: 'CCF', price: '1' } as const
    const storage = { per: 'container', fee: 'CCF', price: '1' } as const
    const odd = { ...tariff, originServices: { trucking, storage } }
    const addOns = [{ kind: 'trucking' }, { kind: 'storage', cbm: '1', days: 1 }] as const
    expect(rowsOf({ ...sampleRequest, addOns }, odd)).toEqual(rowsOf(sampleRequest, odd))
  })
})

test('the sentences know their figures', () => {
  const params = (trigger: string) =>
    contingentOceanCharges({ ...sampleRequest, addOns: [{ kind: 'storage', cbm: '2', days: 1 }] }, tariff)
      .filter((charge) => charge.trigger === trigger)
      .map((charge) => charge.params)
  expect(params('overweight')).toEqual([
    { type: '20GP', tons: 18, price: '150', currency: 'USD' },
    { type: '40HQ', tons: 24, price: '200', currency: 'USD' },
  ])
  expect(params('detention')).toEqual([
    { type: '20GP', freeDays: 7, price: '60', currency: 'CNY' },
    { type: '40HQ', freeDays: 7, price: '120', currency: 'CNY' },
  ])
  expect(params('new-seal').map(({ type }) => type)).toEqual(['20GP', '40HQ'])
  expect(params('amendment')).toEqual([{ price: '300', currency: 'CNY' }])
  expect(params('longer-storage')).toEqual([{ cbm: '2', price: '3', currency: 'CNY' }])
  expect(params('dead-freight')).toMatchObject([
    { percent: '80', freight: '1150', price: '920', currency: 'USD' },
    { percent: '80', freight: '1850.5', price: '1480.4', currency: 'USD' },
  ])
})

test("a carrier's own overweight surcharge is not announced a second time", () => {
  const overweight = { fee: 'OWS', per: 'container', price: '120' } as const
  const rate = { ...sampleRate, surcharges: [...sampleRate.surcharges, overweight] }
  expect(rowsOf({ ...sampleRequest, rate }).filter((row) => row.startsWith('OWS'))).toEqual([])
})

test('a type named twice is announced once; one without freight has no dead freight', () => {
  const containers = [
    { type: '45HQ', count: 1 },
    { type: '45HQ', count: 2 },
  ] as const
  const rows = rowsOf({ ...sampleRequest, containers })
  expect(rows.filter((row) => row.startsWith('DET'))).toHaveLength(1)
  expect(rows.filter((row) => row.startsWith('KC'))).toEqual([])
})

test('without a price for seals no new seal is announced', () => {
  const seals = (localCharges: OceanTariff['localCharges']) =>
    rowsOf(sampleRequest, { ...tariff, localCharges }).filter((row) => row.startsWith('SEAL'))
  expect(seals([])).toEqual([])
  expect(seals([{ fee: 'SEAL', per: 'container', price: { '40HQ': '60' } }])).toEqual([
    'SEAL.new-seal.40HQ 60.00 CNY container',
  ])
})

test('each announcement names where its price comes from', () => {
  const [ofRate, ofTariff] = [
    { code: 'QS-26110001', version: '3' },
    { code: 'ocean-CNTAO', version: 'ocean-2026-11' },
  ]
  for (const { fee, tariff: source } of contingentOceanCharges(sampleRequest, tariff))
    expect(source).toEqual(fee === 'KC' ? ofRate : ofTariff)
})

describe('dead freight is four fifths of the freight', () => {
  test.each([
    ['20GP', 2, '2 × 1150 × 80%', '1840.00'],
    ['40HQ', 1, '1 × 1850.5 × 80%', '1480.40'],
  ] as const)('%s × %i', (type, count, formula, sum) => {
    const result = deadFreight(sampleRate, [{ type, count }], tariff)
    expect(result.ok && result.value.map((line) => [formatFormula(line.formula), line.sum.amount])).toEqual([
      [formula, sum],
    ])
    expect(result).toMatchObject({
      value: [
        {
          fee: 'KC',
          rule: 'dead-freight',
          group: 'freight',
          paymentTerm: 'prepaid',
          params: { type, percent: '80' },
        },
      ],
    })
  })

  test('and has no price where the freight has none', () => {
    expect(deadFreight(sampleRate, [{ type: '20TK', count: 1 }], tariff)).toMatchObject({
      refusal: 'no-price',
      params: { fee: 'KC', type: '20TK' },
    })
  })
})

test.each([
  ['2026-11-28', '2026-12-05'],
  ['2026-12-28', '2027-01-04'],
  ['2028-02-24', '2028-03-02'],
  ['2027-02-22', '2027-03-01'],
])('prepaid charges of a ship that left on %s are due on %s', (departedOn, dueOn) => {
  expect(prepaidDueOn(departedOn, prepaidDueDays)).toBe(dueOn)
})
