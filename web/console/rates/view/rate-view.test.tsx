import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RateView } from './rate-view.tsx'

const row = (rateId: string, version: number, state: string) => ({
  rateId,
  kind: 'ocean-lane',
  code: 'PS1-A',
  version,
  state,
  port: 'CNNGB',
  place: 'USLAX',
  brands: null,
  companies: null,
  prices: { '20GP': '1150' },
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  publishAt: state === 'draft' ? null : '2026-11-01T00:00:00.000Z',
  endedAt: null,
  archiveReason: null,
  isKept: false,
  importId: null,
  savedBy: 'Tan Ruogu',
  savedAt: '2026-11-17T00:00:00.000Z',
})
const history = [row('second', 2, 'draft'), row('first', 1, 'in-force')]
const pricing = { carrier: 'MNRQ', service: 'PS1', pol: 'CNNGB', pod: 'USLAX', freight: {}, surcharges: [] }

async function edit(rateId: string) {
  const file = { ...history.find((one) => one.rateId === rateId), history, pricing, cost: null }
  const call = vi.fn(async (key: string) =>
    key === 'GET /api/console/rate' ? ok(file) : new Promise(() => {}),
  )
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  setStaff({
    status: 'in',
    staff: { id: 'tariff', account: 'tariff', name: 'Tan', roles: ['tariff-manager'] },
  })
  const namespaces = ['common', 'drafts', 'forms', 'fields', ...consoleNamespaces, 'ratesAdmin'] as const
  const router = createMemoryRouter([{ path: '*', element: <RateView rateId={rateId} /> }], {
    initialEntries: ['/?edit'],
  })
  render(
    <TranslatorContext value={await createTranslator('group', 'en', namespaces)}>
      <QueryLayer user="tariff">
        <BrandContext value={{ ...brands.group, origin: 'http://localhost', logInUrl: null }}>
          <RouterProvider router={router} />
        </BrandContext>
      </QueryLayer>
    </TranslatorContext>,
  )
  await screen.findByRole('button', { name: 'Save draft' })
}

test('staff who edit a published version are warned of the draft that saving would replace', async () => {
  await edit('first')
  expect(screen.getByRole('note').textContent).toContain('Tan Ruogu has a draft of version 2')
  expect(screen.getByRole('link', { name: 'Edit that draft instead' }).getAttribute('href')).toContain(
    'second?edit',
  )
})

test('the draft itself is edited without a warning', async () => {
  await edit('second')
  expect(screen.queryByRole('note')).toBeNull()
})
