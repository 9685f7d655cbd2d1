import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffRole } from '#domain/access/actor.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { setStaff } from '#web/console/shared/staff-state.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { SearchEverything } from './search-everything.tsx'

const found = [
  { group: 'requests', title: 'R261116-000015', detail: 'Oak Lines', opens: 'request', id: 'R261116-000015' },
  { group: 'companies', title: 'Oak Lines', detail: '91350200', opens: 'company', id: 'c1' },
]
const call = vi.fn(async () => ok({ found }))
let translator: Translator

beforeEach(async () => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces])
})
afterEach(() => setStaff({ status: 'out' }))

function Page() {
  return (
    <>
      <SearchEverything />
      <p data-testid="path">{useLocation().pathname}</p>
    </>
  )
}

function show(roles: readonly StaffRole[]) {
  setStaff({ status: 'in', staff: { id: 's1', account: 'one', name: 'One', roles: [...roles] } })
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/console'] })
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
}

const field = () => screen.findByRole('combobox', { name: 'Number, company, name, place, carrier or page' })
const path = () => screen.getByTestId('path').textContent
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl-K finds by typing; Enter opens, but not while an input method composes', async () => {
  show(['sales'])
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await field()
  expect(document.activeElement).toBe(input)
  await userEvent.type(input, 'oak')
  await waitFor(() =>
    expect(options()).toEqual(['R261116-000015Oak LinesRequest', 'Oak Lines91350200Company']),
  )
  expect(call).toHaveBeenCalledTimes(1)
  expect(call).toHaveBeenCalledWith('GET /api/console/search', { query: { text: 'oak' } }, expect.anything())
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
  expect(path()).toBe('/console')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(path()).toBe('/console/companies/c1'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pages are found by pinyin and in the other language, only those of the roles; leaving the field opens nothing', async () => {
  call.mockResolvedValue(ok({ found: [] }))
  show(['sales'])
  await userEvent.keyboard('{Meta>}k{/Meta}')
  const input = await field()
  await waitFor(() =>
    expect(options()).toEqual([
      'OverviewPage',
      'OrdersPage',
      'RequestsPage',
      'RatesPage',
      'Exchange ratesPage',
      'CompaniesPage',
      'My accountPage',
    ]),
  )
  await userEvent.type(input, 'yunjia')
  await waitFor(() => expect(options()).toEqual(['RatesPage']))
  await userEvent.tab()
  expect(path()).toBe('/console')
  await userEvent.clear(input)
  await userEvent.type(input, '日志')
  await waitFor(() => expect(options()).toEqual([]))
  expect(screen.getAllByText(/日志/)).not.toEqual([])
})
