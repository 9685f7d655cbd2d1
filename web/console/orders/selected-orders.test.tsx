import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { SelectedOrders } from './selected-orders.tsx'
import type { StaffOrderRow } from './use-order-columns.tsx'

const changed = refusal('order-changed', { version: 3 })
const results = [
  { number: 'S1', refused: null },
  { number: 'S2', refused: { refusal: changed.refusal, params: changed.params } },
]
const staff = [
  { id: 's1', name: 'Su Rui' },
  { id: 's2', name: 'Zhou Min' },
]
const call = vi.fn(async (key: string, _input: object) =>
  ok(key.startsWith('GET') ? { rules: [], staff } : { results }),
)
const onDone = vi.fn()

beforeEach(() => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => setStaff({ status: 'out' }))

const row = (number: string, version: number, state = 'request-sent') =>
  ({ number, version, state }) as StaffOrderRow

async function show(orders: readonly StaffOrderRow[]) {
  setStaff({
    status: 'in',
    staff: { id: 's1', account: 'su', name: 'Su Rui', roles: ['operations'] },
  } as unknown as Parameters<typeof setStaff>[0])
  const namespaces = [
    'common',
    'refusals',
    'orders',
    'ordersAdmin',
    'orderSheet',
    ...consoleNamespaces,
  ] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...namespaces])}>
      <QueryLayer user="s1">
        <SelectedOrders orders={orders} onDone={onDone} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

test('orders are assigned to a colleague, and each shows its own result', async () => {
  await show([row('S1', 1), row('S2', 2)])
  // None of them can be started or completed.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Assign'])
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
  const asked = await screen.findByRole('dialog', { name: 'Assign 2 orders?' })
  await userEvent.selectOptions(await within(asked).findByLabelText('Assigned to'), 'Zhou Min')
  await userEvent.click(within(asked).getByRole('button', { name: 'Assign' }))
  const orders = [
    { number: 'S1', version: 1 },
    { number: 'S2', version: 2 },
  ]
  expect(call).toHaveBeenCalledWith(
    'POST /api/console/orders/moveMany',
    { body: { move: 'assign', assignedTo: 's2', orders } },
    expect.anything(),
  )
  const shown = await screen.findByRole('dialog', { name: 'Result of each order' })
  expect(within(shown).getByRole('status').textContent).toBe('Changed: 1 of 2')
  const [first, second] = within(shown).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^S2 .+/)
  expect(second?.textContent).toBe('S1 Done')
  const [close] = within(shown).getAllByRole('button', { name: /Close/ })
  if (close) await userEvent.click(close)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('what no selected order allows is not offered', async () => {
  await show([row('S1', 4, 'order-generated'), row('S2', 4, 'in-process')])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Assign',
    'Start work',
    'Complete',
    'Sheet of these orders',
  ])
})

test('of running orders a sheet is saved with what they have', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  call.mockImplementationOnce(async () => ok(new Blob(['x'])) as never)
  await show([row('S1', 1, 'in-process'), row('S2', 2, 'order-generated'), row('S3', 2)])
  await userEvent.click(screen.getByRole('button', { name: 'Sheet of these orders' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  const [key, input] = call.mock.lastCall ?? []
  expect([key, input]).toMatchObject([
    'GET /api/console/orders/sheet/template',
    { query: { numbers: 'S1,S2' } },
  ])
  saved.mockRestore()
})
