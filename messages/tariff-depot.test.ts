import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { chargesDepot, contingentDepotCharges } from '#domain/tariffs/depot/depot-charges.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { inputsOf } from '#domain/tariffs/formula.ts'
import { messages } from './messages.ts'

const en = messages.en['tariff-depot']
const zh = messages.zh['tariff-depot']

const texts = { zh, en }

/** A stay in which everything happens. */
const fullStay = {
  day: '2026-11-15',
  size: 40,
  kind: 'laden',
  containers: 2,
  days: 60,
  lifts: 2,
  hazardous: true,
  extraMoves: 1,
  cleanings: 1,
  weighings: 1,
  inspections: 1,
  poweredDays: 3,
} as const
const plainStay = { ...fullStay, days: 1, hazardous: false, extraMoves: 0 } as const

const stays = storageKinds.flatMap((kind) => [fullStay, plainStay].map((stay) => ({ ...stay, kind })))
const spread = () =>
  homePorts.flatMap((port) => stays.map((stay) => ({ stay, tariff: depotTariffs[port] }) as const))

const lines = () =>
  spread().flatMap(({ stay, tariff }) => {
    const result = chargesDepot(stay, tariff)
    return result.ok ? result.value : []
  })
const later = () => spread().flatMap(({ stay, tariff }) => contingentDepotCharges(stay, tariff))

const once = (names: readonly string[]) => [...new Set(names)].sort()

describe.each(languages)('in %s', (language) => {
  const translate = (key: string, params = {}) => sentence(texts[language], language, key, params)

  test('every depot charge explains itself in a whole sentence', () => {
    for (const { rule, params } of lines()) expect(translate(`rules.${rule}`, params)).not.toContain('{{')
  })

  test('everything that could be added says when and for how much', () => {
    for (const { trigger, params } of later()) {
      const text = translate(`triggers.${trigger}`, params)
      expect(text).not.toContain('{{')
      expect(text).toContain(String(params.price))
    }
  })

  test('every sentence can come out, and every number of a formula has a name', () => {
    const { rules, triggers, inputs } = texts[language]
    expect(Object.keys(rules).sort()).toEqual(once(lines().map(({ rule }) => rule)))
    expect(Object.keys(triggers).sort()).toEqual(once(later().map(({ trigger }) => trigger)))
    expect(Object.keys(inputs).sort()).toEqual(
      once(lines().flatMap(({ formula }) => inputsOf(formula).map(({ name }) => name))),
    )
  })
})
