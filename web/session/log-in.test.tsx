import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import LogInPage from './log-in.tsx'

afterEach(() => changeSession(loggedOutState))

async function show(entry: string | { pathname: string; search: string; state: unknown }) {
  const enter = async () => ok({ id: 'lin', name: 'Lin Hai' })
  provideClient({ call: enter, enter } as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'session'])
  const routes = [
    { path: '/login', element: <LogInPage /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  render(
    <TranslatorContext value={translator}>
      <BrandContext value={{ ...brands.group, origin: 'http://localhost', logInUrl: null }}>
        <RouterProvider router={router} />
      </BrandContext>
    </TranslatorContext>,
  )
  return router
}

test.each([
  ['/login', '/workbench'],
  ['/login?redirect=%2FaboutUs', '/aboutUs'],
  ['/login?redirect=%2Flogin', '/workbench'],
  ['/login?redirect=%2Flogin%3Fredirect%3D%252Flogin', '/workbench'],
])('a login at %s leads to %s', async (from, to) => {
  const router = await show(from)
  await userEvent.type(screen.getByLabelText('Mobile, email or account'), 'linhai')
  await userEvent.type(screen.getByLabelText('Password'), 'Harbour2026')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('who registers for an invitation finds the company filled in', async () => {
  await show({ pathname: '/login', search: '?mode=register', state: { companyName: 'Lan Shipping' } })
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Lan Shipping')
})
