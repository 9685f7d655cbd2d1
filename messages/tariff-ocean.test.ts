import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { inputsOf } from '#domain/tariffs/formula.ts'
import { deadFreight } from '#domain/tariffs/ocean/dead-freight.ts'
import { chargesOcean, possibleOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { sampleRate, sampleRequest } from '#domain/tariffs/ocean/sample.data.ts'
import en from './en/tariff-ocean.json' with { type: 'json' }
import zh from './zh/tariff-ocean.json' with { type: 'json' }

const texts = { zh, en }
const usual = oceanTariffs.CNTAO
const insurance = {
  per: 'insured-value',
  fee: 'COO',
  percent: '0.05',
  coverPercent: '110',
  minimum: '100',
} as const
const tariff = { ...usual, originServices: { ...usual.originServices, insurance } }
const everything: OceanRequest = {
  ...sampleRequest,
  rate: { ...sampleRate, surcharges: sampleRate.surcharges.filter(({ fee }) => fee !== 'ENS') },
  services: [
    { service: 'trucking' },
    { service: 'warehouse-loading' },
    { service: 'export-customs', declarations: 1 },
    { service: 'insurance', cargoValue: '100000' },
    { service: 'storage', cbm: '10', days: 3 },
    { service: 'delivery' },
    { service: 'import-clearance', declarations: 1 },
  ],
}
const withBlCharge = { ...everything, rate: sampleRate }
const lines = [
  chargesOcean(everything, tariff),
  chargesOcean(withBlCharge, tariff),
  deadFreight(sampleRate, [{ type: '20GP', count: 1 }], tariff),
].flatMap((verdict) => (verdict.ok ? verdict.value : []))
const later = possibleOceanCharges(everything, tariff)

describe.each(languages)('in %s', (language) => {
  const say = (key: string, facts = {}) => sentence(texts[language], language, key, facts)

  test('every line explains itself without a hole', () => {
    for (const { rule, facts } of lines) expect(say(`rules.${rule}`, facts)).not.toContain('{{')
  })

  test('every later charge says when it comes', () => {
    for (const { trigger, facts } of later) expect(say(`triggers.${trigger}`, facts)).not.toContain('{{')
  })

  test('groups, terms, services and the numbers of a formula have names', () => {
    for (const { group, terms, service, formula } of lines) {
      expect([say(`groups.${group}`), say(`terms.${terms}`)]).not.toContain('')
      if (service) expect(say(`services.${service}`)).not.toBe('')
      for (const { name } of inputsOf(formula)) expect(say(`inputs.${name}`)).not.toBe('')
    }
  })

  test('no sentence stands idle', () => {
    expect(Object.keys(texts[language].rules).sort()).toEqual(
      [...new Set(lines.map(({ rule }) => rule))].sort(),
    )
    expect(Object.keys(texts[language].triggers).sort()).toEqual(
      [...new Set(later.map(({ trigger }) => trigger))].sort(),
    )
  })
})
