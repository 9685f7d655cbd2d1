import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOrderToast } from '#web/components/orders/use-order-toast.ts'
import { forgetNews, takeNews } from '#web/console/shared/news-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { AlsoOpen, useLiveOrder } from './live-order.tsx'

const key = 'GET /api/console/orders/order'
let version = 1
const call = vi.fn(async (_key: string) =>
  ok({ number: 'S1', version, history: [{ kind: 'start' }] } as unknown as StaffOrderView),
)

const reads = (wanted: string) => call.mock.calls.filter(([one]) => one === wanted).length

beforeEach(() => {
  version = 1
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})
afterEach(() => act(() => forgetNews()))

function Live({ order, onDone }: { order: StaffOrderView; onDone(order: StaffOrderView): void }) {
  const [typed, setTyped] = useState('')
  const takeOwn = useOrderToast(order, onDone)
  useLiveOrder(order)
  return (
    <>
      <AlsoOpen />
      <p>Version {order.version}</p>
      <input aria-label="Remark" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => takeOwn({ ...order, version: order.version + 1 })}>
        Own
      </button>
    </>
  )
}

const documents = 'GET /api/console/orders/documents'

function Page() {
  useCallQuery(documents, { query: { number: 'S1' } })
  const query = useCallQuery(key, { query: { number: 'S1' } })
  return query.status === 'ready' ? <Live order={query.data} onDone={query.setData} /> : null
}

const news = (openVersion: number, alsoOpen: string[] = [], openChange: number | null = null) =>
  act(() => void takeNews({ news: [], alsoOpen, openVersion, openChange }))

async function show() {
  const namespaces = ['common', 'orders', 'orderView', 'ordersAdmin', ...consoleNamespaces] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...namespaces])}>
      <QueryLayer user="s1">
        <Page />
        <Toasts title="Notices" closeLabel="Close" />
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByText('Version 1')
}

test('what a colleague did is read and shown at once; what is typed stays', async () => {
  await show()
  await userEvent.type(screen.getByLabelText('Remark'), 'half a sen')
  news(1, ['Zhou Min'])
  expect(screen.getByText(/Zhou Min/).getAttribute('role')).toBe('status')
  expect(reads(key)).toBe(1)
  version = 2
  news(2, ['Zhou Min'])
  await screen.findByText('Version 2')
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'half a sen')
  await screen.findByText(/^Order updated: /)
})

test('details, documents and messages are read again although the version stays, each change once', async () => {
  await show()
  news(1, [], 40)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect([reads(key), reads(documents)]).toEqual([1, 1])
  await userEvent.type(screen.getByLabelText('Remark'), 'half a sen')
  for (const [change, times] of [
    [41, 2],
    [43, 3],
  ] as const) {
    news(1, [], change)
    await vi.waitFor(() => expect([reads(key), reads(documents)]).toEqual([times, times]))
  }
  news(1, ['Zhou Min'], 43)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(reads(documents)).toBe(3)
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'half a sen')
})

test('the reader is not notified of what they did themselves', async () => {
  await show()
  news(2)
  // The answer to the move arrives a moment after the stream.
  await userEvent.click(screen.getByRole('button', { name: 'Own' }))
  await screen.findByText('Version 2')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(reads(key)).toBe(1)
  expect(screen.queryByText(/^Order updated: /)).toBeNull()
})
