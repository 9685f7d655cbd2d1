import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { inputsOf } from '#domain/tariffs/formula.ts'
import { deadFreight } from '#domain/tariffs/ocean/dead-freight.ts'
import { chargesOcean, contingentOceanCharges } from '#domain/tariffs/ocean/ocean-charges.ts'
import type { OceanRequest } from '#domain/tariffs/ocean/ocean-request.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import { messages } from './messages.ts'

const en = messages.en['tariff-ocean']
const zh = messages.zh['tariff-ocean']

const texts = { zh, en }

/** A booking with every service, to a port that wants a manifest; one rate files it itself, the other does not. */
const everything: OceanRequest = {
  ...sampleRequest,
  addOns: [
    { kind: 'warehouse-loading' },
    { kind: 'export-customs', declarations: 1 },
    { kind: 'certificate-of-origin' },
    { kind: 'insurance', cargoValue: '100000' },
    { kind: 'storage', cbm: '10', days: 3 },
    { kind: 'delivery', place: 'Rotterdam' },
    { kind: 'import-clearance', declarations: 1 },
  ],
}
const cargoes = [
  {},
  { cargoWeightKg: '25000' },
  { unNumber: '1263', dangerClass: '3', shipperOwned: true },
] as const
const billTypesAsked = ['original', 'telex-release'] as const
const surchargeLists = [sampleRate.surcharges, sampleRate.surcharges.filter(({ fee }) => fee !== 'ENS')]
const spread = () =>
  oceanPorts.flatMap((pol) =>
    surchargeLists.flatMap((surcharges) =>
      billTypesAsked.flatMap((billType) =>
        cargoes.map((cargo) => ({
          request: { ...everything, ...cargo, billType, rate: { ...sampleRate, pol, surcharges } },
          tariff: oceanTariffs[pol],
        })),
      ),
    ),
  )

const lines = () =>
  spread().flatMap(({ request, tariff }) => {
    const results = [chargesOcean(request, tariff), deadFreight(request.rate, request.containers, tariff)]
    return results.flatMap((result) => {
      if (!result.ok) throw new Error(JSON.stringify(result))
      return result.value
    })
  })
const later = () => spread().flatMap(({ request, tariff }) => contingentOceanCharges(request, tariff))

const once = (names: readonly (string | undefined)[]) =>
  [...new Set(names)].filter((name) => name !== undefined).sort()
const keys = (texts: object) => Object.keys(texts).sort()

describe.each(languages)('in %s', (language) => {
  const translate = (key: string, params = {}) => sentence(texts[language], language, key, params)

  test('every line explains itself without a hole', () => {
    for (const { rule, params } of lines()) expect(translate(`rules.${rule}`, params)).not.toContain('{{')
  })

  test('every later charge says when it comes and what it costs', () => {
    for (const { trigger, params } of later()) {
      const text = translate(`triggers.${trigger}`, params)
      expect(text).not.toContain('{{')
      expect(text).toContain(String(params.price))
    }
  })

  test('groups, terms, services and the numbers of a formula have names, and no word stands idle', () => {
    const { rules, triggers, inputs, groups, terms, services } = texts[language]
    const all = lines()
    // Quotes of before lanes priced trucking have this rule.
    expect(keys(rules)).toEqual(once([...all.map(({ rule }) => rule), 'trucking']))
    expect(keys(triggers)).toEqual(once(later().map(({ trigger }) => trigger)))
    expect(keys(inputs)).toEqual(
      once(all.flatMap(({ formula }) => inputsOf(formula).map(({ name }) => name))),
    )
    expect(keys(groups)).toEqual(once(all.map(({ group }) => group)))
    expect(keys(terms)).toEqual(once(all.map((line) => line.paymentTerm)))
    expect(keys(services)).toEqual(once(all.map(({ addOn }) => addOn)))
  })
})
