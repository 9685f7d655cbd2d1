import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { TradePanels } from './trade-panels.tsx'

const yuan = (amount: string) => ({ amount, currency: 'CNY' })
const quote = (number: string, validUntil: string) => ({
  number,
  validUntil,
  state: 'open',
  mode: 'ocean',
  from: 'CNSHA',
  to: 'USLAX',
  containers: [],
  places: [],
  total: yuan('100.00'),
})
const alert = (
  alertId: string,
  threshold: string,
  currentPrice: string | null,
  yesterday: string | null = null,
) => ({
  alertId,
  pol: 'CNNGB',
  pod: 'NLRTM',
  type: '40HQ',
  threshold,
  currentPrice: currentPrice && yuan(currentPrice),
  earlier: yesterday && { day: '2027-01-01', price: yuan(yesterday) },
  notifiedAt: null,
})
const replies: Record<string, object> = {
  'GET /api/quotes': {
    rows: [quote('Q-LATER', '2027-01-09T00:00:00Z'), quote('Q-NEXT', '2027-01-02T00:00:00Z')],
    next: null,
  },
  'GET /api/requests': { rows: [], next: null },
  'GET /api/alerts': { alerts: [alert('a', '9000', '8000.00'), alert('b', '9000', null)], max: 20 },
}
const call = vi.fn(async (key: string) => ok(replies[key]))

async function show(mayViewRates: boolean) {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = [
    'workbench',
    'myQuotes',
    'orderRunning',
    'orders',
    'places',
    'quotes',
    'requests',
  ] as const
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...namespaces])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QueryLayer user={expect.getState().currentTestName ?? ''}>
          <TradePanels mayViewRates={mayViewRates} />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test('quotes stand by their end and lanes against their target; an empty list has no panel', async () => {
  await show(true)
  const quotes = await screen.findByRole('region', { name: 'Quotes that expire next' })
  const links = within(quotes).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Q-NEXT', 'Q-LATER'])
  const lanes = await screen.findByRole('region', { name: 'Saved lanes: lowest price and target' })
  const [below, none] = within(lanes).getAllByRole('listitem')
  expect(below?.textContent).toMatch(/40HQ.*8,000\.00.*Target reached.*9,000/)
  expect(none?.textContent).toMatch(/No price.*9,000/)
  expect(none?.textContent).not.toContain('target')
  expect(screen.queryByRole('region', { name: 'Requests under way' })).toBeNull()
})

test('a lane says how its price moved since the last day that had one', async () => {
  replies['GET /api/alerts'] = {
    alerts: [
      alert('a', '9000', '8000.00', '8100.50'),
      alert('b', '9000', '8000.00', '7999'),
      alert('c', '9000', '8000.00', '8000'),
      alert('d', '9000', null, '8000'),
    ],
    max: 20,
  }
  await show(true)
  await screen.findByText('Down CNY 100.50 since Fri 1 Jan')
  const moved = screen
    .getAllByText(/since Fri 1 Jan$/)
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(moved).toEqual([
    'Down CNY 100.50 since Fri 1 Jan',
    'Up CNY 1.00 since Fri 1 Jan',
    'Unchanged since Fri 1 Jan',
  ])
})

test('a suspended member sees no prices of lanes, and none are requested', async () => {
  await show(false)
  await screen.findByRole('region', { name: 'Quotes that expire next' })
  expect(call.mock.calls.map(([key]) => key)).not.toContain('GET /api/alerts')
})
