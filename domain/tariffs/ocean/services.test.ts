import { describe, expect, test } from 'vitest'
import { writeFormula } from '#domain/tariffs/formula.ts'
import { chargesOcean } from './ocean-charges.ts'
import type { ServiceWish } from './ocean-request.ts'
import { oceanTariffs } from './ocean-tariff.data.ts'
import { destinationServices, type OceanTariff, originServices } from './ocean-tariff.ts'
import { sampleRate, sampleRequest } from './sample.data.ts'

const { CNTAO } = oceanTariffs

function rowsOf(
  wish: ServiceWish,
  tariff: OceanTariff = CNTAO,
  facts: Partial<typeof sampleRequest> = {},
): string[] {
  const verdict = chargesOcean({ ...sampleRequest, ...facts, services: [wish] }, tariff)
  if (!verdict.ok) throw new Error(JSON.stringify(verdict))
  return verdict.value
    .filter(({ service }) => service === wish.service)
    .map(
      ({ group, fee, terms, quantity, unitPrice, formula, sum }) =>
        `${group} ${fee} ${terms} ${quantity.amount} ${quantity.unit} @ ${unitPrice.amount}: ${writeFormula(formula)} = ${sum.amount}`,
    )
}

describe('services at both ends', () => {
  test.each<[ServiceWish, string[]]>([
    [
      { service: 'trucking' },
      [
        'origin TRUCK prepaid 1 container @ 750.00: 1 × 750 = 750.00',
        'origin TRUCK prepaid 3 container @ 950.00: 3 × 950 = 2850.00',
      ],
    ],
    [
      { service: 'warehouse-loading' },
      [
        'origin ZXF prepaid 1 container @ 600.00: 1 × 600 = 600.00',
        'origin ZXF prepaid 3 container @ 900.00: 3 × 900 = 2700.00',
      ],
    ],
    [
      { service: 'export-customs', declarations: 2 },
      ['origin BGF prepaid 2 document @ 200.00: 2 × 200 = 400.00'],
    ],
    [
      { service: 'storage', cbm: '12.345', days: 7 },
      ['origin CCF prepaid 7 day @ 18.5175: 7 × 12.345 × 1.5 = 129.62'],
    ],
    [
      { service: 'delivery' },
      [
        'destination TRUCK collect 1 container @ 3200.00: 1 × 3200 = 3200.00',
        'destination TRUCK collect 3 container @ 3800.00: 3 × 3800 = 11400.00',
      ],
    ],
    [
      { service: 'import-clearance', declarations: 1 },
      ['destination BGF collect 1 document @ 600.00: 1 × 600 = 600.00'],
    ],
  ])('%o', (wish, rows) => {
    expect(rowsOf(wish)).toEqual(rows)
  })

  test('the shipper may pay at destination too', () => {
    const terms = { freight: 'collect', destination: 'prepaid' } as const
    expect(rowsOf({ service: 'import-clearance', declarations: 1 }, CNTAO, { terms })).toEqual([
      'destination BGF prepaid 1 document @ 600.00: 1 × 600 = 600.00',
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
    const [row] = rowsOf({ service: 'insurance', cargoValue })
    expect(row).toMatch(new RegExp(`max\\(${cargoValue} × 110% × 0.05%, 100\\) = ${premium}$`))
  })
})

describe('a service without a price is a named no', () => {
  test.each<[string, ServiceWish, OceanTariff, string]>([
    ['nobody delivers there', { service: 'delivery' }, CNTAO, 'BRSSZ'],
    ['nobody clears there', { service: 'import-clearance', declarations: 1 }, CNTAO, 'BRSSZ'],
    ['the port does not haul', { service: 'trucking' }, { ...CNTAO, originServices: {} }, 'NLRTM'],
    [
      'storage costs nothing',
      { service: 'storage', cbm: '1', days: 1 },
      { ...CNTAO, originServices: { storage: { per: 'CBM-day', fee: 'CCF', price: '0' } } },
      'NLRTM',
    ],
  ])('%s', (_, wish, tariff, pod) => {
    const request = { ...sampleRequest, rate: { ...sampleRate, pod }, services: [wish] }
    expect(chargesOcean(request, tariff)).toMatchObject({
      refusal: 'no-price',
      facts: { pol: 'CNTAO', pod, service: wish.service },
    })
  })
})

test('a tariff that prices a service by what nobody counts is a mistake of ours', () => {
  const odd: OceanTariff = {
    ...CNTAO,
    originServices: { trucking: { per: 'document', fee: 'TRUCK', price: '1' } },
  }
  expect(() => rowsOf({ service: 'trucking' }, odd)).toThrow('trucking cannot be priced by document')
})

test.each(Object.values(oceanTariffs))('$port prices every service of the booking form', (tariff) => {
  expect(Object.keys(tariff.originServices).sort()).toEqual([...originServices].sort())
  for (const services of Object.values(tariff.destinationServices))
    expect(Object.keys(services ?? {})).toEqual([...destinationServices])
})
