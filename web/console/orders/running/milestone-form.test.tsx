import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { MilestoneRecordView, OrderWork } from '#contract/order-work.ts'
import { invalidFields, ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { MilestoneForm } from './milestone-form.tsx'

const zones = { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' }
const workWith = (milestones: readonly MilestoneRecordView[]): OrderWork => ({
  number: 'S261118-000014',
  isRunning: true,
  acknowledgedAt: null,
  zones,
  details: { version: 0, values: { fields: {}, groups: {} }, zones, writtenBy: '', writtenAt: null },
  milestones: [...milestones],
})
const booked: MilestoneRecordView = {
  milestone: 'booked',
  classifier: 'actual',
  container: null,
  at: '2026-11-18T02:00:00.000Z',
  zone: zones.origin,
  reason: null,
  recordedBy: 'Zhao Min',
  recordedAt: '2026-11-18T03:00:00.000Z',
}
const order = { number: 'S261118-000014', service: 'ocean', moreServices: [] } as unknown as StaffOrderView
const call = vi.fn()

afterEach(() => localStorage.clear())

/** The work of the page stays as it was: it is read again a moment later. */
async function show() {
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const namespaces = ['common', 'ordersAdmin', ...orderWorkNamespaces, ...consoleNamespaces] as const
  const element = <MilestoneForm order={order} work={workWith([])} onDone={vi.fn()} />
  render(
    <TranslatorContext value={await createTranslator('group', 'en', [...new Set(namespaces)])}>
      <QueryLayer user="s1">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryLayer>
    </TranslatorContext>,
  )
  return screen.getByLabelText<HTMLSelectElement>('Milestone')
}

test('once a milestone is recorded, the form suggests the one after it', async () => {
  call.mockResolvedValue(ok(workWith([booked])))
  expect((await show()).value).toBe('booked')
  await userEvent.type(screen.getByLabelText(/^Date and time, /), '2026-11-18 10:00')
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Milestone').value).not.toBe('booked'),
  )
})

test('a time that cannot be read is answered with the format', async () => {
  call.mockResolvedValue(invalidFields({ time: 'wrong-format' }))
  await show()
  await userEvent.type(screen.getByLabelText(/^Date and time, /), '18/11 10:00')
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  expect((await screen.findAllByText('Enter a date and time, e.g. 2026-12-04 18:00')).length).toBeGreaterThan(
    0,
  )
})
