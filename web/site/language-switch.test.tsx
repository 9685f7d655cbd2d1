import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import { LanguageSwitch } from './language-switch.tsx'

const toasts = () => renderHook(useToasts).result.current

beforeEach(() => {
  for (const { id } of toasts()) dismissToast(id)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.lang = ''
})

async function show() {
  const translator = await createTranslator('group', 'en', baseNamespaces)
  const router = createMemoryRouter([{ path: '*', element: <LanguageSwitch /> }], {
    initialEntries: ['/aboutUs#history'],
  })
  render(
    <TranslatorContext value={translator}>
      <RouterProvider router={router} />
    </TranslatorContext>,
  )
  return translator
}

const link = (name: string) => screen.getByRole('link', { name })

test('after the switch the focus is on the way back, since the pressed link is hidden', async () => {
  await show()
  link('中文').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(link('中文').getAttribute('aria-current')).toBe('true'))
  expect(document.activeElement).toBe(link('English'))
})

test.each([
  [false, 'You are offline. Try again when you are back online.'],
  [true, 'Please try again later'],
])('a switch whose texts do not arrive (online: %s) says why and changes nothing', async (isOnline, text) => {
  const translator = await show()
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.spyOn(translator, 'switchTo').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  )
  await userEvent.click(link('中文'))
  // Not the one of the library: it looks again at each change of the document, and reading the toasts is one.
  await vi.waitFor(() =>
    expect(toasts().map((toast) => [toast.kind, toast.text])).toEqual([['warning', text]]),
  )
  expect(link('English').getAttribute('aria-current')).toBe('true')
  expect(document.documentElement.lang).toBe('')
  expect(document.cookie).toMatch(/=en(;|$)/)
})
