import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderCosts } from './order-costs.tsx'

// 15:00 of the day before the truck comes is the end of the free time.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T03:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function truck(): SavedQuote {
  const lanes = [{ code: 'L1', version: '1', prices: { '40HQ': '700' } }]
  const containers = [{ type: '40HQ' as const, count: 1, grossWeightKg: 10_000 }]
  const query = { day: '2026-11-20', lanes, containers, loadingPoints: 1 }
  const made = truckingOffers(query, truckingTariffs.CNSHA, exampleContext)
  const [offer] = made.ok ? made.value.offers : []
  if (!offer) throw new Error('no trucking offer')
  return { mode: 'trucking', total: offer.quote.total, payers: null, query, offer } as unknown as SavedQuote
}

async function show(day: string) {
  const translator = await createTranslator('group', 'en', [
    ...new Set([...baseNamespaces, ...orderNamespaces, 'orderForm' as const]),
  ])
  const values = { fields: {}, groups: { doors: [{ day }] } }
  render(
    <TranslatorContext value={translator}>
      <OrderCosts services={[{ quote: truck(), values }]} />
    </TranslatorContext>,
  )
}

test.each([
  ['the quoted day', '2026-11-20', 'Free of charge until Thu 19 Nov 15:00 (Beijing time), and in any case'],
  ['a later day', '2026-11-22', 'Free of charge until Sat 21 Nov 15:00 (Beijing time), and in any case'],
])('a truck for %s is cancelled free until 15:00 of the day before', async (_what, day, sentence) => {
  await show(day)
  expect(screen.getByText(new RegExp(sentence.replace(/[()]/g, '\\$&')))).toBeTruthy()
  expect(screen.getByText(/up to CNY 436\.00 replaces the price/)).toBeTruthy()
})

test('after that time it costs from the generation of the order on', async () => {
  vi.setSystemTime(new Date('2026-11-19T07:00:00Z'))
  await show('2026-11-20')
  expect(screen.getByText(/until the order is generated\. If you cancel after that/)).toBeTruthy()
})
