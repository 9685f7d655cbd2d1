import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#domain/access/actor.ts'
import { queuesOf } from '#domain/orders/lifecycle/order-queues.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff, useActor } from '#web/console/shared/staff-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { OrderQueuePanel } from './orders-panel.tsx'

afterEach(() => {
  setStaff({ status: 'out' })
  vi.useRealTimers()
})

const row = { number: 'S261118-000014', company: 'Linhai Trading', dueAt: null, payBy: null }
const lengths = { operations: 12, objections: 1, finance: 3, unpaid: 4, receipts: 1000, refunds: 2 }

function OrderPanels() {
  return queuesOf(useActor()).map((queue) => <OrderQueuePanel key={queue} queue={queue} />)
}

/** Each test has a user of its own: what one read is kept for a while. */
let users = 0

async function show(role: StaffRole, rows: readonly object[] = [row]) {
  users += 1
  setStaff({ status: 'in', staff: { id: 'one', account: 'one', name: 'One', roles: [role] } })
  const call = vi.fn(async () => ok({ rows, next: null, counts: {}, queues: lengths }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'console', 'ordersAdmin'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user={`user-${users}`}>
        <MemoryRouter>
          <OrderPanels />
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
  expect(titles()[2]).toBe('Orders: Receipts to check (1000+)')
  expect(opened()[3]).toBe('/console/orders?part=refunds')
})

test('finance see which unpaid orders are to be paid by when, and which are overdue', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:59Z'), toFake: ['Date'] })
  const days = [
    ['S1', '2026-11-19'],
    ['S2', '2026-11-20'],
    ['S3', null],
  ] as const
  const dueAt = '2026-11-01T00:00:00.000Z'
  await show(
    'finance',
    days.map(([number, payBy]) => ({ ...row, number, dueAt, payBy })),
  )
  expect(opened()[1]).toBe('/console/orders?part=unpaid')
  const heading = screen.getByRole('heading', { name: 'Orders: Payment due (4)' })
  const panel = heading.closest('section')
  if (!panel) throw new Error('The queue has no panel')
  const shown = within(panel).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    'S1 Linhai TradingPay by Overdue Thu 19 Nov',
    'S2 Linhai TradingPay by Fri 20 Nov',
    'S3 Linhai Trading',
  ])
})
