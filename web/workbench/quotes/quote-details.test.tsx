import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteDetails } from './quote-details.tsx'

const quote = {
  number: 'Q-1',
  state: 'open',
  verifyCode: 'code',
  validUntil: '2026-11-20',
  savedBy: 'Lin',
  digest: 'digest',
  labels: [],
  remark: null,
  requestNumber: null,
  requestKind: null,
  replaces: null,
  changes: null,
  acceptedAt: null,
}

async function show(change: Partial<SavedQuote>) {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'myQuotes', 'requests'])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QuoteDetails quote={{ ...quote, ...change } as unknown as SavedQuote} />
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test.each([
  ['2026-11-17T15:59:00Z', '17 Nov 2026'],
  ['2026-11-17T16:00:00Z', '18 Nov 2026'],
])('a quote that was saved at %s has the day of Shanghai: %s', async (createdAt, day) => {
  await show({ createdAt })
  expect(screen.getByText(/Lin/).textContent?.replaceAll('\u00A0', ' ')).toContain(day)
})

test('a quote leads to the request that it answers and to the quote that it replaces', async () => {
  await show({
    createdAt: '2026-11-17T15:59:00Z',
    requestNumber: 'R261116-000009',
    replaces: 'Q261112-000003',
  })
  const urlOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(urlOf(/R261116-000009/)).toBe('/workbench/quotes?request=R261116-000009')
  expect(urlOf(/Q261112-000003/)).toBe('/workbench/quotes?number=Q261112-000003')
})
