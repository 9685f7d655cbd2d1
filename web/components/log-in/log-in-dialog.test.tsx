import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { hideLogIn, showLogIn } from '#web/client/log-in-dialog.ts'
import { changeSession, loggedOutState, sessionState } from '#web/client/session-state.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { usePageKey } from '#web/page/page-entry.ts'
import { ClosedLogInEntry } from './closed-entry.tsx'
import { LogInPlace } from './log-in-place.tsx'

afterEach(() => {
  hideLogIn()
  changeSession(loggedOutState)
})

let entry = { key: '', pageKey: '' }

function Page() {
  entry = { key: useLocation().key, pageKey: usePageKey() }
  return (
    <>
      <LogInPlace />
      <ClosedLogInEntry />
    </>
  )
}

const shownDialog = () => screen.findByRole('dialog', { name: 'Log in' })

async function openDialog() {
  act(() => showLogIn())
  await shownDialog()
  // The entry of the dialog is added after it is drawn.
  await act(async () => {})
}

async function show(entries: readonly string[]) {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'session'])
  const routes = [{ path: '*', element: <Page /> }]
  const router = createMemoryRouter(routes, { initialEntries: [...entries] })
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands.group, origin: 'http://localhost', logInUrl: null }}>
        <RouterProvider router={router} />
      </BrandContext>
    </TranslatorContext>,
  )
  return router
}

function expectClosed(): void {
  expect(sessionState().logInShown).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
}

test('Back closes the dialog on the first page of a visit and stays on the page', async () => {
  const router = await show(['/service/truck?port=CNNGB#prices'])
  const page = entry.key
  await openDialog()
  expect(entry).toMatchObject({ pageKey: page })
  expect(entry.key).not.toBe(page)
  await act(() => router.navigate(-1))
  expectClosed()
  expect(entry).toEqual({ key: page, pageKey: page })
  expect(router.state.location).toMatchObject({
    pathname: '/service/truck',
    search: '?port=CNNGB',
    hash: '#prices',
  })
})

test('after the dialog is closed by hand, Back leaves the page', async () => {
  const router = await show(['/', '/service/truck'])
  await openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => {})
  expectClosed()
  expect(router.state.location.pathname).toBe('/service/truck')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})

test('after a login Back leaves the page, and Forward opens no dialog', async () => {
  const router = await show(['/', '/service/truck'])
  const page = entry.key
  await openDialog()
  act(() => changeSession({ loggedIn: true }))
  await act(async () => {})
  expectClosed()
  expect(entry.key).toBe(page)
  await act(() => router.navigate(1))
  await act(async () => {})
  expectClosed()
  expect(entry.key).toBe(page)
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})

test('a dialog that is opened again at once stays open, with an entry of its own', async () => {
  const router = await show(['/service/truck'])
  const page = entry.key
  await openDialog()
  act(() => {
    hideLogIn()
  })
  await openDialog()
  await act(async () => {})
  expect(sessionState().logInShown).toBe(true)
  expect(entry.key).not.toBe(page)
  await act(() => router.navigate(-1))
  expectClosed()
  expect(entry.key).toBe(page)
})

test('the page for registering takes the place of the dialog: Back leads to the page without it', async () => {
  const router = await show(['/service/truck'])
  await openDialog()
  fireEvent.click(screen.getByRole('link', { name: 'Register' }))
  await act(async () => {})
  expect(router.state.location.pathname).toBe('/login')
  expectClosed()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/service/truck')
  expect(entry.key).toBe(entry.pageKey)
  expectClosed()
})
