import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { provideTranslator } from '#web/language/current-translator.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { workToolsId } from '#web/page/work-tools.ts'
import { pageNames, workbenchUrls } from '#web/workbench/shell/pages.ts'
import { commands } from './commands.data.ts'
import { WorkbenchSearch } from './workbench-search.tsx'

const quote = {
  number: 'Q261117-000021',
  mode: 'ocean',
  from: 'CNTAO',
  to: 'NLRTM',
  pickUpPlace: null,
  containers: [{ type: '40HQ', count: 2 }],
  places: [],
}
const order = {
  number: 'S261117-000009',
  service: 'ocean',
  from: 'CNTAO',
  to: 'NLRTM',
  ownReference: 'PO-77',
  containers: [{ type: '40HQ', count: 2 }],
  places: [],
}
const request = {
  number: 'R261117-000004',
  kind: 'air',
  details: { from: 'Qingdao', to: 'Frankfurt', goods: 'Pump parts' },
}
const member = { personId: 'p1', name: '赵敏', mobile: '138****0002', email: null }
const replies: Readonly<Record<string, unknown>> = {
  'GET /api/orders': { rows: [order], next: null },
  'GET /api/quotes': { rows: [quote], next: null },
  'GET /api/requests': { rows: [request], next: null },
  'GET /api/certification/members': [member],
}
const call = vi.fn(async (key: string, _input?: unknown): Promise<unknown> => ok(replies[key]))
const called = () => call.mock.calls.map(([key]) => key)

const logIn = (role: CertificationView['role']) =>
  changeSession({
    loggedIn: true,
    person: { id: 'lin' } as PersonView,
    myCompany: {
      state: role ? 'certified' : 'none',
      role,
      memberStatus: role && 'active',
    } as CertificationView,
  })

let translator: Translator

beforeEach(async () => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  translator = await createTranslator('ningbo', 'en', [
    'common',
    'workbench',
    'myQuotes',
    'orderView',
    'requests',
  ])
  provideTranslator(translator)
})
afterEach(() => changeSession(loggedOutState))

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <div id={workToolsId} />
      <WorkbenchSearch />
      <p data-testid="url">{`${pathname}${search}`}</p>
    </>
  )
}

function show() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/workbench'] })
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
}

async function openSearch() {
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Number, port, cargo, colleague, page or new quote' })
}
const url = () => screen.getByTestId('url').textContent
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl-K shows pages, new quotes and new requests; Enter while an input method composes opens none', async () => {
  logIn('administrator')
  show()
  const input = await openSearch()
  await waitFor(() => expect(options()).toHaveLength(commands.length))
  expect(options().slice(10, 13)).toEqual([
    'SettingsPage',
    'Ocean FCL quoteNew quote',
    'Trucking quoteNew quote',
  ])
  expect(called()).toEqual([])
  await userEvent.type(input, 'tuo che')
  await waitFor(() => expect(options()[0]).toBe('Trucking quoteNew quote'))
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
  expect(url()).toBe('/workbench')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(url()).toBe('/service/truck'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an administrator finds orders, quotes, requests and colleagues; requests and colleagues are read once', async () => {
  logIn('administrator')
  show()
  const input = await openSearch()
  await userEvent.type(input, 'pump')
  const ofRequest = 'R261117-000004Air freight · Qingdao → Frankfurt · Pump partsRequest'
  await waitFor(() =>
    expect(options()).toEqual([
      'S261117-000009Qingdao → Rotterdam · 2 × 40HQ · PO-77Order',
      'Q261117-000021Qingdao → Rotterdam · 2 × 40HQQuote',
      ofRequest,
    ]),
  )
  expect(call).toHaveBeenCalledWith(
    'GET /api/quotes',
    { query: { search: 'pump', size: 5 } },
    expect.anything(),
  )
  await userEvent.clear(input)
  await userEvent.type(input, '赵')
  await waitFor(() => expect(options().at(-1)).toBe('赵敏138****0002Member'))
  expect(called().sort()).toEqual([
    'GET /api/certification/members',
    'GET /api/orders',
    'GET /api/orders',
    'GET /api/quotes',
    'GET /api/quotes',
    'GET /api/requests',
  ])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(url()).toBe('/workbench/company'))
})

test.each([
  ['member', ['GET /api/orders', 'GET /api/quotes', 'GET /api/requests']],
  [null, ['GET /api/requests']],
] as const)('a user with the role %s searches %j alone', async (role, keys) => {
  logIn(role)
  show()
  await userEvent.type(await openSearch(), 'pump')
  await waitFor(() => expect(options().at(-1)).toMatch(/Request$/))
  expect(called().sort()).toEqual(keys)
})

test('of many requests the older ones are searched by the API, and none is listed twice', async () => {
  logIn(null)
  show()
  const older = { ...request, number: 'R250102-000001', details: { ...request.details, to: 'Liège' } }
  call.mockImplementation(async (_key, input) => {
    const { search } = (input as { query: { search?: string } }).query
    return ok(search ? { rows: [request, older], next: null } : { rows: [request], next: 'cursor' })
  })
  await userEvent.type(await openSearch(), 'pump')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(options()[1]).toMatch(/^R250102-000001/)
  expect(call).toHaveBeenLastCalledWith(
    'GET /api/requests',
    { query: { search: 'pump', size: 5 } },
    expect.anything(),
  )
  call.mockImplementation(async (key) => ok(replies[key]))
})

test('after an error the search is tried again', async () => {
  logIn(null)
  show()
  call.mockResolvedValueOnce(refusal('busy'))
  const input = await openSearch()
  await userEvent.type(input, 'pump')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(options()).toHaveLength(1))
})

test('a visitor has no search', async () => {
  show()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pages are named as in the menu, in both languages', async () => {
  for (const language of ['zh', 'en'] as const) {
    const { translate } = await createTranslator('ningbo', language, ['workbench'])
    const named = commands.filter(({ group }) => group === 'pages')
    expect(named.map(({ path, name }) => [path, name[language]])).toEqual(
      pageNames.map((name) => [workbenchUrls[name], translate(`workbench:pages.${name}`)]),
    )
  }
})
