import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { chargesDepot, possibleDepotCharges } from '#domain/tariffs/depot/depot-charges.ts'
import { depotPorts, depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import en from './en/tariff-depot.json' with { type: 'json' }
import zh from './zh/tariff-depot.json' with { type: 'json' }

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
  washings: 1,
  weighings: 1,
  inspections: 1,
  poweredDays: 3,
} as const

describe.each(languages)('in %s', (language) => {
  test('every depot charge explains itself in a whole sentence', () => {
    const verdict = chargesDepot(fullStay, depotTariffs.CNTAO)
    expect(verdict.ok && verdict.value.length).toBe(8)
    for (const { rule, facts } of verdict.ok ? verdict.value : [])
      expect(sentence(texts[language], language, `rules.${rule}`, facts)).not.toContain('{{')
  })

  test.each(depotPorts)('everything that could be added at %s says when and for how much', (port) => {
    for (const { trigger, facts } of possibleDepotCharges(fullStay, depotTariffs[port]))
      expect(sentence(texts[language], language, `triggers.${trigger}`, facts)).not.toContain('{{')
  })
})
