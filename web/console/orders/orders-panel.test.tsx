import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#domain/access/actor.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrdersPanel } from './orders-panel.tsx'

afterEach(() => setStaff({ status: 'out' }))

const row = { number: 'S261118-000014', company: 'Linhai Trading', dueAt: null }
const lengths = { operations: 12, objections: 1, finance: 3, receipts: 1000, refunds: 2 }

async function show(role: StaffRole) {
  setStaff({ status: 'in', staff: { id: 'one', account: 'one', name: 'One', roles: [role] } })
  const call = vi.fn(async () => ok({ rows: [row], next: null, counts: {}, queues: lengths }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'ordersAdmin'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="one">
        <MemoryRouter>
          <OrdersPanel />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findAllByRole('link', { name: 'Open orders' })
}

const opened = () =>
  screen.getAllByRole('link', { name: 'Open orders' }).map((link) => link.getAttribute('href'))
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('each panel says how long its queue is, and opens that queue', async () => {
  await show('operations')
  expect(titles()).toEqual(['Orders: For operations (12)', 'Orders: Disputed charges (1)'])
  expect(opened()).toEqual(['/console/orders?part=operations', '/console/orders?part=objections'])
})

test('a long queue is counted up to a limit', async () => {
  await show('finance')
  expect(titles()[1]).toBe('Orders: Receipts to check (1000+)')
  expect(opened()[2]).toBe('/console/orders?part=refunds')
})
