import { act, render, screen } from '@testing-library/react'
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
  act(() => showLogIn())
  await screen.findByRole('dialog', { name: 'Log in' })
  return router
}

test('Back closes the dialog and stays on the page; the next Back leaves it', async () => {
  const router = await show(['/', '/service/truck'])
  // The blocker is set after the dialog is drawn.
  await act(async () => {})
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/service/truck')
  expect(sessionState().logInShown).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})
