import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { feeLine } from '#domain/quotes/fee-line.ts'
import { charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { exchangeRate } from '#domain/values/exchange.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { FeeLineRow } from './fee-line.tsx'

const rate = exchangeRate({ value: '1', from: 'CNY', to: 'CNY', date: '2026-11-15', source: 'test' })

/** Storage from the first chargeable day on, after three free days. */
const storage = (containers: number, days: number) =>
  feeLine(
    {
      mode: 'depot',
      group: 'origin',
      charge: charge({
        fee: 'STORAGE',
        rule: 'storage',
        params: {
          days: days + 3,
          freeDays: 3,
          chargeableDays: days,
          fromDay: 1,
          count: days,
          price: '30',
          containers,
        },
        formula: product(
          given('containers', containers),
          given('daysInTier', days),
          given('storagePerDay', '30'),
        ),
        unitPrice: '30',
        currency: 'CNY',
        quantity: containers * days,
        tariff: { code: 'depot-CNNGB', version: '1' },
      }),
    },
    rate,
    0,
  )

test.each<[Language, number, number, string]>([
  ['en', 2, 15, 'Days 4–18 · 2 containers × 15 days × CNY 30.00 per container-day'],
  ['en', 1, 1, 'Day 4 · 1 container × 1 day × CNY 30.00 per container-day'],
  ['zh', 2, 15, '第 4–18 天 · 2 箱 × 15 天 × ¥30.00/箱天'],
])('storage in %s: %i containers for %i days', async (language, containers, days, text) => {
  const translator = await createTranslator('group', language, ['common', 'prices', 'quotes', 'tariff-depot'])
  render(
    <TranslatorContext value={translator}>
      <FeeLineRow line={storage(containers, days)} />
    </TranslatorContext>,
  )
  const shown = screen.getByText(/×/, { selector: 'small' }).textContent
  expect(shown?.replaceAll('\u00A0', ' ')).toBe(text)
})
