import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { searchedPages } from '#web/console/search/pages.data.ts'
import { Allowed } from '#web/console/shared/allowed.tsx'
import { sections } from '#web/console/shared/sections.ts'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ExchangeAdmin } from './exchange-admin.tsx'

const row: ExchangeRow = {
  id: 1,
  from: 'USD',
  date: '2026-11-15',
  value: '7.1',
  source: 'the bank',
  state: 'applies',
  withdrawnBy: null,
  enteredBy: 'Tan Ruogu',
  enteredAt: '2026-11-15T01:00:00.000Z',
}
const answers: Record<string, unknown> = {
  'GET /api/console/exchangeRates': ok({ rows: [row], next: null }),
  'GET /api/console/exchangeRates/matrix': ok({
    days: ['2026-11-15'],
    rows: [{ from: 'USD', before: null, values: ['7.1'] }],
    publishedBy: null,
  }),
}
const call = vi.fn(async (key: string) => answers[key] ?? new Promise(() => {}))

afterEach(() => setStaff({ status: 'out' }))

const Page = () => (
  <Allowed permission="see-exchange-rates">
    <ExchangeAdmin />
  </Allowed>
)

async function show(roles: readonly StaffRole[]) {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  setStaff({ status: 'in', staff: { id: 's1', account: 'one', name: 'One', roles: [...roles] } })
  const namespaces = ['common', 'table', ...consoleNamespaces, 'ratesAdmin', 'quotes'] as const
  const translator = await createTranslator('group', 'en', namespaces)
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user={roles.join('+')}>
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const entry = async () =>
  within(await screen.findByRole('table', { name: 'Exchange rates entered' })).findByRole('cell', {
    name: '1 USD = 7.1 CNY',
  })
const controls = () => [
  screen.queryByRole('button', { name: 'Save exchange rate' }) !== null,
  screen.queryByRole('button', { name: 'Paste a table…' }) !== null,
  screen.queryByRole('button', { name: /^Withdraw/ }) !== null,
  screen.queryByRole('columnheader', { name: /Withdraw/ }) !== null,
]

test('sales read the exchange rates; form, paste and withdrawal are for those who publish rates', async () => {
  await show(['sales'])
  expect(await entry()).toBeTruthy()
  expect(controls()).toEqual([false, false, false, false])
})

test('those who publish rates have the form, the paste and the withdrawal', async () => {
  await show(['tariff-manager'])
  expect(await entry()).toBeTruthy()
  expect(controls()).toEqual([true, true, true, true])
})

test('other roles read nothing and see which roles can', async () => {
  await show(['editor'])
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.body.textContent).toMatch(/Sales, Rate manager/)
  expect(call).not.toHaveBeenCalled()
})

test('menu and search have the page for everyone who may open it', () => {
  const isPage = ({ path }: { readonly path: string }) => path === '/console/exchangeRates'
  expect(sections.find(isPage)?.permission).toBe('see-exchange-rates')
  expect(searchedPages.find(isPage)?.permission).toBe('see-exchange-rates')
})
