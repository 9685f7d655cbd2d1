import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfferSummary } from '#contract/offers.ts'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OfferTimes } from './offer-times.tsx'

const sailing = {
  code: 'TS-1',
  vessel: 'TEST DAWN',
  voyage: '001W',
  imoNumber: '9321483',
  terminal: 'QQCTU',
  departsOn: '2026-11-20',
  departsAt: '2026-11-20T10:00:00.000Z',
  arrivesOn: '2026-12-24',
  arrivesAt: '2026-12-24T05:30:00.000Z',
  arrivalZone: 'Europe/Amsterdam',
  arrivalTerminal: { code: 'RWG', name: { zh: '鹿特丹 RWG 码头', en: 'Rotterdam World Gateway' } },
}

// A day of this year is shown without the year.
beforeEach(() => void vi.setSystemTime('2026-11-18T04:00:00Z'))
afterEach(() => void vi.useRealTimers())

async function show(stated: object, language: Language = 'en') {
  const translator = await createTranslator('ningbo', language, [...baseNamespaces, 'prices', 'myQuotes'])
  const offer = { mode: 'ocean', item: { code: 'R', carrier: 'TSTQ', sailing: stated } }
  render(
    <TranslatorContext value={translator}>
      <OfferTimes offer={offer as unknown as OfferSummary} />
    </TranslatorContext>,
  )
}

const valueBeside = (term: string) =>
  screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')

test.each([
  ['en', 'IMO number', '9321483'],
  ['en', 'Loading terminal', 'Qingdao Qianwan United'],
  ['en', 'Arrival (ETA)', 'Thu 24 Dec 06:30 (UTC+1)'],
  ['en', 'Discharge terminal', 'Rotterdam World Gateway'],
  ['en', 'Routing', 'Direct, no transhipment'],
  ['zh', 'IMO 编号', '9321483'],
  ['zh', '到港日 (ETA)', '12-24 周四 06:30 (UTC+1)'],
  ['zh', '目的港码头', '鹿特丹 RWG 码头'],
  ['zh', '直达/中转', '直达，无中转'],
] as const)('in %s a sailing states its %s', async (language, term, value) => {
  await show(sailing, language)
  expect(valueBeside(term)).toBe(value)
})

test('a sailing of an older quote without a zone states its arrival in Beijing time', async () => {
  const { arrivalZone: _, ...older } = sailing
  await show(older)
  expect(valueBeside('Arrival (ETA)')).toBe('Thu 24 Dec 13:30 (UTC+8)')
})

test('a sailing of an older quote states its arrival by day and leaves out what is not known', async () => {
  const { vessel, voyage, departsOn, arrivesOn } = sailing
  await show({ vessel, voyage, departsOn, arrivesOn })
  expect(valueBeside('Arrival (ETA)')).toBe('Thu 24 Dec')
  for (const term of ['IMO number', 'Discharge terminal', 'Routing'])
    expect(screen.queryByText(term)).toBeNull()
})

test('that all cut-offs are estimated is said once', async () => {
  await show(sailing)
  expect(screen.getByText('CY cut-off')).toBeDefined()
  expect(screen.getAllByText(/usual lead times/)).toHaveLength(1)
})
