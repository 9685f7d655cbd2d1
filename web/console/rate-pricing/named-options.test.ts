import { expect, test } from 'vitest'
import { isNamedField, namedOption } from './named-options.ts'

const places = {
  depots: [{ code: 'DP-1', port: 'CNTAO', name: { zh: '前湾堆场', en: 'Qianwan Depot' } }],
  warehouses: [],
}

test.each([
  ['pod', 'NLRTM', 'Rotterdam'],
  ['depot', 'DP-1', 'Qianwan Depot'],
  ['fee', 'BAF', 'Bunker adjustment factor'],
  ['service', 'AF1', 'AF1'],
  ['carrier', 'XXXX', 'XXXX'],
])('the %s %s is named %s', (field, code, name) => {
  expect(namedOption(field, code, places)).toMatchObject({ value: code, name: { en: name } })
})

test('ports and districts are found by pinyin', () => {
  expect(namedOption('pol', 'CNNGB', places).pinyin).toMatch(/ning/i)
  expect(namedOption('district', '370211', places).pinyin).toBeTruthy()
  expect(namedOption('depot', 'DP-1', places).pinyin).toBeUndefined()
})

test('units and payment terms are no named fields', () => {
  expect(isNamedField('pod')).toBe(true)
  expect(isNamedField('per')).toBe(false)
  expect(isNamedField('paymentTerm')).toBe(false)
})
