import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PaymentReportsPanel } from './payment-reports.tsx'

const report = {
  id: 'R1',
  outcome: 'unknown-session',
  amount: '2176.00',
  currency: 'CNY',
  payment: 'PSP-1',
  receivedAt: '2026-11-19T18:53:00+08:00',
  number: null,
}

async function show(reports: readonly object[], staff: string) {
  const call = vi.fn(async () => ok({ reports }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'orderMoney'])
  const { container } = render(
    <TranslatorContext value={translator}>
      <QueryLayer user={staff}>
        <MemoryRouter>
          <PaymentReportsPanel />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  return container
}

test('the overview names the payments that are not booked, and the question which of them is closed', async () => {
  const user = userEvent.setup()
  await show([report], 'one')
  await user.click(await screen.findByRole('button', { name: 'Provider reports (1)' }))
  await user.click(screen.getByRole('button', { name: 'Close report PSP-1' }))
  expect(screen.getByRole('dialog').textContent).toContain('CNY 2,176.00 · payment PSP-1')
})

test('without such a payment the overview says nothing about them', async () => {
  const container = await show([], 'other')
  expect(container.textContent).toBe('')
})
