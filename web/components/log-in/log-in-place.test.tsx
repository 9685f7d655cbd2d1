import { render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSession, sessionState } from '#web/client/session-state.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { dismissToast, useToasts } from '#web/ui/toast-store.ts'
import { LogInPlace } from './log-in-place.tsx'

const toasts = () => renderHook(useToasts).result.current

beforeEach(() => {
  for (const { id } of toasts()) dismissToast(id)
})
afterEach(() => {
  vi.restoreAllMocks()
  changeSession({ logInShown: false })
})

test.each([
  [false, 'You are offline. Try again when you are back online.'],
  [true, 'Please try again later'],
])('a login dialog that does not arrive (online: %s) says why', async (isOnline, text) => {
  const translator = await createTranslator('group', 'en', baseNamespaces)
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.spyOn(translator, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  changeSession({ logInShown: true })
  render(
    <TranslatorContext value={translator}>
      <LogInPlace />
    </TranslatorContext>,
  )
  // Not the one of the library: it looks again at each change of the document, and reading the toasts is one.
  await vi.waitFor(() =>
    expect(toasts().map((toast) => [toast.kind, toast.text])).toEqual([['warning', text]]),
  )
  expect(sessionState().logInShown).toBe(false)
})
