import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { brands } from '#domain/brands/brands.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { saveInvited } from '#web/client/invited.ts'
import { hideLogIn, showLogIn } from '#web/client/log-in-dialog.ts'
import { changeSession, loggedOutState } from '#web/client/session-state.ts'
import { LogInPlace } from '#web/components/log-in/log-in-place.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { BrandContext } from '#web/page/brand-context.ts'
import LogInPage from './log-in.tsx'

afterEach(() => {
  hideLogIn()
  window.sessionStorage.clear()
  changeSession(loggedOutState)
})

type Entry = string | { readonly pathname: string; readonly search: string; readonly state: unknown }

async function show(...entries: readonly Entry[]) {
  const enter = async () => ok({ id: 'lin', name: 'Lin Hai' })
  provideClient({ call: enter, enter } as unknown as Parameters<typeof provideClient>[0])
  const translator = await createTranslator('group', 'en', [...baseNamespaces, ...formNamespaces, 'session'])
  const routes = [
    { path: '/login', element: <LogInPage /> },
    { path: '*', element: <LogInPlace /> },
  ]
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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function toDetails(mobile = '13911110030') {
  await userEvent.clear(field('Mobile'))
  await userEvent.type(field('Mobile'), mobile)
  await userEvent.clear(field('Verification code'))
  await userEvent.type(field('Verification code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

async function fillDetails() {
  for (const [label, text] of [
    ['Name', 'Wei Lan'],
    ['Company name', 'Blue Gantry'],
    ['Password', 'Gantry4Blue'],
    ['Confirm password', 'Gantry4Blue'],
  ] as const)
    await userEvent.type(field(label), text)
  await userEvent.click(screen.getByRole('checkbox'))
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

const registration = '/login?mode=register'

test('a reload of the second step keeps all but the password', async () => {
  const router = await show(registration)
  await toDetails()
  await fillDetails()
  const { pathname, search, state } = router.state.location
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/Gantry4Blue|123456/)
  cleanup()
  await show({ pathname, search, state })
  expect(field('Name').value).toBe('Wei Lan')
  expect(field('Company name').value).toBe('Blue Gantry')
  expect(field('Mobile').value).toBe('13911110030')
  expect(field('Verification code').value).toBe('123456')
  expect([field('Password').value, field('Confirm password').value]).toEqual(['', ''])
})

test('a reload of the first step keeps the number, and a link opens an empty form', async () => {
  await show(registration)
  await userEvent.type(field('Mobile'), '13911110031')
  cleanup()
  const router = await show(registration)
  expect(field('Mobile').value).toBe('13911110031')
  await act(() => router.navigate('/aboutUs'))
  await act(() => router.navigate(registration))
  expect(field('Mobile').value).toBe('')
})

test('Forward after the first step was edited leads to the second step with the new number', async () => {
  const router = await show(registration)
  await toDetails('13911110032')
  await act(() => router.navigate(-1))
  await userEvent.type(field('Mobile'), '{Backspace}3')
  await act(() => router.navigate(1))
  await screen.findByText('Registering with 13911110033')
  expect(router.state.location.state).toEqual({ verified: { mobile: '13911110033', code: '123456' } })
})

test('Forward does not lead to the second step without a valid first one', async () => {
  const router = await show(registration)
  await toDetails()
  await act(() => router.navigate(-1))
  await userEvent.clear(field('Verification code'))
  await act(() => router.navigate(1))
  await screen.findByRole('button', { name: 'Continue' })
  expect(router.state.location.state).toBeNull()
})

test('Back after a registration leads to the page before it', async () => {
  const router = await show('/aboutUs')
  await act(() => router.navigate(registration))
  await toDetails()
  await fillDetails()
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/workbench'))
  expect(window.sessionStorage.length).toBe(0)
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/aboutUs')
})

test('a person who registers for an invitation finds the company filled in, and can use only the invited mobile', async () => {
  saveInvited({ companyName: 'Lan Shipping', mobile: '139****0034' })
  await show(`${registration}&redirect=%2Finvitation`)
  expect(field('Company name').value).toBe('Lan Shipping')
  expect(screen.getByText(/The invitation was sent to 139\*\*\*\*0034/)).toBeTruthy()
  expect(screen.getByText(/^Lan Shipping has invited you\./)).toBeTruthy()
  expect(screen.queryByText(/verify your company/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use an email address instead' })).toBeNull()
  await toDetails('13911110035')
  expect(screen.getAllByText(/This is not the invited mobile number/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  await toDetails('139 1111 0034')
  expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy()
})

test('another registration does not know of the invitation', async () => {
  saveInvited({ companyName: 'Lan Shipping', mobile: '139****0034' })
  await show(registration)
  expect(field('Company name').value).toBe('')
  expect(screen.getByRole('button', { name: 'Use an email address instead' })).toBeTruthy()
})

test('the summary of wrong fields names each field', async () => {
  await show(registration)
  await toDetails()
  await userEvent.type(field('Name'), 'Lin 2')
  await userEvent.type(field('Password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Name: use letters, spaces/),
      'Company name is required',
      'Password: use at least 8 characters',
    ]),
  )
})

test.each(['Register', 'Forgot password?'])(
  'in the login dialog the link "%s" keeps the number that was typed',
  async (link) => {
    const router = await show('/service/truck')
    act(() => showLogIn())
    await screen.findByRole('dialog')
    await userEvent.type(screen.getByLabelText('Mobile, email or account'), '+31 6 1234 5678')
    await userEvent.click(screen.getByRole('link', { name: link }))
    expect(router.state.location.pathname).toBe('/login')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe('+31 6 1234 5678')
  },
)
