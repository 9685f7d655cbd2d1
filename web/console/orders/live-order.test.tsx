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

function Page() {
  const query = useCallQuery(key, { query: { number: 'S1' } })
  return query.status === 'ready' ? <Live order={query.data} onDone={query.setData} /> : null
}

const news = (openVersion: number, alsoOpen: string[] = []) =>
  act(() => void takeNews({ news: [], alsoOpen, openVersion }))

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
  expect(call).toHaveBeenCalledTimes(1)
  version = 2
  news(2, ['Zhou Min'])
  await screen.findByText('Version 2')
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'half a sen')
  await screen.findByText(/^Order updated: /)
})

test('the reader is not notified of what they did themselves', async () => {
  await show()
  news(2)
  // The answer to the move arrives a moment after the stream.
  await userEvent.click(screen.getByRole('button', { name: 'Own' }))
  await screen.findByText('Version 2')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(call).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/^Order updated: /)).toBeNull()
})
