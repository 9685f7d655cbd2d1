import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { FeeForm } from './fee-form.tsx'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const quoted = {
  lineId: 'l1',
  fee: 'DOC',
  rule: 'fixed',
  params: {},
  unitPrice: cny('450.00'),
  quantity: { amount: '2', unit: 'container' },
  sum: cny('900.00'),
  standardAmount: cny('900.00'),
  exchangeRate: { from: 'CNY', to: 'CNY', value: '1', date: '2026-11-18', source: 'none' },
  taxPercent: '0',
}
const order = {
  number: 'S261118-000014',
  version: 2,
  fees: { state: 'none', lines: [{ lineId: 'l1', kind: 'saved', quoted }], objections: [] },
  contingentCharges: [],
  service: 'ocean',
  moreServices: [],
  more: [],
} as unknown as StaffOrderView

const call = vi.fn(async () => refusal('order-changed'))
const onConflict = vi.fn()

beforeEach(() => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => localStorage.clear())

const open = async (shown: StaffOrderView) => {
  const namespaces = ['common', 'quotes', 'orders', 'orderView', 'ordersAdmin', ...consoleNamespaces] as const
  const element = <FeeForm order={shown} onDone={vi.fn()} onConflict={onConflict} />
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...namespaces])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

test('a disputed charge starts from what was proposed, with the objection beside it', async () => {
  const confirmed = { ...quoted, unitPrice: cny('500.00') }
  const changed = { lineId: 'l1', kind: 'changed', quoted, contingency: null, confirmed, reason: 'Agreed' }
  const objections = [{ lineId: 'l1', reason: 'Never agreed' }]
  await open({
    ...order,
    fees: { state: 'disputed', lines: [changed], objections },
  } as unknown as StaffOrderView)
  expect(screen.getByLabelText(/^Unit price/)).toHaveProperty('value', '500.00')
  expect(screen.getByLabelText('Reason for the change')).toHaveProperty('value', 'Agreed')
  expect(screen.getByText(/Never agreed/)).toBeTruthy()
  expect(screen.getByText(/Total incl. VAT/).textContent).toContain('1,000.00')
})

test('Enter never sends; a change needs a reason; after a conflict what was typed is still there', async () => {
  await open(order)
  const price = screen.getByLabelText(/^Unit price/)
  await userEvent.clear(price)
  await userEvent.type(price, '500{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Quantity/))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/Total incl. VAT/).textContent).toContain('1,000.00')
  await userEvent.click(screen.getByRole('button', { name: 'Propose charges' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('link', { name: /^.+: Reason for the change is required$/ })
  await userEvent.type(screen.getByLabelText('Reason for the change'), 'Agreed')
  await userEvent.click(screen.getByRole('button', { name: 'Propose charges' }))
  const dialog = await screen.findByRole('dialog')
  expect(call).not.toHaveBeenCalled()
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Propose charges',
  )
  if (confirm) await userEvent.click(confirm)
  const edits = [{ edit: 'change', lineId: 'l1', unitPrice: '500', quantity: '2', reason: 'Agreed' }]
  expect(call).toHaveBeenCalledWith(
    'POST /api/console/orders/move',
    { body: { number: order.number, version: 2, move: 'propose-fees', edits } },
    expect.anything(),
  )
  await vi.waitFor(() => expect(onConflict).toHaveBeenCalledTimes(1))
  expect(screen.getByLabelText('Reason for the change')).toHaveProperty('value', 'Agreed')
})
