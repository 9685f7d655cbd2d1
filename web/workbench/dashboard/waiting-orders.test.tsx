import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { changeSession } from '#web/client/session-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { WaitingOrders } from './waiting-orders.tsx'

const order = (number: string, dueAt: string | null, state = 'fees-confirmed') => ({
  number,
  dueAt,
  state,
  service: 'ocean',
  from: 'CNTAO',
  to: 'NLRTM',
  places: [],
  containers: [],
  total: { amount: '1.00', currency: 'CNY' },
})

type Input = { readonly query: { readonly waitsFor: string } }
let waiting: Readonly<Record<string, readonly object[]>> = {}
const call = vi.fn(async (_key: string, input: Input) =>
  ok({ rows: waiting[input.query.waitsFor], next: null }),
)

beforeEach(() => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

async function show(role: 'administrator' | 'member') {
  changeSession({
    loggedIn: true,
    person: { id: 'lin' } as PersonView,
    myCompany: { state: 'certified', role, memberStatus: 'active' } as CertificationView,
  })
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'workbench', 'orderView'])
  render(
    <TranslatorContext value={translator}>
      <MemoryRouter>
        <QueryLayer user={role}>
          <WaitingOrders />
        </QueryLayer>
      </MemoryRouter>
    </TranslatorContext>,
  )
}

test('an administrator sees what waits for the company and for approval, by deadline', async () => {
  waiting = {
    customer: [order('S-2', '2026-11-20T00:00:00Z'), order('S-3', null, 'fees-accepted')],
    'company-administrator': [order('S-1', '2026-11-19T00:00:00Z', 'awaiting-company-approval')],
  }
  await show('administrator')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  const numbers = screen.getAllByRole('link', { name: /^S-/ }).map(({ textContent }) => textContent)
  expect(numbers).toEqual(['S-1', 'S-2', 'S-3'])
  expect(screen.getByText('No deadline')).toBeTruthy()
})

test('a member does not see approvals; without an order that waits nothing is shown', async () => {
  waiting = { customer: [] }
  await show('member')
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(call.mock.calls.map(([, { query }]) => query.waitsFor)).toEqual(['customer'])
  expect(screen.queryByRole('heading')).toBeNull()
})
