import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { MoveDialog } from './move-dialog.tsx'

const order = { number: 'S1', version: 3 } as StaffOrderView
const call = vi.fn(async (_key: string, _input?: unknown): Promise<unknown> => ok({ ...order, version: 9 }))

beforeEach(() => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

async function show(dialog: ReactNode) {
  const namespaces = [
    'common',
    'orders',
    'ordersAdmin',
    'orderRunning',
    'refusals',
    ...consoleNamespaces,
  ] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="operations">{dialog}</QueryLayer>
    </TranslatorContext>,
  )
}

test('a decision is made on the version it was asked on; after a conflict on the latest', async () => {
  let changeMeanwhile = (_version: number) => {}
  const closed = vi.fn()
  const conflict = vi.fn()
  function Page() {
    const [version, setVersion] = useState(order.version)
    changeMeanwhile = setVersion
    const props = { order: { ...order, version }, onDone: vi.fn(), onConflict: conflict, onClose: closed }
    return <MoveDialog {...props} move="confirm-fees" />
  }
  await show(<Page />)
  act(() => changeMeanwhile(8))
  call.mockImplementationOnce(async () => refusal('order-changed'))
  const dialog = within(screen.getByRole('dialog'))
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Confirm charges' }))
  await confirm()
  // What the notice names is what happened since this version.
  await waitFor(() => expect(conflict).toHaveBeenCalledWith(order))
  expect(closed).not.toHaveBeenCalled()
  await confirm()
  await waitFor(() => expect(closed).toHaveBeenCalled())
  const bodies = call.mock.calls.map(([, input]) => (input as { body: object }).body)
  expect(bodies).toMatchObject([{ version: 3 }, { version: 8 }])
})

test.each([
  ['0.00', 'The amended fields apply at once. The price stays the same.'],
  ['120.00', 'The amended fields and the new price apply at once.'],
])('an amendment that moves the total by %s says what applies', async (amount, text) => {
  const price = { agreed: [], lines: [], total: yuan('954.00'), difference: yuan(amount) }
  const amended = { ...order, amendment: { price } } as unknown as StaffOrderView
  const props = { order: amended, onDone: vi.fn(), onConflict: vi.fn(), onClose: vi.fn() }
  await show(<MoveDialog {...props} move="accept-amendment" />)
  expect(screen.getByText(text)).toBeTruthy()
})
