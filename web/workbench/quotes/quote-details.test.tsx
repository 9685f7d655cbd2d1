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

test.each([
  ['2026-11-17T15:59:00Z', '17 Nov 2026'],
  ['2026-11-17T16:00:00Z', '18 Nov 2026'],
])('a quote that was saved at %s has the day of Shanghai: %s', async (createdAt, day) => {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'myQuotes'])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QuoteDetails quote={{ ...quote, createdAt } as unknown as SavedQuote} />
      </MemoryRouter>
    </TranslatorContext>,
  )
  expect(screen.getByText(/Lin/).textContent?.replaceAll('\u00A0', ' ')).toContain(day)
})
