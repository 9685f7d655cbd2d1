import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderMoves } from './order-moves.tsx'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const line = (lineId: string, kind: string, fee: string) => ({
  lineId,
  kind,
  quoted: { fee, rule: 'plain', params: {} },
  contingency: null,
  confirmed: kind === 'removed' ? null : { standardAmount: cny('450') },
  reason: null,
})
const order = {
  number: 'S261118-000001',
  version: 4,
  state: 'fees-confirmed',
  moves: ['withdraw', 'accept-fees', 'dispute-fees'],
  fees: {
    state: 'confirmed',
    lines: [line('l1', 'saved', 'DOC'), line('l2', 'changed', 'SEAL'), line('l3', 'removed', 'THC')],
    payers: { shipper: { total: cny('954.00') } },
  },
} as unknown as OrderView

const call = vi.fn(async (_key: string, _input?: unknown): Promise<unknown> => ok(order))
const bodies = () => call.mock.calls.map(([, input]) => (input as { body: object }).body)

beforeEach(() => {
  call.mockReset().mockImplementation(async () => ok(order))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

/** What a live page does when the order changes. */
let changeMeanwhile: (changed: Partial<OrderView>) => void

async function show(reloaded: Partial<OrderView> = {}) {
  const namespaces = [...baseNamespaces, ...orderNamespaces, 'refusals', 'workbenchOrders'] as const
  const translator = await createTranslator('group', 'en', namespaces)
  const moved = vi.fn()
  function Page() {
    const [shown, setShown] = useState(order)
    changeMeanwhile = (changed) => setShown({ ...shown, ...changed })
    return <OrderMoves order={shown} onMoved={moved} reload={() => setShown({ ...shown, ...reloaded })} />
  }
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="mover">
        <Page />
      </QueryLayer>
    </TranslatorContext>,
  )
  return moved
}

/** By the keyboard alone. */
async function choose(name: RegExp) {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  return within(screen.getByRole('dialog'))
}

test('the charges are accepted after a question that names the total; every charged line is answered', async () => {
  const moved = await show()
  const dialog = await choose(/^Accept charges · CNY.954\.00$/)
  expect(call).not.toHaveBeenCalled()
  dialog.getByRole('button', { name: /^Accept charges/ }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(moved).toHaveBeenCalledWith(order))
  expect(bodies()).toEqual([
    {
      number: order.number,
      version: 4,
      move: 'accept-fees',
      answers: [
        { lineId: 'l1', answer: 'accept' },
        { lineId: 'l2', answer: 'accept' },
      ],
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a withdrawal without a reason is not sent', async () => {
  await show()
  const dialog = await choose(/^Withdraw order$/)
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw order' }))
  expect(dialog.getAllByText('Enter a reason').length).toBeGreaterThan(0)
  expect(call).not.toHaveBeenCalled()
})

test('an order that changed meanwhile is loaded again, and what was typed stays', async () => {
  await show({ version: 5, state: 'fees-accepted' })
  call.mockImplementationOnce(async () => refusal('order-changed'))
  const dialog = await choose(/^Withdraw order$/)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cargo is late')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw order' }))
  await dialog.findByText(/The latest version is now shown \(Charges accepted/)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Cargo is late')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toEqual([
    { number: order.number, version: 4, move: 'withdraw', reason: 'Cargo is late' },
    { number: order.number, version: 5, move: 'withdraw', reason: 'Cargo is late' },
  ])
})

test('an open question stays on the charges it was opened with, until the customer is notified that they changed', async () => {
  await show()
  const dialog = await choose(/^Accept charges/)
  const fees = { ...order.fees, payers: { shipper: { total: cny('9999.00') } } }
  act(() => changeMeanwhile({ version: 7, fees } as unknown as Partial<OrderView>))
  expect(screen.getByRole('button', { name: /9,999\.00/ })).toBeTruthy()
  call.mockImplementationOnce(async () => refusal('order-changed'))
  await userEvent.click(dialog.getByRole('button', { name: /^Accept charges · CNY.954\.00$/ }))
  await dialog.findByText(/The latest version is now shown/)
  await userEvent.click(dialog.getByRole('button', { name: /^Accept charges · CNY.9,999\.00$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toMatchObject([{ version: 4 }, { version: 7 }])
})

test('charges are disputed line by line, each with its reason; the others are accepted', async () => {
  await show()
  const dialog = await choose(/^Dispute charges$/)
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Dispute charges' }))
  await send()
  expect(dialog.getByText('Select at least one charge')).toBeTruthy()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  dialog.getByRole('checkbox', { name: /^Dispute Seal fee/ }).focus()
  await userEvent.keyboard(' ')
  expect(dialog.queryByText('Select at least one charge')).toBeNull()
  await send()
  expect(dialog.getAllByText('Enter a reason').length).toBeGreaterThan(0)
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason for Seal fee' }), 'One seal only')
  expect(dialog.queryByText('Enter a reason')).toBeNull()
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toEqual([
    {
      number: order.number,
      version: 4,
      move: 'dispute-fees',
      answers: [
        { lineId: 'l1', answer: 'accept' },
        { lineId: 'l2', answer: 'reject', reason: 'One seal only' },
      ],
    },
  ])
})

test('while a decision is on its way, the page asks to wait', async () => {
  call.mockImplementation(() => new Promise(() => {}))
  await show()
  const dialog = await choose(/^Accept charges/)
  expect(dialog.queryByText('Updating order information, please wait')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: /^Accept charges/ }))
  expect(await dialog.findByText('Updating order information, please wait')).toBeTruthy()
})
