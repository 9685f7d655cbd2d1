import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endLogIn, hideLogIn, logInReason, showLogIn } from './log-in-dialog.ts'
import { changeSession, sessionState } from './session-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  changeSession({ loggedIn: false, logInShown: false })
})

test('a visitor sees why a login is needed, and continues after it', () => {
  const goOn = vi.fn()
  showLogIn({ reason: 'The price is for members', onEntered: goOn })
  expect(sessionState().logInShown).toBe(true)
  expect(logInReason()).toBe('The price is for members')
  endLogIn()
  expect(sessionState().logInShown).toBe(false)
  vi.runAllTimers()
  expect(goOn).toHaveBeenCalledOnce()
})

test('a closed dialog continues nothing, and the next one shows no old reason', () => {
  const goOn = vi.fn()
  showLogIn({ reason: 'The price is for members', onEntered: goOn })
  hideLogIn()
  showLogIn()
  expect(logInReason()).toBeUndefined()
  endLogIn()
  vi.runAllTimers()
  expect(goOn).not.toHaveBeenCalled()
})

test('a logged-in user sees no dialog', () => {
  const goOn = vi.fn()
  changeSession({ loggedIn: true })
  showLogIn({ onEntered: goOn })
  expect(sessionState().logInShown).toBe(false)
  vi.runAllTimers()
  expect(goOn).toHaveBeenCalledOnce()
})
