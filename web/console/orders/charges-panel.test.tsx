import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LaterChargeView } from '#contract/later-charge-view.ts'
import { yuan } from '#domain/values/money.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { ChargesPanel } from './charges-panel.tsx'

const charge = (id: number, note: string, more: object) =>
  ({
    id,
    note,
    contingency: { mode: 'trucking', fee: 'DSF', trigger: 'waiting', params: {} },
    confirmed: {
      unitPrice: yuan('80.00'),
      quantity: { amount: '3', unit: 'hour' },
      standardAmount: yuan('240.00'),
      taxPercent: '9',
    },
    period: null,
    billedAt: '2026-11-18T05:00:00.000Z',
    objectionEnds: '2026-11-21T05:00:00.000Z',
    answers: [],
    files: [],
    ...more,
  }) as unknown as LaterChargeView

const billed = charge(1, 'Cleaned', { state: 'billed', open: ['withdraw'] })
const disputed = charge(2, 'Waited', { state: 'disputed', open: ['uphold', 'withdraw'] })

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.textContent)
  }
})

const waiting = {
  mode: 'trucking',
  fee: 'DSF',
  trigger: 'waiting',
  unit: 'hour',
  unitPrice: yuan('80.00'),
  params: {},
}

async function show(
  laterCharges: readonly LaterChargeView[],
  hash = '',
  contingentCharges: readonly object[] = [waiting],
) {
  const order = { number: 'S1', version: 1, state: 'in-process', laterCharges, contingentCharges }
  const props = { order, onDone: vi.fn(), onConflict: vi.fn() } as unknown as Parameters<
    typeof ChargesPanel
  >[0]
  const namespaces = ['common', 'ordersAdmin', ...orderWorkNamespaces, ...consoleNamespaces] as const
  const routes = [{ path: '*', element: <ChargesPanel {...props} /> }]
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/order${hash}`] })} />
      </QueryLayer>
    </TranslatorContext>,
  )
}

const marked = () => [...document.querySelectorAll('[data-to-answer]')].map((one) => one.textContent ?? '')

test('an order with an objection opens at the disputed charge, which is marked', async () => {
  await show([billed, disputed])
  expect(screen.getByText('Cleaned')).toBeTruthy()
  expect(marked()).toEqual([expect.stringContaining('Waited')])
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Waited'))
})

test('a link to a section of the order, and an order without an objection, are not moved', async () => {
  await show([billed, disputed], '#messages')
  await show([billed])
  expect(scrolled).not.toHaveBeenCalled()
})

test('an order whose quote lists no further charges has no form to bill one, and says so', async () => {
  setStaff({
    status: 'in',
    staff: { id: 's1', account: 'operations', name: 'S', roles: ['operations'] },
  } as never)
  await show([])
  expect(screen.getByRole('form', { name: 'Bill an additional charge' })).toBeTruthy()
  cleanup()
  await show([], '', [])
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByText(/quote lists no possible additional charges/)).toBeTruthy()
})
