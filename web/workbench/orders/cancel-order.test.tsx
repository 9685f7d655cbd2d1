import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderView } from '#contract/orders.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { CancelOrder } from './cancel-order.tsx'

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const order = {
  number: 'S261118-000001',
  version: 6,
  moves: ['cancel'],
  laterCharges: [],
  payment: { paid: cny('1000.00') },
} as unknown as OrderView

const charge = (amount: string) => ({
  contingency: { mode: 'trucking', fee: 'FKF', trigger: 'cancellation', params: {} },
  confirmed: { standardAmount: cny(amount) },
})
const free = {
  move: 'cancel',
  cost: cny('0.00'),
  charges: [],
  next: { at: '2026-11-19T07:00:00.000Z', cost: cny('436.00') },
}
const due = { move: 'cancel', cost: cny('436.00'), charges: [charge('400.00')], next: null }

let costs: object[] = []
const call = vi.fn()
const bodies = () =>
  call.mock.calls.flatMap(([key, input]) => (key === 'POST /api/orders/move' ? [input.body] : []))

beforeEach(() => {
  costs = [free, due]
  call.mockReset().mockImplementation(async (key: string) => {
    if (key === 'GET /api/orders/cancellation-cost') return ok(costs.length > 1 ? costs.shift() : costs[0])
    return ok({ ...order, state: 'cancelled', moves: [] })
  })
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

async function show(shown: OrderView = order) {
  const namespaces = [...baseNamespaces, ...orderNamespaces, 'refusals', 'workbenchOrders'] as const
  const translator = await createTranslator('group', 'en', namespaces)
  const moved = vi.fn()
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="canceller">
        <CancelOrder order={shown} onMoved={moved} reload={vi.fn()} />
      </QueryLayer>
    </TranslatorContext>,
  )
  return moved
}

test('the figure of this minute is shown with what follows, and exactly it is confirmed', async () => {
  costs = [free]
  const moved = await show()
  screen.getByRole('button', { name: 'Cancel order' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Free of charge')
  expect(dialog.getByText(/^Free of charge until .*; CNY.436\.00 from then on\.$/)).toBeTruthy()
  expect(dialog.getByText('To be refunded')).toBeTruthy()
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: /^Cancel order · CNY.0\.00$/ }))
  await confirm()
  expect(dialog.getAllByText('Enter a reason').length).toBeGreaterThan(0)
  expect(bodies()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cargo is late')
  await confirm()
  await waitFor(() => expect(moved).toHaveBeenCalled())
  const { number, version } = order
  expect(bodies()).toEqual([
    { number, version, move: 'cancel', reason: 'Cargo is late', confirmedCost: '0.00' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a figure that moved is shown before it can be confirmed; what was typed stays', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Cargo is late')
  call.mockImplementationOnce(async () => refusal('cancellation-cost-moved', { cost: '436.00' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Cancel order · CNY.0\.00$/ }))
  const confirm = await dialog.findByRole('button', { name: /^Cancel order · CNY.436\.00$/ })
  expect(dialog.getByText(/The cost of cancelling has changed to CNY 436\.00/)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Cargo is late')
  await userEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies().map(({ confirmedCost }) => confirmedCost)).toEqual(['0.00', '436.00'])
})

test('once work has begun the customer requests it; without either move there is no button', async () => {
  await show({ ...order, moves: ['request-cancellation'] })
  expect(screen.getByRole('button', { name: 'Request cancellation' })).toBeTruthy()
  await show({ ...order, moves: [] })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test.each([
  ['0', 'Cancellation cost', 'Cancellation cost incl. VAT'],
  ['9', 'Cancellation cost incl. VAT', 'No VAT is charged on this cost.'],
])('at %s %% VAT the cost is either with VAT or without', async (taxPercent, said, notSaid) => {
  const [first] = due.charges
  costs = [{ ...due, charges: [{ ...first, confirmed: { ...first?.confirmed, taxPercent } }] }]
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(said)).toBeTruthy()
  expect(dialog.queryByText(notSaid)).toBeNull()
})

test('what was billed while the order ran stays owed beside the cost, unless it is disputed', async () => {
  costs = [due]
  const billed = { state: 'billed', confirmed: { standardAmount: cny('60.00'), taxPercent: '9' } }
  const disputed = { ...billed, state: 'disputed' }
  await show({ ...order, laterCharges: [billed, disputed] } as unknown as OrderView)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByText('Additional charges incl. VAT')).nextSibling?.textContent).toMatch(/65\.40/)
  expect(dialog.getByText('To be refunded').nextSibling?.textContent).toMatch(/498\.60/)
})
