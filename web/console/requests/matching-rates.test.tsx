import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { RateListRow } from '#contract/rates.ts'
import type { AdminRequest } from '#contract/requests.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { MatchingRates } from './matching-rates.tsx'
import { RateTakingContext } from './taken-rate.ts'

const rateOf = (code: string, state: RateListRow['state'], price: string) =>
  ({
    rateId: code,
    code,
    state,
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    brands: null,
    companies: null,
    prices: { '40HQ': price, '20GP': '900' },
    cost: { '40HQ': '2000' },
  }) as unknown as RateListRow
const rows = [
  rateOf('NOVEMBER', 'in-force', '2330'),
  rateOf('DECEMBER', 'not-yet', '2500'),
  rateOf('DRAFTED', 'draft', '1'),
  rateOf('SCHEDULED', 'scheduled', '2'),
]
const call = vi.fn(async (key: string, _input: object) =>
  key === 'GET /api/console/rates' ? ok({ rows, next: null }) : new Promise(() => {}),
)
const request = {
  kind: 'ocean',
  brand: 'group',
  company: { id: 'c1', name: 'Oak Lines', isCertified: true, isSuspended: false },
  details: { from: 'Ningbo', to: 'Los Angeles', containers: [{ type: '40HQ', count: 1 }] },
} as unknown as AdminRequest

const take = vi.fn()
const setTake = () => {}

async function show(role: StaffRole, isOpen = true) {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  setStaff({ status: 'in', staff: { id: role, account: role, name: role, roles: [role] } })
  const namespaces = ['common', ...consoleNamespaces, 'ratesAdmin', 'requestsAdmin'] as const
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user={role}>
        <MemoryRouter>
          <RateTakingContext value={{ take: isOpen ? take : undefined, setTake }}>
            <MatchingRates request={request} />
          </RateTakingContext>
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByText('NOVEMBER')
}
afterEach(() => setStaff({ status: 'out' }))
const codes = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('beside a request are the rates on sale for its container types, also those of next month', async () => {
  await show('sales')
  expect(codes()).toEqual(['NOVEMBER', 'DECEMBER'])
  expect(document.body.textContent).toMatch(/USD\s2,330/)
  expect(document.body.textContent).not.toMatch(/900|2,000/)
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { brand: 'group', companyId: 'c1' } })
})

test('cost and margin are for those who publish rates', async () => {
  await show('tariff-manager')
  expect(document.body.textContent).toMatch(/USD\s2,000/)
  expect(document.body.textContent).toContain('14.2%')
})

const taken = { fee: 'OF', currency: 'USD', type: '40HQ', unitPrice: '2330' } as const
const takeOver = () => userEvent.click(screen.getByRole('button', { name: 'Use price NOVEMBER 40HQ' }))

test('a rate is taken over with its cost while the form is open', async () => {
  await show('tariff-manager')
  await takeOver()
  expect(take).toHaveBeenLastCalledWith({ ...taken, unitCost: '2000' })
})

test('without a form there is nothing to take a rate over into', async () => {
  await show('sales', false)
  expect(screen.queryByRole('button')).toBeNull()
})
