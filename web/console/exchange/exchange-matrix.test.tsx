import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#domain/access/actor.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ExchangeMatrix } from './exchange-matrix.tsx'

const fetched = {
  date: '2026-11-19',
  rates: [
    { cell: 'USD/CNY 7.2', from: 'USD', date: '2026-11-19', value: '7.2', isPerHundred: false },
    { cell: '100JPY/CNY 4.6', from: 'JPY', date: '2026-11-19', value: '0.046', isPerHundred: true },
  ],
  wrong: [] as object[],
  ignored: ['THB'],
  missing: ['KWD', 'BHD'],
}
const demoSource = { name: 'demo', isDemo: true }
let publishedBy: object | null = null
let answer: unknown
let shown = 0
const call = vi.fn(async (key: string, _input?: unknown) => {
  if (key === 'GET /api/console/exchangeRates/matrix')
    return ok({ days: ['2026-11-15'], rows: [{ from: 'USD', before: null, values: ['7.1'] }], publishedBy })
  if (key === 'POST /api/console/exchangeRates/fetch') return answer
  return ok({ count: 2 })
})

beforeEach(() => {
  publishedBy = { name: 'rates.example', isDemo: false }
  answer = ok(fetched)
  call.mockClear()
})
afterEach(() => setStaff({ status: 'out' }))

async function show(role: StaffRole = 'tariff-manager') {
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  setStaff({ status: 'in', staff: { id: 's1', account: 'one', name: 'One', roles: [role] } })
  const namespaces = ['common', 'table', ...consoleNamespaces, 'ratesAdmin'] as const
  shown += 1
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user={`tariff${shown}`}>
        <ExchangeMatrix />
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByRole('cell', { name: /7\.1/ })
}

const name = 'Fetch central parity rates'
const press = () => userEvent.click(screen.getByRole('button', { name }))
const sent = (key: string) => call.mock.calls.filter(([called]) => called === key).map(([, input]) => input)

test('fetched rates are previewed with what is published, and saved with their source once confirmed', async () => {
  await show()
  await press()
  const dialog = within(await screen.findByRole('dialog', { name: 'Central parity rates of the yuan' }))
  expect(dialog.getByText(/19 Nov 2026, published by rates\.example/)).toBeTruthy()
  expect(dialog.getByText(/Enter them separately: KWD, BHD/)).toBeTruthy()
  expect(dialog.getByText(/left out: THB/)).toBeTruthy()
  expect(dialog.getByRole('row', { name: /100JPY\/CNY 4\.6 JPY .* 0\.046 .*divided by 100/ })).toBeTruthy()
  expect(within(dialog.getByRole('row', { name: /USD/ })).getByText(/1\.4/)).toBeTruthy()
  expect(dialog.queryByText(/invented/)).toBeNull()
  // Enter saves nothing that was not looked at.
  expect(document.activeElement?.textContent).toContain('Nothing is saved until you confirm')
  expect(sent('POST /api/console/exchangeRates/table')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save 2 exchange rates' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('POST /api/console/exchangeRates/table')).toEqual([
    {
      body: {
        rates: fetched.rates.map(({ from, date, value }) => ({ from, date, value })),
        source: 'rates.example',
      },
    },
  ])
})

test('a published figure that is no rate is named, and nothing can be saved', async () => {
  answer = ok({ ...fetched, wrong: [{ cell: 'CNY/AED', problem: 'wrong-value', text: '0' }] })
  await show()
  await press()
  expect(await screen.findByText('CNY/AED: “0” is not an exchange rate')).toBeTruthy()
  expect(screen.getByText(/1 published figure cannot be used/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ }).disabled).toBe(true)
})

test('why nothing could be fetched stands beside the button', async () => {
  answer = refusal('exchange-source-unreachable')
  await show()
  await press()
  expect((await screen.findByText(/is not available/)).getAttribute('role')).toBe('alert')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('rates of the demo are marked as invented', async () => {
  publishedBy = demoSource
  await show()
  await press()
  expect(await screen.findByText(/these exchange rates are invented/)).toBeTruthy()
})

test.each<[string, StaffRole, object | null]>([
  ['without a source', 'tariff-manager', null],
  ['for those who may not publish rates', 'sales', demoSource],
])('there is no button %s', async (_case, role, source) => {
  publishedBy = source
  await show(role)
  expect(screen.queryByRole('button', { name })).toBeNull()
})
