import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderStatus } from './order-status.tsx'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const order = {
  number: 'S1',
  state: 'order-generated',
  waitsFor: 'operations',
  dueAt: null,
  moves: [],
  remarks: [],
  end: null,
  fees: { lines: [], payers: { shipper: { total: cny('900.00') } } },
  laterCharges: [],
  cancellation: { state: 'none', cost: null },
  amendment: { state: 'none' },
  payment: { terms: 'before-work', owed: cny('900.00'), paid: cny('900.00'), payBy: null, later: null },
}

async function show(change: object) {
  const namespaces = [...baseNamespaces, ...orderNamespaces, 'workbenchOrders'] as const
  const shown = { ...order, ...change } as unknown as OrderView
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="linhai">
        <MemoryRouter initialEntries={['/?number=S1']}>
          <OrderStatus order={shown} onMoved={vi.fn()} reload={vi.fn()} />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
}

const provide = (payments: object) =>
  provideClient({ call: async () => ok(payments) } as unknown as Parameters<typeof provideClient>[0])

test('the customer is not asked to pay while a receipt over all that is due is being checked', async () => {
  const accepted = { state: 'fees-accepted', waitsFor: 'customer' }
  const unpaid = { ...order.payment, paid: cny('0.00') }
  provide({ beingChecked: cny('900.00'), rest: null })
  await show({ ...accepted, payment: unpaid })
  expect(await screen.findByText(/We are checking your bank receipt/)).toBeTruthy()
  expect(screen.getByText('Waiting for us')).toBeTruthy()
  expect(screen.queryByText(/Pay as stated below/)).toBeNull()
  cleanup()
  provide({ beingChecked: cny('400.00'), rest: cny('500.00') })
  await show({ ...accepted, number: 'S2', payment: unpaid })
  expect(await screen.findByText(/Pay as stated below/)).toBeTruthy()
})

test('a cancelled order says what that cost', async () => {
  const cancelled = { state: 'cancelled', waitsFor: null }
  await show({ ...cancelled, cancellation: { state: 'accepted', cost: cny('436.00') } })
  expect(screen.getByText('Cancellation fee: CNY 436.00. It replaces the order total.')).toBeTruthy()
  await show({ ...cancelled, cancellation: { state: 'accepted', cost: cny('0.00') } })
  expect(screen.getByText('Cancelled free of charge.')).toBeTruthy()
})

test('a running order that costs more than was paid says what is open, unless it is paid later by its terms', async () => {
  const payment = { ...order.payment, owed: cny('1000.00') }
  await show({ payment })
  expect(screen.getByText('CNY 100.00 is still due; see the payment details below.')).toBeTruthy()
  await show({ payment: { ...payment, terms: 'on-account' } })
  await show({})
  expect(screen.getAllByText(/still due/)).toHaveLength(1)
})

test('a charge that was billed since leads to where it can be disputed, until when it can', async () => {
  const billed = (open: readonly string[], day: string) => ({
    open,
    objectionEnds: `2026-11-${day}T05:00:00Z`,
  })
  await show({ laterCharges: [billed(['object'], '23'), billed(['object'], '22'), billed([], '21')] })
  const link = screen.getByRole('link', { name: /dispute them until Sun.22.Nov/ })
  expect(link.getAttribute('href')).toBe('/?number=S1#charges')
})

test.each([
  [null, 'Pay after confirmation'],
  [{ after: 'departure', days: 7, by: '2026-12-04' }, 'Pay by 4 Dec 2026'],
  [{ after: 'departure', days: 7, by: null }, 'Pay within 7 days after departure'],
  [{ after: 'generation', days: 30, by: null }, 'Pay within 30 days after the order is generated'],
])('of an order that is paid by %o the third step reads %s', async (later, text) => {
  await show({ state: 'request-sent', payment: { ...order.payment, terms: null, later } })
  const [, , third] = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem')
  expect(third?.textContent?.replaceAll('\u00A0', ' ')).toBe(text)
})
