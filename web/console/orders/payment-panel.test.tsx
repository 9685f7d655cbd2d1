import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { yuan } from '#domain/values/money.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { PaymentPanel } from './payment-panel.tsx'

const payment = (reference: string, sameReferenceOn: string | null) => ({
  method: 'bank-transfer',
  reference,
  amount: yuan('1000.00'),
  standardAmount: yuan('1000.00'),
  receivedOn: '2026-11-18',
  bookedAt: '2026-11-18T08:00:00.000Z',
  bookedBy: 'Finance',
  sameReferenceOn,
})

const answers = {
  'GET /api/console/orders/receipts': ok({ receipts: [], canAnswer: false }),
  'GET /api/console/orders/payments': ok({
    payments: [payment('BOC 1', null), payment('boc1', 'S261117-000009')],
  }),
}

test('a payment with the bank reference of an earlier one says on which order that was booked', async () => {
  const call = async (key: keyof typeof answers) => answers[key]
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const order = { number: 'S261118-000014', payment: { terms: 'before-work' } } as unknown as StaffOrderView
  const element = <PaymentPanel order={order} onDone={vi.fn()} />
  const namespaces = ['common', 'ordersAdmin', ...orderWorkNamespaces, ...consoleNamespaces] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="finance">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
  const [, first, later] = await screen.findAllByRole('row')
  expect(first?.textContent).not.toContain('duplicate')
  expect(later?.textContent).toContain('Same reference as on order S261117-000009: check for a duplicate')
})
