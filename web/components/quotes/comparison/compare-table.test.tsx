import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenedOffer } from '#contract/quotes.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { CompareTable } from './compare-table.tsx'

const made = exampleOffers.ocean()
const first = made.ok ? made.value.offers[0] : undefined

/** The example offer with another total. */
const opened = (code: string, amount: string) =>
  ({
    offer: {
      ...first,
      item: { code, carrier: null, sailing: null },
      quote: { ...first?.quote, total: { amount, currency: 'CNY' } },
    },
    carbon: null,
  }) as unknown as OpenedOffer

async function show(offers: readonly OpenedOffer[]) {
  const namespaces = [...baseNamespaces, ...explanationNamespaces, 'prices', 'myQuotes'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <CompareTable
        opened={offers}
        contractOfferCodes={[]}
        nameOf={({ item }) => item.code}
        onRemoved={() => {}}
        onEnded={() => {}}
      />
    </TranslatorContext>,
  )
  const row = screen.getByRole('row', { name: /^Total incl. VAT/ })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('the lowest total is marked', async () => {
  const totals = await show([opened('A', '900.00'), opened('B', '1100.00')])
  expect(totals).toEqual([expect.stringContaining('Lowest price'), expect.not.stringContaining('Lowest')])
})

test('of equal totals none is marked', async () => {
  const totals = await show([opened('A', '900.00'), opened('B', '900.00')])
  expect(totals.join()).not.toContain('Lowest')
})
