import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsoleNews } from '#contract/console.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { AlsoOpen } from '#web/console/requests/also-open.tsx'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { useUnseenNews } from './news-state.ts'
import { Sidebar } from './sidebar.tsx'
import { setStaff } from './staff-state.ts'
import { useStaffNews } from './use-staff-news.ts'

const watchKey = 'GET /api/console/watch'
const listKey = 'GET /api/console/requests'
let translator: Translator
let send: (event: object) => Promise<void>
let isHidden = false

const call = vi.fn(async (key: string, _input: object) => {
  if (key !== watchKey) return ok({ rows: [], next: null, openCount: 0 })
  const stream = new ReadableStream({
    start(controller) {
      send = (event) =>
        act(async () => {
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
          // The reader takes the event in later turns.
          await new Promise((resolve) => setTimeout(resolve, 20))
        })
    },
  })
  return ok(stream)
})
const callsOf = (key: string) => call.mock.calls.filter(([one]) => one === key)

beforeEach(async () => {
  call.mockClear()
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'requestsAdmin'])
})
afterEach(() => {
  act(() => setStaff({ status: 'out' }))
  vi.restoreAllMocks()
})

function Page() {
  useStaffNews()
  useCallQuery(listKey, { query: { state: 'open', size: 5 } })
  const { pathname } = useLocation()
  return (
    <>
      <Sidebar />
      <p>{`at ${pathname}, ${useUnseenNews()} unseen`}</p>
      <AlsoOpen openedBy={null} />
    </>
  )
}

/** What an open request reads. */
function OpenRequest() {
  useCallQuery('GET /api/console/request', { query: { number: 'R1' } })
  return null
}

async function show(role: StaffRole, path = '/console') {
  setStaff({ status: 'in', staff: { id: role, account: role, name: role, roles: [role] } })
  await act(async () => {
    render(
      <TranslatorContext value={translator}>
        <MemoryRouter initialEntries={[path]}>
          <QueryLayer user={role}>
            <Page />
            {path.startsWith('/console/requests/') && <OpenRequest />}
            <Toasts title="Notifications" closeLabel="Close" />
          </QueryLayer>
        </MemoryRouter>
      </TranslatorContext>,
    )
  })
}

const newsOf = (waiting: number, label: string, at: string): ConsoleNews => ({
  news: [{ kind: 'requests', waiting, newest: { label, at } }],
  alsoOpen: [],
})
const old = newsOf(2, 'R1', '2026-11-17T01:00:00.000Z')
const fresh = newsOf(3, 'R2', '2026-11-17T02:00:00.000Z')
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))

test('the menu counts what waits; what is new is shown, counted and read again', async () => {
  await show('sales')
  await send(old)
  screen.getByRole('link', { name: 'Quote requests 2 pending' })
  expect(toasts().queryByRole('status')).toBeNull()
  const readsBefore = callsOf(listKey).length
  await send(fresh)
  screen.getByRole('link', { name: 'Quote requests 3 pending' })
  expect(callsOf(listKey).length).toBe(readsBefore + 1)
  toasts().getByText('New quote request R2')
  await userEvent.click(toasts().getByRole('button', { name: 'Open' }))
  screen.getByText('at /console/requests/R2, 0 unseen')
})

test('a request that was answered lowers the count without a word', async () => {
  await show('sales')
  await send(fresh)
  await send(newsOf(1, 'R1', '2026-11-17T01:00:00.000Z'))
  screen.getByRole('link', { name: 'Quote requests 1 pending' })
  expect(toasts().queryByRole('status')).toBeNull()
})

test('a hidden page counts what is new until it is shown', async () => {
  await show('sales')
  await send(old)
  isHidden = true
  await send(fresh)
  screen.getByText('at /console, 1 unseen')
  isHidden = false
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  screen.getByText('at /console, 0 unseen')
})

test('a member of sales sends which request is open, and reads who else has it open', async () => {
  await show('sales', '/console/requests/R1')
  expect(callsOf(watchKey)[0]?.[1]).toEqual({ query: { request: 'R1' } })
  await send({ ...old, alsoOpen: ['Zhou Min', 'Tan Ruogu'] })
  screen.getByText('Also opened by Zhou Min, Tan Ruogu. Agree who will reply.')
})

test('an open request is read again when its offer is accepted, not when another request arrives', async () => {
  const readsOfRequest = () => callsOf('GET /api/console/request').length
  await show('sales', '/console/requests/R1')
  await send(old)
  await send(fresh)
  expect(readsOfRequest()).toBe(1)
  const accepted = (waiting: number, at: string): ConsoleNews => ({
    news: [{ kind: 'acceptances', waiting, newest: { label: 'R1', at } }],
    alsoOpen: [],
  })
  await send(accepted(0, '2026-11-17T02:00:00.000Z'))
  const before = readsOfRequest()
  await send(accepted(1, '2026-11-17T03:00:00.000Z'))
  expect(readsOfRequest()).toBe(before + 1)
})

test('a role that may not answer requests names none', async () => {
  await show('reviewer', '/console/requests/R1')
  expect(callsOf(watchKey)[0]?.[1]).toEqual({ query: {} })
})

test('without a user there is no stream', async () => {
  await show('sales')
  call.mockClear()
  act(() => setStaff({ status: 'out' }))
  expect(callsOf(watchKey)).toEqual([])
  expect(screen.queryByText(/pending/)).toBeNull()
})
