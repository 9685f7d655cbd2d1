import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { Acceptances } from './acceptances.tsx'

const offersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: `Q261117-00000${index}`,
    requestNumber: `R261117-00000${index}`,
    customer: 'Blue Gantry Trading',
    total: { amount: '742.00', currency: 'CNY' },
    acceptedAt: '2026-11-17T04:00:00.000Z',
  }))

test.each([
  [3, 0],
  [4, 1],
  [8, 5],
])('of %i accepted offers the latest three are shown, %i are folded away', async (count, folded) => {
  const call = vi.fn(async () => ok({ offers: offersOf(count) }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', ...consoleNamespaces])}>
      <MemoryRouter>
        <QueryLayer user={`sales with ${count}`}>
          <Acceptances />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
  const [latest] = await screen.findAllByRole('list')
  if (!latest) throw new Error('No list is shown')
  expect(within(latest).getAllByRole('link')).toHaveLength(3)
  const earlier = screen.queryByText(/earlier$/)
  expect(earlier?.textContent ?? '').toBe(folded > 0 ? `${folded} earlier` : '')
})

test('above a list the newest offer is in one line, and the others are folded away', async () => {
  const call = vi.fn(async () => ok({ offers: offersOf(3) }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', ...consoleNamespaces])}>
      <MemoryRouter>
        <QueryLayer user="sales above a list">
          <Acceptances isFolded />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
  const line = await screen.findByRole('region', { name: 'Customers accepted your quotes' })
  const [newest] = within(line).getAllByRole('link')
  expect(newest?.closest('details')).toBeNull()
  expect(within(line).getByText('2 earlier').closest('details')?.open).toBe(false)
})
