import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QuoteRequests } from './quote-requests.tsx'

const request = {
  number: 'R261116-000001',
  kind: 'rail',
  state: 'open',
  details: { from: 'Qingdao', to: 'Duisburg' },
  createdAt: '2026-11-16T04:00:00.000Z',
  answeredAt: null,
  quoteNumber: null,
  reason: null,
}

async function show(rows: readonly object[], search = '') {
  const call = vi.fn(async () => ok({ rows, next: null }))
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, 'myQuotes', 'requests', 'table'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter initialEntries={[`/workbench/quotes?show=requests${search}`]}>
        <QueryLayer user={`${rows.length}${search}`}>
          <QuoteRequests />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}
const links = () => screen.getAllByRole('link', { name: 'New request' })

test('an empty list has one link to the form, below its explanation', async () => {
  await show([])
  await screen.findByText('No quote requests yet')
  expect(links()).toHaveLength(1)
})

test('a list with requests has one link to the form, above the table', async () => {
  await show([request])
  await screen.findByText('Qingdao → Duisburg')
  expect(links()).toHaveLength(1)
})

test('a page beyond the last request keeps the link', async () => {
  await show([], '&after=x1')
  await screen.findByText('No matching records', { selector: '[role=status]' })
  expect(links()).toHaveLength(1)
})
