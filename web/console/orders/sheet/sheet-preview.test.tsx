import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SheetOrder } from '#contract/order-sheets.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { type OrderSheet, SheetPreview } from './sheet-preview.tsx'

const order = (number: string, change: Partial<SheetOrder> = {}): SheetOrder => ({
  number,
  outcome: 'good',
  version: 3,
  rows: [2],
  changes: ['vessel', 'containers'],
  problems: {},
  ...change,
})
const good = order('S261118-000001')
const wrong = order('S261118-000002', {
  outcome: 'wrong',
  rows: [3, 4],
  changes: [],
  problems: {
    3: { 'containers.number': 'wrong-format', 'containers.vgmKg': 'wrong-format' },
    4: { orderNo: 'inconsistent' },
  },
})
const lines = [{ row: 2, cells: { orderNo: good.number, vessel: 'A' } }]

const call = vi.fn()
beforeEach(() => {
  call.mockReset()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

async function show(orders: SheetOrder[], ignored: OrderSheet['ignored'] = []) {
  const onDone = vi.fn()
  const namespaces = [
    'common',
    'refusals',
    'orderSheet',
    ...orderWorkNamespaces,
    ...consoleNamespaces,
  ] as const
  const element = <SheetPreview sheet={{ lines, orders, ignored }} onDone={onDone} />
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="p1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
  return onDone
}

const sent = () => call.mock.calls.map(([, input]) => input.body)

test('every wrong cell is named by its row and column; only what is right can be applied, by keyboard', async () => {
  call.mockResolvedValue(ok({ applied: 1, orders: [good, wrong] }))
  const onDone = await show([good, wrong])
  expect(screen.getByText('Row 3, Container no.: wrong format or check digit')).toBeTruthy()
  expect(screen.getByText('Row 3, VGM (kg): wrong format')).toBeTruthy()
  expect(screen.getByText('Row 4, Order no.: the order is not in progress')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Update 1 order' })).toBeNull()
  screen.getByRole('button', { name: 'Update only the order without errors' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(sent()).toEqual([{ lines, versions: { [good.number]: 3, [wrong.number]: 3 }, onlyIfAll: false }])
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
})

test('a sheet without errors is applied whole; a refusal stays on the screen', async () => {
  call.mockResolvedValue(refusal('order-changed', { version: 4 }))
  const onDone = await show([good])
  await userEvent.click(screen.getByRole('button', { name: 'Update 1 order' }))
  expect(sent()).toMatchObject([{ onlyIfAll: true }])
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

test('an order that a colleague changed after the preview is named, and why it was left out', async () => {
  const other = order('S261118-000003')
  const checked = [good, { ...other, outcome: 'changed' }, wrong]
  call.mockResolvedValue(ok({ applied: 1, orders: checked }))
  const onDone = await show([good, other, wrong])
  await userEvent.click(screen.getByRole('button', { name: 'Update only the 2 orders without errors' }))
  expect(await screen.findByText('1 order updated, 2 left out')).toBeTruthy()
  expect(screen.getByText('Changed since the preview')).toBeTruthy()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    `Order no.${other.number}`,
  ])
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onDone).toHaveBeenCalled()
})

test('a sheet without any good row says so, and nothing can be applied', async () => {
  await show([wrong])
  expect(screen.getByText(/^No order can be updated from this sheet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
})

test('columns that were not read are named; without any, nothing is said', async () => {
  await show(
    [good],
    [
      { cell: 'B1', header: 'Type' },
      { cell: 'D1', header: '' },
    ],
  )
  expect(
    screen.getByText(
      'Columns that were not read, because they are not in the template or occur twice: B1 Type, D1',
    ),
  ).toBeTruthy()
  cleanup()
  await show([good])
  expect(screen.queryByText(/not read/)).toBeNull()
})

test('nothing is sent when the person decides so', async () => {
  const onDone = await show([good, wrong])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onDone).toHaveBeenCalled()
  expect(call).not.toHaveBeenCalled()
})
