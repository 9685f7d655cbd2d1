import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Drafted } from './drafted.tsx'
import { type FormDraft, useFollowed } from './form-draft.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { hasUnsaved } from './unsaved.ts'

function Note({ draft }: { readonly draft: FormDraft }) {
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  return (
    <form ref={form}>
      <input name="note" aria-label="note" defaultValue={draft.values?.note ?? 'first'} />
      <input name="day" aria-label="day" defaultValue="3 Nov" />
      <input name="day" type="hidden" value="2026-11-03" />
      <input name="price" aria-label="price" inputMode="decimal" defaultValue="3,055" />
      <input name="secret" aria-label="secret" type="password" />
      <button type="button" onClick={() => draft.drop()}>
        sent
      </button>
    </form>
  )
}

const layout = (
  <>
    <Link to="/form?page=2">filter</Link>
    <Link to="/other">elsewhere</Link>
    <Outlet />
    <LeaveGuard />
  </>
)
const form = <Drafted form="note-1">{(draft) => <Note draft={draft} />}</Drafted>

async function open(user = 'tariff') {
  cleanup()
  const children = [
    { path: '/form', element: form },
    { path: '/other', element: <p>other page</p> },
  ]
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/form'] })
  render(
    <TranslatorContext value={await createTranslator('group', 'en', ['common', 'drafts'])}>
      <QueryLayer user={user}>
        <RouterProvider router={router} />
      </QueryLayer>
    </TranslatorContext>,
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('note')
const isAskedByBrowser = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => window.localStorage.clear())

test('what was typed is there again for the same person, with its notice, until it is discarded', async () => {
  await open()
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.type(field(), ' and more')
  await userEvent.type(screen.getByLabelText('secret'), 'hidden words')
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('hidden')
  const stored = JSON.parse(window.localStorage.getItem('draft-note-1-tariff') ?? '{}')
  expect(stored.values).toMatchObject({ note: 'first and more', day: '2026-11-03' })
  await open('sales')
  expect(field().value).toBe('first')
  await open()
  expect(field().value).toBe('first and more')
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard them' }))
  expect(field().value).toBe('first')
  expect(window.localStorage.length).toBe(0)
  expect(hasUnsaved()).toBe(false)
})

test('nothing is kept once it is sent, or typed back', async () => {
  await open()
  await userEvent.type(field(), 'x')
  expect(window.localStorage.length).toBe(1)
  await userEvent.type(field(), '{Backspace}')
  expect(window.localStorage.length).toBe(0)
  await userEvent.type(field(), 'y')
  await userEvent.click(screen.getByRole('button', { name: 'sent' }))
  expect(window.localStorage.length).toBe(0)
  expect(isAskedByBrowser()).toBe(false)
})

test('a page with unsaved changes asks before it is left, not for another filter', async () => {
  await open()
  expect(isAskedByBrowser()).toBe(false)
  await userEvent.type(field(), ' new')
  expect(isAskedByBrowser()).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'filter' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  expect(field().value).toBe('first new')
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByText('other page')).toBeTruthy()
  expect(isAskedByBrowser()).toBe(false)
  await open()
  expect(field().value).toBe('first new')
})

test('an old draft and one of another shape are left out', async () => {
  const old = { savedAt: '2020-01-01T00:00:00Z', basis: null, start: {}, values: { note: 'old' } }
  for (const text of [JSON.stringify(old), '{"values":{"note":"odd"}}', 'no JSON']) {
    window.localStorage.setItem('draft-note-1-tariff', text)
    await open()
    expect(field().value).toBe('first')
  }
})

test('an amount with other separators is no change', async () => {
  await open()
  const price = screen.getByLabelText<HTMLInputElement>('price')
  await userEvent.clear(price)
  await userEvent.type(price, '3055')
  expect(hasUnsaved()).toBe(false)
  await userEvent.type(price, '0')
  expect(hasUnsaved()).toBe(true)
})
