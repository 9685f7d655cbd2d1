import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PaymentsOfOrder } from '#contract/online-payments.ts'
import type { OrderView } from '#contract/orders.ts'
import type { Receipts } from '#contract/payment-receipts.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/order-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderPaying } from './order-paying.tsx'

const number = 'S261118-000014'
const cny = (amount: string) => ({ amount, currency: 'CNY' as const })
const order = { number, payment: { terms: 'before-work' } } as OrderView
const due: PaymentsOfOrder = {
  open: cny('1200.00'),
  onlineMethods: [{ code: 'online-banking', label: 'Corporate online banking' }],
  isDemo: true,
  payments: [],
  session: null,
}
const refused = {
  id: 'b1d2f2a0-0000-4000-8000-000000000001',
  state: 'refused',
  amount: cny('100.00'),
  paidOn: '2026-11-17',
  sentAt: '2026-11-18T02:00:00.000Z',
  sentBy: 'Lin Hai',
  file: { id: 'f1', name: 'receipt.pdf', mediaType: 'application/pdf', bytes: 2048 },
  reason: 'Not in our account',
} as const
const receipts: Receipts = { canSend: true, canAnswer: false, receipts: [refused] }

const call = vi.fn()
beforeEach(() => {
  call.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

async function show(payments: PaymentsOfOrder, path = '/') {
  call.mockImplementation(async (key: string) => {
    if (key === 'GET /api/orders/payments') return ok(payments)
    return key === 'GET /api/orders/receipts' ? ok(receipts) : refusal('payment-provider-unreachable')
  })
  const namespaces = ['common', 'site', 'drafts', ...formNamespaces, ...orderWorkNamespaces] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="p1">
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <OrderPaying order={order} /> }], {
            initialEntries: [path],
          })}
        />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const sentWith = (key: string) => call.mock.calls.filter(([name]) => name === key).map(([, input]) => input)

test('what is due is paid online by a configured method; a provider that fails is named', async () => {
  await show(due)
  await userEvent.click(
    await screen.findByRole('button', { name: /^Pay .*1,200\.00 · Corporate online banking$/ }),
  )
  expect(sentWith('POST /api/orders/payments/session')).toEqual([
    { body: { number, method: 'online-banking' } },
  ])
  expect(await screen.findByText(/The payment provider is not available/)).toBeTruthy()
  expect(screen.getByText('Demo: no real money is moved.')).toBeTruthy()
})

test('without a provider only the bank transfer is shown, with the states of receipts', async () => {
  await show({ ...due, onlineMethods: [] })
  expect(await screen.findByRole('heading', { name: 'Bank transfer' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Pay online' })).toBeNull()
  expect(await screen.findByText('Reason: Not in our account')).toBeTruthy()
})

test('a receipt is not sent without its file', async () => {
  await show(due)
  await userEvent.click(await screen.findByRole('button', { name: 'Send receipt' }))
  expect(screen.getAllByText(/Choose the bank receipt/).length).toBeGreaterThan(0)
  expect(sentWith('POST /api/orders/receipts')).toEqual([])
})

test.each([
  ['waiting', 'Waiting for the payment provider'],
  ['paid', 'Payment received'],
  ['failed', 'Payment not completed'],
  ['to-check', 'We are checking your payment'],
] as const)('the customer who comes back reads that the payment is %s', async (state, title) => {
  const session = 'b1d2f2a0-0000-4000-8000-000000000002'
  await show({ ...due, session: { state, amount: cny('1200.00') } }, `/?session=${session}`)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(sentWith('GET /api/orders/payments')[0]).toEqual({ query: { number, session } })
})
