import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'

const call = vi.fn()

beforeEach(() => {
  call.mockReset()
  call.mockResolvedValue(ok({ importId: 'edit-1' }))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>

async function open(rateIds: readonly string[]) {
  const namespaces = ['common', ...consoleNamespaces, 'ratesAdmin'] as const
  const translator = await createTranslator('group', 'en', [...namespaces])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="tariff">
        <MemoryRouter>
          <BulkEditDialog
            kind="ocean-lane"
            rateIds={rateIds}
            filters={{ port: 'CNNGB', search: 'QE1' }}
            criteria={['Ningbo', 'QE1']}
            onClose={() => {}}
          />
          <Address />
        </MemoryRouter>
      </QueryLayer>
    </TranslatorContext>,
  )
}
const choose = (group: string, label: string, option: string) =>
  userEvent.selectOptions(
    within(screen.getByRole('group', { name: group })).getByRole('combobox', { name: label }),
    option,
  )
const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }))
const sent = () => call.mock.calls.at(-1)?.[1]

test('the selected rates get a percentage and another surcharge; the preview opens', async () => {
  await open(['a', 'b'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The 2 selected rates' }).checked).toBe(true)
  await choose('Prices', 'Change', 'Raise by a percentage')
  await userEvent.type(screen.getByLabelText('Value (%)'), '5')
  await userEvent.click(screen.getByRole('checkbox', { name: '40HQ' }))
  await choose('Surcharges', 'Change', 'Add or change')
  await choose('Surcharges', 'Charge', 'PSS')
  await userEvent.type(screen.getByLabelText('Value (USD)'), '100')
  await preview()
  expect(sent()).toEqual({
    body: {
      kind: 'ocean-lane',
      rates: { of: 'selected', rateIds: ['a', 'b'] },
      change: {
        prices: { by: 'percent', value: '5', step: '1', types: ['40HQ'] },
        surcharge: { set: { fee: 'PSS', per: 'container', price: '100' } },
      },
    },
  })
  expect(await screen.findByText('/console/rates/import?import=edit-1')).toBeDefined()
})

test('all that match the filter are named by its criteria; nothing is sent without a change', async () => {
  await open([])
  expect(screen.getByRole('radio', { name: 'All rates that match the filter (Ningbo, QE1)' })).toBeDefined()
  await preview()
  expect(screen.getByRole('link', { name: 'Select at least one change' })).toBeDefined()
  expect(call).not.toHaveBeenCalled()
  await choose('Prices', 'Change', 'Lower by an amount')
  await userEvent.type(screen.getByLabelText('Value (USD)'), '50')
  call.mockResolvedValue(refusal('rates-not-open', { codes: 'QE1-A' }))
  await preview()
  expect(sent()?.body.rates).toEqual({ of: 'found', port: 'CNNGB', search: 'QE1' })
  expect(sent()?.body.change.prices.value).toBe('-50')
  expect((await screen.findByRole('alert')).textContent).toContain('QE1-A')
})

test('the rates become contract rates of a company that is searched by name', async () => {
  setStaff({ status: 'in', staff: { id: 's', name: 'Tariff', roles: ['tariff-manager'] } as never })
  await open(['a'])
  await choose('Applies to', 'Change', 'Contract customers only')
  await preview()
  expect(
    screen.getByRole('link', { name: 'Contract customers: select at least one verified company' }),
  ).toBeDefined()
  expect(call).not.toHaveBeenCalled()
  const company = { companyId: 'c-1', name: 'Dune Freight', creditCode: '91330200MA2J4XQK7B' }
  call.mockResolvedValue(ok({ rows: [company], next: null }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Contract customers' }), 'Dune')
  await userEvent.click(await screen.findByRole('option', { name: /Dune Freight/ }))
  expect(
    screen.queryByRole('link', { name: 'Contract customers: select at least one verified company' }),
  ).toBeNull()
  call.mockResolvedValue(ok({ importId: 'edit-1' }))
  await preview()
  expect(sent()?.body.change).toEqual({ companies: ['c-1'] })
  setStaff({ status: 'out' })
})
