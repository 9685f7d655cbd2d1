import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { yuan } from '#domain/values/money.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { BillForm } from './bill-form.tsx'

const charge = (trigger: string, fee: string, unit: string, params = {}) => ({
  fee,
  trigger,
  params,
  unitPrice: yuan('500'),
  unit,
  tariff: { name: 'ocean', version: 1 },
  mode: 'door',
})
const order = {
  number: 'S261118-000014',
  version: 3,
  contingentCharges: [
    charge('demurrage', 'DEM', 'day'),
    charge('waiting', 'DSF', 'hour', { freeHours: 6, perHour: '80', capPerDay: '800' }),
  ],
  payment: { owed: yuan('1000.00'), paid: yuan('1000.00') },
} as unknown as StaffOrderView

const call = vi.fn()
const onDone = vi.fn()

beforeEach(() => {
  call.mockReset()
  onDone.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => localStorage.clear())

async function show() {
  const namespaces = ['common', 'ordersAdmin', ...orderWorkNamespaces, ...consoleNamespaces] as const
  const element = <BillForm order={order} onDone={onDone} onConflict={vi.fn()} />
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Bill charge' }))

test('demurrage needs its period; the dialog shows the tax and what is owed then, and only its button sends', async () => {
  call.mockResolvedValue(ok(order))
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Charge'), 'DEM.demurrage')
  type(/^Quantity/, '2')
  type(/^What happened/, 'Collected late')
  await submit()
  expect(screen.queryByRole('dialog')).toBeNull()
  type(/^From, /, '2026-11-10 08:00')
  type(/^Until, /, '2026-11-12 08:00')
  await submit()
  const dialog = within(await screen.findByRole('dialog'))
  expect(call).not.toHaveBeenCalled()
  for (const amount of [/1,000\.00$/, /60\.00$/, /1,060\.00$/, /2,060\.00$/])
    expect(dialog.getAllByText(amount).length).toBeGreaterThan(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Bill charge' }))
  expect(call.mock.lastCall?.[1].body).toMatchObject({ charge: 'DEM.demurrage', quantity: '2' })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
})

test('waiting asks when the truck came and left, and shows what of it can be billed', async () => {
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Charge'), 'DSF.waiting')
  expect(screen.queryByText(/can be billed/)).toBeNull()
  type(/^Truck arrived, /, '2026-11-10 08:00')
  type(/^Truck left, /, '2026-11-10 11:00')
  expect(screen.getByText(/^Held 3 h, 6 h free.* 0 h can be billed/)).toBeTruthy()
  type(/^Truck left, /, '2026-11-10 17:00')
  expect(screen.getByText(/^Held 9 h, 6 h free.* 3 h can be billed/)).toBeTruthy()
})
