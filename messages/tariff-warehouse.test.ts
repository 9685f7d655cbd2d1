import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { inputsOf } from '#domain/tariffs/formula.ts'
import { chargesWarehouse, contingentWarehouseCharges } from '#domain/tariffs/warehouse/warehouse-charges.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import type { QuoteRule, WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { busyStay } from '#tests/fixtures/warehouse-requests.ts'
import { messages } from './messages.ts'

const en = messages.en['tariff-warehouse']
const zh = messages.zh['tariff-warehouse']

const texts = { zh, en }

const pricedRules: readonly QuoteRule[] = [
  'by-area',
  'by-volume',
  'by-weight',
  'weight-or-volume',
  'by-pallet',
  'by-piece',
  'by-order',
  'lump-sum',
]
const quotedBy = (rule: QuoteRule): WarehouseTariff => ({
  ...exampleWarehouseTariffs.CNTAO,
  storage: { rule, price: '2', freeDays: 7 },
})
const tariffs = [...Object.values(exampleWarehouseTariffs), ...pricedRules.map(quotedBy)]

/** Cargo so little that every minimum decides. */
const smallStay = {
  ...busyStay,
  cargo: { volumeCbm: '0.1', weightTons: '0.1', pallets: 1, pieces: 1, areaSquareMetres: '0.1' },
  storageDays: 8,
}
const stays = [busyStay, smallStay, { ...busyStay, storageDays: 0, handlingOut: false }]
const spread = tariffs.flatMap((tariff) => stays.map((stay) => ({ stay, tariff })))
const lines = spread.flatMap(({ stay, tariff }) => {
  const result = chargesWarehouse(stay, tariff)
  return result.ok ? result.value : []
})
const later = spread.flatMap(({ stay, tariff }) => contingentWarehouseCharges(stay, tariff))

const namesOf = (names: readonly string[]) => [...new Set(names)].sort()
const keysOf = (section: object) => Object.keys(section).sort()

test('every stay of the spread has a price everywhere', () => {
  for (const { stay, tariff } of spread) expect(chargesWarehouse(stay, tariff).ok).toBe(true)
})

describe.each(languages)('in %s', (language) => {
  const translate = (key: string, params = {}) => sentence(texts[language], language, key, params)

  test('every line explains itself without a hole', () => {
    for (const { rule, params } of lines) expect(translate(`rules.${rule}`, params)).not.toMatch(/\{\{|^$/)
  })

  test('every later charge says when it comes', () => {
    for (const { trigger, params } of later)
      expect(translate(`triggers.${trigger}`, params)).not.toMatch(/\{\{|^$/)
  })

  test('every number of a formula has a name', () => {
    for (const { formula } of lines)
      for (const { name } of inputsOf(formula)) expect(translate(`inputs.${name}`)).not.toMatch(/\{\{|^$/)
  })

  test('no sentence and no name stands idle', () => {
    const { rules, triggers, inputs } = texts[language]
    expect(keysOf(rules)).toEqual(namesOf(lines.map(({ rule }) => rule)))
    expect(keysOf(triggers)).toEqual(namesOf(later.map(({ trigger }) => trigger)))
    expect(keysOf(inputs)).toEqual(
      namesOf(lines.flatMap(({ formula }) => inputsOf(formula).map(({ name }) => name))),
    )
  })
})
