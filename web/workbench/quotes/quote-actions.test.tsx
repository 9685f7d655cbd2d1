import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteActions } from './quote-actions.tsx'

const day = 24 * 60 * 60 * 1000
const accepted = (days: number) => ({
  number: 'Q-1',
  mode: 'agreed',
  state: 'accepted',
  validUntil: new Date(Date.now() + days * day).toISOString(),
  requestNumber: 'R-1',
  from: 'CNNGB',
  to: 'NLRTM',
  containers: [],
  query: null,
  offer: { item: {} },
})

const [order, again] = ['Order at this price', 'Request a new quote']

test.each([
  ['within', 1, order, again],
  ['after', -1, again, order],
])(
  '%s its validity an accepted offer leads to the step that is possible',
  async (_when, days, step, other) => {
    const translator = await createTranslator('group', 'en', [...baseNamespaces, 'myQuotes', 'prices'])
    const element = <QuoteActions quote={accepted(days) as unknown as SavedQuote} />
    render(
      <TranslatorContext value={translator}>
        <QueryLayer user="orders">
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </QueryLayer>
      </TranslatorContext>,
    )
    expect(screen.getByRole('link', { name: step })).toBeTruthy()
    expect(screen.queryByRole('link', { name: other })).toBeNull()
  },
)
