import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderChoice, type OrderPageKind } from './order-choice.tsx'

test.each<[OrderPageKind, [string, string][]]>([
  ['reserve', [['Get a price', '/service/booking']]],
  [
    'entrust',
    [
      ['Get a price: Trucking', '/service/truck'],
      ['Get a price: Warehousing', '/service/warehousing'],
      ['Get a price: Container depot', '/service/yard'],
    ],
  ],
])('the choice to %s without a quote leads to the prices of each of its services', async (kind, searches) => {
  const call = async () => ok({ rows: [], next: null })
  provideClient({ call } as unknown as Parameters<typeof provideClient>[0])
  const namespaces = [...baseNamespaces, 'orderForm', 'orderView', 'prices'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="linhai">
        <MemoryRouter>
          <OrderChoice kind={kind} />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByText('No quotes to order from yet')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(searches)
})
