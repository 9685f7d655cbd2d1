import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ReturnDialog } from './return-dialog.tsx'

const order = {
  number: 'S261118-000014',
  version: 2,
  service: 'ocean',
  moreServices: ['trucking'],
} as unknown as StaffOrderView
const call = vi.fn(async (_key: string, _input: object) => ok(order))

afterEach(() => localStorage.clear())

test('a remark names a field of any service of the order', async () => {
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = [
    'common',
    'orders',
    'ordersAdmin',
    ...orderWorkNamespaces,
    ...consoleNamespaces,
  ] as const
  const element = (
    <ReturnDialog order={order} move="return" onDone={vi.fn()} onConflict={vi.fn()} onClose={vi.fn()} />
  )
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
  await userEvent.selectOptions(screen.getByLabelText('Field'), 'Trucking · Vessel')
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'Which ship?' } })
  await userEvent.click(screen.getByRole('button', { name: 'Return for correction' }))
  const remarks = [{ severity: 'error', message: 'Which ship?', property: 'more.0.vessel' }]
  await vi.waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'POST /api/console/orders/move',
      { body: { number: order.number, version: 2, move: 'return', remarks } },
      expect.anything(),
    ),
  )
})
