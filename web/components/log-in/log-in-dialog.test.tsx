import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { hideLogIn, showLogIn } from '#web/client/log-in-dialog.ts'
import { changeSession, loggedOutState, sessionState } from '#web/client/session-state.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import { LogInPlace } from './log-in-place.tsx'

afterEach(() => {
  hideLogIn()
  changeSession(loggedOutState)
})

const shownDialog = () => screen.findByRole('dialog', { name: 'Log in' })

async function openDialog() {
  act(() => showLogIn())
  await shownDialog()
}

async function show(entries: readonly string[]) {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'session'])
  const routes = [{ path: '*', element: <LogInPlace /> }]
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

test('the link to register closes the dialog: Back leads to the page without it', async () => {
  const router = await show(['/service/truck'])
  await openDialog()
  fireEvent.click(screen.getByRole('link', { name: 'Register' }))
  await act(async () => {})
  expect(router.state.location.pathname).toBe('/login')
  expectClosed()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/service/truck')
  expectClosed()
})
