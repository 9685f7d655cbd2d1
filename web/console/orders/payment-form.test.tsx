import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { ReceiptView } from '#contract/payment-receipts.ts'
import { yuan } from '#domain/values/money.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { PaymentForm } from './payment-form.tsx'

const orderOf = (version: number, paid: string, state: string) =>
  ({
    number: 'S261118-000014',
    version,
    tab: 'in-process',
    payment: {
      terms: 'before-work',
      state,
      owed: yuan('1000.00'),
      paid: yuan(paid),
      payBy: null,
      later: null,
    },
  }) as unknown as StaffOrderView

const call = vi.fn()

beforeEach(() => {
  call.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => localStorage.clear())

let showOrder: (order: StaffOrderView) => void

type PageProps = { readonly first: ReceiptView | undefined }

/** The page shows the order that was answered a moment later. */
function Page({ first }: PageProps) {
  const [order, setOrder] = useState(orderOf(1, '0.00', 'unpaid'))
  const [receipt, setReceipt] = useState(first)
  showOrder = setOrder
  const onDone = (next: StaffOrderView) => {
    setReceipt(undefined)
    setTimeout(() => setOrder(next), 20)
  }
  return <PaymentForm order={order} receipt={receipt} onLeaveReceipt={vi.fn()} onDone={onDone} />
}

const receipt = { id: 'r1', amount: yuan('1500.00'), paidOn: '2026-11-17' } as ReceiptView

async function show(first?: ReceiptView) {
  const namespaces = ['common', 'ordersAdmin', ...orderWorkNamespaces, ...consoleNamespaces] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page first={first} /> }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const fill = async (amount: string) => {
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: amount } })
  await sendReference()
}

const sendReference = async () => {
  fireEvent.input(screen.getByLabelText('Bank reference'), { target: { value: 'B-1' } })
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }))
}

test('more than is due: the dialog says so, and the form continues with the refund', async () => {
  call.mockResolvedValue(ok(orderOf(2, '1500.00', 'refund-due')))
  await show()
  expect(screen.queryByLabelText('Method')).toBeNull()
  await fill('1500')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/1,500\.00/)).toBeTruthy()
  expect(dialog.getByText(/500\.00 more than is due/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(call.mock.lastCall?.[1].body).toMatchObject({ direction: 'payment', method: 'bank-transfer' })
  await vi.waitFor(() => expect(screen.getByLabelText('Type')).toHaveProperty('value', 'refund'))
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500.00')
  expect(screen.getByLabelText('Method')).toBeTruthy()
  expect(screen.getByLabelText(/^Refunded on/)).toBeTruthy()
})

test('what is due and no more needs no such sentence; an amount that cannot be read is not asked about', async () => {
  await show()
  await fill('12.345')
  expect(screen.queryByRole('dialog')).toBeNull()
  await fill('1000')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/more than is due/)).toBeNull()
})

test('a receipt of more than is due is booked: the form continues with the refund', async () => {
  call.mockResolvedValue(ok(orderOf(2, '1500.00', 'refund-due')))
  await show(receipt)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,500.00')
  await sendReference()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(call.mock.lastCall?.[1].body).toMatchObject({ direction: 'payment', receipt: 'r1' })
  await vi.waitFor(() => expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500.00'))
  expect(screen.getByLabelText('Type')).toHaveProperty('value', 'refund')
})

test('money that becomes due back while the form is open is offered as a refund, never as a payment', async () => {
  await show()
  act(() => showOrder(orderOf(2, '1500.00', 'refund-due')))
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '500.00')
  expect(screen.getByLabelText('Type')).toHaveProperty('value', 'refund')
})
