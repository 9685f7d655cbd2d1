import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PaymentsOfOrder } from '#contract/online-payments.ts'
import type { OrderView } from '#contract/orders.ts'
import type { Receipts } from '#contract/payment-receipts.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { takeOrderChanges } from '#web/client/order-changes.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderPaying } from './order-paying.tsx'

const number = 'S261118-000014'
const cny = (amount: string) => ({ amount, currency: 'CNY' as const })
const order = {
  number,
  payment: {
    terms: 'before-work',
    state: 'unpaid',
    owed: cny('1200.00'),
    paid: cny('0.00'),
    payBy: null,
    later: null,
  },
} as OrderView
const due: PaymentsOfOrder = {
  open: cny('1200.00'),
  beingChecked: null,
  rest: cny('1200.00'),
  bankAccount: {
    payee: 'Quayside Co., Ltd.',
    bank: 'Example Bank',
    account: '0000 1234',
    swift: 'EXAMCNBJ001',
  },
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

/** Each test has answers of its own in the cache. */
let readers = 0
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
      <QueryLayer user={`person ${++readers}`}>
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

test('there is one panel, with the bank details, each to be copied', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } })
  await show(due)
  for (const [name, text] of [
    ['Payee', 'Quayside Co., Ltd.'],
    ['Bank', 'Example Bank'],
    ['Account number', '0000 1234'],
    ['SWIFT code', 'EXAMCNBJ001'],
    ['Payment reference', number],
  ] as const) {
    const copy = await screen.findByRole('button', { name: `Copy ${name}` })
    expect(copy.parentElement?.textContent).toContain(text)
    copy.click()
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(text))
  }
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Payment',
  ])
  vi.unstubAllGlobals()
})

test('without an account the customer is asked to contact us, and still knows the reference', async () => {
  await show({ ...due, bankAccount: null })
  expect(await screen.findByText(/Contact us for our bank details/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy Payee' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy Payment reference' })).toBeTruthy()
})

test('while a receipt is checked only the rest can be paid', async () => {
  await show({ ...due, beingChecked: cny('1000.00'), rest: cny('200.00') })
  expect(
    await screen.findByText(/checking your bank receipts for .*1,000\.00.*still have to pay .*200\.00/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Pay .*[^,]200\.00 · Corporate/ })).toBeTruthy()
})

test('while a receipt for all of it is checked nothing is to be paid', async () => {
  await show({ ...due, beingChecked: cny('1200.00'), rest: null, onlineMethods: [] })
  expect(await screen.findByText(/You do not need to pay anything else now/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Bank transfer' })).toBeNull()
})

test('a receipt above what is due says what happens with the difference', async () => {
  await show(due)
  const amount = await screen.findByLabelText(/Amount transferred/)
  expect(screen.queryByText(/more than is due/)).toBeNull()
  await userEvent.clear(amount)
  await userEvent.type(amount, '1250.5')
  expect(screen.getByText(/50\.50 more than is due.*refund the difference/)).toBeTruthy()
})

test('a receipt is not sent without its file', async () => {
  await show(due)
  await userEvent.click(await screen.findByRole('button', { name: 'Send receipt' }))
  expect(screen.getAllByText(/Choose the bank receipt/).length).toBeGreaterThan(0)
  expect(sentWith('POST /api/orders/receipts')).toEqual([])
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test.each([
  ['waiting', 30, false],
  ['waiting', -1, true],
  ['to-check', 30, false],
  ['to-check', -1, true],
  ['failed', 30, true],
] as const)('a payment that is %s and ends in %i minutes: another one can be started: %s', async (...one) => {
  const [state, minutes, isOpen] = one
  const session = { state, amount: cny('1200.00'), endsAt: minutesFromNow(minutes) }
  await show({ ...due, session }, '/?session=b1d2f2a0-0000-4000-8000-000000000003')
  const reason = /^To avoid paying twice, you cannot start another payment/
  if (isOpen) expect(await screen.findByRole('button', { name: /^Pay / })).toBeTruthy()
  else expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.queryAllByText(reason)).toHaveLength(isOpen ? 0 : 1)
  expect(screen.queryAllByRole('button', { name: /^Pay / })).toHaveLength(isOpen ? 1 : 0)
  expect(screen.queryAllByRole('heading', { name: 'Bank transfer' })).toHaveLength(isOpen ? 1 : 0)
})

test.each([
  ['waiting', 'Waiting for the payment provider'],
  ['paid', 'Payment received'],
  ['failed', 'Payment not completed'],
  ['to-check', 'We are checking your payment'],
] as const)('the customer who comes back reads that the payment is %s', async (state, title) => {
  const session = 'b1d2f2a0-0000-4000-8000-000000000002'
  await show(
    { ...due, session: { state, amount: cny('1200.00'), endsAt: minutesFromNow(30) } },
    `/?session=${session}`,
  )
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(sentWith('GET /api/orders/payments')[0]).toEqual({ query: { number, session } })
})

test('the amount of a receipt follows what is still due, until another one is typed', async () => {
  await show(due)
  const amount = await screen.findByLabelText('Amount transferred')
  expect(amount).toHaveProperty('value', '1,200.00')
  let changes = 0
  takeOrderChanges({ changes, last: null })
  const owe = async (rest: string) => {
    const payments = { ...due, open: cny(rest), rest: cny(rest) }
    call.mockImplementation(async (key: string) =>
      ok(key === 'GET /api/orders/payments' ? payments : receipts),
    )
    takeOrderChanges({ changes: ++changes, last: number })
    await screen.findByRole('button', { name: new RegExp(`^Pay .*${rest} ·`) })
  }
  await owe('200.00')
  await waitFor(() => expect(amount).toHaveProperty('value', '200.00'))
  expect(screen.queryByText(/more than is due/)).toBeNull()
  await userEvent.clear(amount)
  await userEvent.type(amount, '50')
  await owe('150.00')
  expect(amount).toHaveProperty('value', '50')
})

test('a refund is distinguished from a payment', async () => {
  const paid = { method: 'bank-transfer', reference: 'REF-1', receivedOn: '2026-11-18' } as const
  const payments = [{ ...paid, amount: cny('-500.00') }]
  await show({ ...due, open: null, rest: null, payments })
  expect((await screen.findByText('REF-1')).closest('li')?.textContent).toContain('Refund · Bank transfer')
})
