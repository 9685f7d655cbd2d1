import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteToOrder } from './quote-to-order.tsx'

const money = (amount: string) => ({ amount, currency: 'CNY' })
const prices = {
  before: money('25964.52'),
  priceChanges: [
    {
      group: 'freight',
      fee: 'OCF',
      before: money('12000.00'),
      after: money('12034.64'),
      tariffBefore: 'PS1 v1',
      tariffAfter: 'PS1 v2',
      exchangeBefore: null,
      exchangeAfter: null,
    },
  ],
}
const shipment = {
  mode: 'ocean',
  from: 'CNNGB',
  to: 'USLAX',
  pickUpPlace: null,
  containers: [{ type: '40HQ', count: 1 }],
  places: [],
}
const quote = {
  ...shipment,
  number: 'Q261119-000385',
  state: 'open',
  validUntil: '2026-11-26T15:59:00Z',
  total: money('25999.16'),
  sailing: null,
  query: null,
}

const changes = { ...prices, shipment, sailing: null }

async function show(change: Partial<SavedQuote>) {
  const namespaces = [...baseNamespaces, 'myQuotes', 'orderFields', 'orderForm', 'prices'] as const
  const translator = await createTranslator('group', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QuoteToOrder quote={{ ...quote, ...change } as unknown as SavedQuote}>form</QuoteToOrder>
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test('a quote that was priced again shows above its order what moved', async () => {
  await show({ replaces: 'Q261111-000371', changes } as unknown as Partial<SavedQuote>)
  const moved = within(screen.getByRole('table', { name: 'Compared with the original quote' }))
  expect(moved.getByRole('row', { name: /12,000\.00.*12,034\.64.*PS1 v1 → PS1 v2/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Q261111-000371/ })).toBeTruthy()
})

test('a sailing that took the place of one that has closed is named', async () => {
  const ship = { carrier: 'MNRQ', vessel: 'MOONREACH CEDAR', voyage: '963W', departsOn: '2026-11-27' }
  const sailing = { ...ship, vessel: 'MOONREACH CHIME', voyage: '035W', departsOn: '2026-12-04' }
  await show({
    replaces: 'Q1',
    sailing,
    changes: { ...changes, sailing: ship },
  } as unknown as Partial<SavedQuote>)
  expect(
    screen.getByText(
      /sailing has changed: MOONREACH CEDAR \/ 963W.*27 Nov.*→ MOONREACH CHIME \/ 035W.*4 Dec/,
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/shipment has changed/)).toBeNull()
})

test('a quote of its own has nothing to compare with', async () => {
  await show({ replaces: null, changes: null })
  expect(screen.getByText('form')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
