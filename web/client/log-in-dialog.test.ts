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

test('a visitor is asked to log in and told why, and goes on once in', () => {
  const goOn = vi.fn()
  showLogIn({ reason: 'The price is for members', onEntered: goOn })
  expect(sessionState().logInShown).toBe(true)
  expect(logInReason()).toBe('The price is for members')
  endLogIn()
  expect(sessionState().logInShown).toBe(false)
  vi.runAllTimers()
  expect(goOn).toHaveBeenCalledOnce()
})

test('whoever closes it goes nowhere, and the next one who is asked is not told the old reason', () => {
  const goOn = vi.fn()
  showLogIn({ reason: 'The price is for members', onEntered: goOn })
  hideLogIn()
  showLogIn()
  expect(logInReason()).toBeUndefined()
  endLogIn()
  vi.runAllTimers()
  expect(goOn).not.toHaveBeenCalled()
})

test('whoever is in already is not asked', () => {
  const goOn = vi.fn()
  changeSession({ loggedIn: true })
  showLogIn({ onEntered: goOn })
  expect(sessionState().logInShown).toBe(false)
  vi.runAllTimers()
  expect(goOn).toHaveBeenCalledOnce()
})
