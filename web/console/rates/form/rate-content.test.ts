import { expect, test } from 'vitest'
import { contentOf, type RateContent, textsOfRate, valuesOfTexts } from './rate-content.ts'

test('a company of a restored form has its name, also if it was added after the form was opened', () => {
  const values = { companies: 'c1,c2,c3', 'companyName.c2': 'Oak Lines' }
  const { companies } = contentOf('ocean-lane', values, [[{ companyId: 'c1', name: 'Tideway' }]])
  expect(companies?.map(({ name }) => name)).toEqual(['Tideway', 'Oak Lines', 'c3'])
})

const textsOf = (pricing: object) => textsOfRate({ pricing } as RateContent)

test.each([
  ['dangerousGoods', { class: '2.1', price: '700' }, { class: '3', price: '500' }, 'price'],
  [
    'destinationFreeTime',
    { places: ['US'], carrier: 'CMA', demurrage: { freeDays: 4 } },
    { places: ['US'], demurrage: { freeDays: 5 } },
    'demurrage.freeDays',
  ],
  [
    'overweight.steps',
    { overTons: 21.5, per: 'ton', price: '90' },
    { overTons: 24, per: 'ton', price: '95' },
    'price',
  ],
  ['storageTiers', { fromDay: 8, factor: '1.5' }, { fromDay: 15, factor: '2' }, 'factor'],
  ['localCharges', { fee: 'DOC', per: 'BL', price: '450' }, { fee: 'SEAL', per: 'BL', price: '50' }, 'price'],
])('a row of %s has the same name when another one is added before it', (list, added, row, field) => {
  const pricing = (rows: readonly object[]) =>
    list.split('.').reduceRight<object>((part, name) => ({ [name]: part }), rows)
  const [alone, second] = [textsOf(pricing([row])), textsOf(pricing([added, row]))]
  for (const [name, text] of alone) expect(second.get(name), name).toBe(text)
  const ofField = [...second.keys()].filter((name) => name.endsWith(`.${field}`))
  expect(new Set(ofField.map((name) => name.split('.').length)).size).toBe(1)
  expect(ofField).toHaveLength(2)
})

test('the rows of a tariff are read back from their texts', () => {
  const dangerousGoods = [
    { class: '2.1', price: '700' },
    { class: '3', price: '500' },
  ]
  const values = valuesOfTexts('OCEAN-CNNGB', textsOf({ dangerousGoods }))
  expect(contentOf('ocean-tariff', values, []).pricing).toMatchObject({ dangerousGoods })
})

test('a surcharge with a price for each container type is read back from its texts', () => {
  const surcharges = [
    { fee: 'BAF', per: 'container', price: '95' },
    { fee: 'PCS', per: 'container', price: { '20GP': '150', '40HQ': '300' }, paymentTerm: 'collect' },
  ]
  const values = valuesOfTexts('AF2-CNSHA-CIABJ', textsOf({ freight: { '40HQ': '4300' }, surcharges }))
  expect(contentOf('ocean-lane', values, []).pricing).toMatchObject({ surcharges })
})
