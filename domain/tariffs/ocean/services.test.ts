import { describe, expect, test } from 'vitest'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import { taxPercents } from '#domain/values/tax-percents.data.ts'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import { chargesOcean } from './ocean-charges.ts'
import type { AddOnQuery } from './ocean-request.ts'
import { oceanTariffs } from './ocean-tariff.data.ts'
import { destinationServices, type OceanTariff, originServices, type ServicePrice } from './ocean-tariff.ts'

const { CNTAO } = oceanTariffs

function rowsOf(
  query: AddOnQuery,
  tariff: OceanTariff = CNTAO,
  params: Partial<typeof sampleRequest> = {},
): string[] {
  const result = chargesOcean({ ...sampleRequest, ...params, addOns: [query] }, tariff)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
    .filter(({ addOn }) => addOn === query.kind)
    .map(
      ({ group, fee, paymentTerm, quantity, unitPrice, formula, sum }) =>
        `${group} ${fee} ${paymentTerm} ${quantity.amount} ${quantity.unit} @ ${unitPrice.amount}: ${formatFormula(formula)} = ${sum.amount}`,
    )
}

test('there is a certificate of origin for each bill of lading', () => {
  expect(rowsOf({ kind: 'certificate-of-origin' }, CNTAO, { billsOfLading: 3 })).toEqual([
    'origin COO prepaid 3 document @ 150.00: 3 × 150 = 450.00',
  ])
})

describe('addOns at both ends', () => {
  test.each<[AddOnQuery, string[]]>([
    // Priced by its lane, not by this tariff.
    [{ kind: 'trucking', district: '370211' }, []],
    [
      { kind: 'warehouse-loading' },
      [
        'origin ZXF prepaid 1 container @ 600.00: 1 × 600 = 600.00',
        'origin ZXF prepaid 3 container @ 900.00: 3 × 900 = 2700.00',
      ],
    ],
    [
      { kind: 'export-customs', declarations: 2 },
      ['origin BGF prepaid 2 document @ 200.00: 2 × 200 = 400.00'],
    ],
    [{ kind: 'certificate-of-origin' }, ['origin COO prepaid 2 document @ 150.00: 2 × 150 = 300.00']],
    [
      { kind: 'storage', cbm: '12.345', days: 7 },
      ['origin CCF prepaid 7 day @ 18.5175: 7 × 12.345 × 1.5 = 129.62'],
    ],
    [
      { kind: 'delivery', place: 'rotterdam ' },
      [
        'destination DELIVERY collect 1 container @ 3200.00: 1 × 3200 = 3200.00',
        'destination DELIVERY collect 3 container @ 3800.00: 3 × 3800 = 11400.00',
      ],
    ],
    [
      { kind: 'import-clearance', declarations: 1 },
      ['destination CLEARANCE collect 1 document @ 600.00: 1 × 600 = 600.00'],
    ],
  ])('%o', (query, rows) => {
    expect(rowsOf(query)).toEqual(rows)
  })

  test.each([
    ['EUR', 'EUR', 'EUR'],
    [undefined, 'CNY', 'CNY'],
  ] as const)('an agent abroad who bills in %s: the line is in %s', (currency, ofLine, ofParams) => {
    const NLRTM = {
      delivery: { fee: 'DELIVERY', per: 'container', price: '420', ...(currency && { currency }) },
    }
    const tariff = { ...CNTAO, destinationServices: { NLRTM } } as OceanTariff
    const charges = chargesOcean(
      { ...sampleRequest, addOns: [{ kind: 'delivery', place: 'Rotterdam' }] },
      tariff,
    )
    const delivery = charges.ok ? charges.value.filter(({ fee }) => fee === 'DELIVERY') : []
    expect(delivery.map(({ sum, params }) => [sum.currency, params.currency])).toEqual([
      [ofLine, ofParams],
      [ofLine, ofParams],
    ])
  })

  test.each([
    ['AEJEA', 'Dubai', 2400],
    ['AEJEA', '迪拜', 2400],
    ['AEJEA', 'Dubai, UAE', 2400],
    ['USLAX', 'L.A.', 5600],
  ])('delivery at %s to the city by another of its names, %s', (pod, place, price) => {
    const rate = { ...sampleRequest.rate, pod }
    const charges = chargesOcean({ ...sampleRequest, rate, addOns: [{ kind: 'delivery', place }] }, CNTAO)
    const delivery = charges.ok ? charges.value.filter(({ fee }) => fee === 'DELIVERY') : []
    expect(delivery.map(({ unitPrice }) => Number(unitPrice.amount))).toContain(price)
  })

  // Who clears the import may be agreed apart from who pays at the destination.
  test.each<[AddOnQuery, 'prepaid' | 'collect' | undefined, string]>([
    [{ kind: 'import-clearance', declarations: 1 }, 'prepaid', 'CLEARANCE prepaid'],
    [{ kind: 'import-clearance', declarations: 1 }, undefined, 'CLEARANCE collect'],
    [{ kind: 'delivery', place: 'NLRTM' }, 'prepaid', 'DELIVERY collect'],
    [{ kind: 'delivery', place: '鹿特丹' }, undefined, 'DELIVERY collect'],
  ])('%o with the term %s of import clearance: %s', (query, importTerm, row) => {
    expect(rowsOf(query, CNTAO, importTerm && { importTerm })[0]).toContain(row)
  })

  test('the shipper may pay at destination too', () => {
    const paymentTerms = { freight: 'collect', destination: 'prepaid' } as const
    expect(rowsOf({ kind: 'import-clearance', declarations: 1 }, CNTAO, { paymentTerms })).toEqual([
      'destination CLEARANCE prepaid 1 document @ 600.00: 1 × 600 = 600.00',
    ])
  })
})

describe('insurance covers the value and a tenth, and has a minimum', () => {
  test.each([
    ['1', '100.00'],
    ['181818', '100.00'],
    ['181819', '100.00'],
    ['181828', '100.01'],
    ['1000000', '550.00'],
    ['99999999', '55000.00'],
  ])('a cargo of %s yuan is insured for %s', (cargoValue, premium) => {
    const [row] = rowsOf({ kind: 'insurance', cargoValue })
    expect(row).toMatch(/^origin INS prepaid 1 consignment @ /)
    expect(row).toMatch(new RegExp(`max\\(${cargoValue} × 110% × 0.05%, 100\\) = ${premium}$`))
  })
})

describe('a service without a price is a named no', () => {
  test.each<[string, AddOnQuery, OceanTariff, string]>([
    ['no delivery there', { kind: 'delivery', place: 'Santos' }, CNTAO, 'BRSSZ'],
    ['delivery to another city', { kind: 'delivery', place: 'Utrecht' }, CNTAO, 'NLRTM'],
    ['delivery of before places were asked for', { kind: 'delivery' }, CNTAO, 'NLRTM'],
    ['no customs clearance there', { kind: 'import-clearance', declarations: 1 }, CNTAO, 'BRSSZ'],
    [
      'the port has no certificates',
      { kind: 'certificate-of-origin' },
      { ...CNTAO, originServices: {} },
      'NLRTM',
    ],
    ['the port has no stuffing', { kind: 'warehouse-loading' }, { ...CNTAO, originServices: {} }, 'NLRTM'],
    [
      'storage costs nothing',
      { kind: 'storage', cbm: '1', days: 1 },
      { ...CNTAO, originServices: { storage: { per: 'CBM-day', fee: 'CCF', price: '0' } } },
      'NLRTM',
    ],
    [
      'insurance costs nothing',
      { kind: 'insurance', cargoValue: '1' },
      {
        ...CNTAO,
        originServices: {
          insurance: { per: 'insured-value', fee: 'INS', percent: '0', coverPercent: '110', minimum: '0' },
        },
      },
      'NLRTM',
    ],
    [
      'a declaration costs nothing',
      { kind: 'export-customs', declarations: 1 },
      { ...CNTAO, originServices: { 'export-customs': { per: 'document', fee: 'BGF', price: '0' } } },
      'NLRTM',
    ],
  ])('%s', (_, query, tariff, pod) => {
    const request = { ...sampleRequest, rate: { ...sampleRate, pod }, addOns: [query] }
    expect(chargesOcean(request, tariff)).toMatchObject({
      refusal: 'no-price',
      params: { pol: 'CNTAO', pod, service: query.kind },
    })
  })
})

const insured = { per: 'insured-value', fee: 'INS', percent: '1', coverPercent: '110', minimum: '1' } as const

test.each<[AddOnQuery, ServicePrice]>([
  [{ kind: 'warehouse-loading' }, { per: 'document', fee: 'ZXF', price: '1' }],
  [{ kind: 'warehouse-loading' }, { per: 'CBM-day', fee: 'ZXF', price: '1' }],
  [{ kind: 'warehouse-loading' }, insured],
  [
    { kind: 'storage', cbm: '1', days: 1 },
    { per: 'document', fee: 'CCF', price: '1' },
  ],
  [{ kind: 'export-customs', declarations: 1 }, insured],
  [
    { kind: 'insurance', cargoValue: '1' },
    { per: 'CBM-day', fee: 'INS', price: '1' },
  ],
])('%o cannot be priced by %o: a mistake of ours', (query, price) => {
  const odd: OceanTariff = { ...CNTAO, originServices: { [query.kind]: price } }
  expect(() => rowsOf(query, odd)).toThrow(`${query.kind} cannot be priced by ${price.per}`)
})

describe('the facts of a service', () => {
  const factsOf = (query: AddOnQuery) => {
    const result = chargesOcean({ ...sampleRequest, addOns: [query] }, CNTAO)
    const line = result.ok ? result.value.find(({ addOn }) => addOn === query.kind) : undefined
    return { params: line?.params, inputs: line && inputsOf(line.formula).map(({ name }) => name) }
  }

  test('storage tells the volume and the price of a cubic metre', () => {
    expect(factsOf({ kind: 'storage', cbm: '10', days: 3 })).toMatchObject({
      params: { cbm: '10', perCbm: '1.5', price: '15', count: 3, currency: 'CNY', pol: 'CNTAO' },
      inputs: ['days', 'cbm', 'price'],
    })
  })

  test('insurance tells the value, the cover, the premium and the minimum', () => {
    expect(factsOf({ kind: 'insurance', cargoValue: '1000000' })).toMatchObject({
      params: {
        cargoValue: '1000000',
        coverPercent: '110',
        premiumPercent: '0.05',
        minimum: '100',
        price: '550',
      },
      inputs: ['cargoValue', 'coverPercent', 'premiumPercent', 'minimum'],
    })
  })

  test('every line names the rule of its service', () => {
    for (const query of [{ kind: 'warehouse-loading' }, { kind: 'delivery', place: '鹿特丹' }] as const) {
      const result = chargesOcean({ ...sampleRequest, addOns: [query] }, CNTAO)
      const lines = result.ok ? result.value.filter((line) => line.addOn === query.kind) : []
      expect(lines.map(({ rule, params }) => [rule, params.type])).toEqual([
        [query.kind, '20GP'],
        [query.kind, '40HQ'],
      ])
    }
  })
})

test.each([
  [{ kind: 'warehouse-loading' }, '6'],
  [{ kind: 'export-customs', declarations: 1 }, '6'],
  [{ kind: 'delivery', place: 'NLRTM' }, '0'],
  [{ kind: 'import-clearance', declarations: 1 }, '0'],
] as const)('%o bears %s percent of tax: what is done abroad is not taxed in China', (query, percent) => {
  const result = chargesOcean({ ...sampleRequest, addOns: [query] }, CNTAO)
  const line = result.ok && result.value.find(({ addOn }) => addOn === query.kind)
  expect(line && taxPercents[feeItems[line.fee].taxed]).toBe(percent)
})

test.each(Object.values(oceanTariffs))('$port prices every service of the booking form', (tariff) => {
  // Lanes price trucking.
  const ours = originServices.filter((service) => service !== 'trucking')
  expect(Object.keys(tariff.originServices).sort()).toEqual(ours.toSorted())
  for (const addOns of Object.values(tariff.destinationServices))
    expect(Object.keys(addOns ?? {})).toEqual([...destinationServices])
})
