import { expect, test } from 'vitest'
import { isUnusedAccount } from './unused-account.ts'

const now = new Date('2026-11-17T00:00:00Z')
const [day89, day90] = [new Date('2026-08-20T00:00:00Z'), new Date('2026-08-19T00:00:00Z')]
const old = new Date('2025-01-01T00:00:00Z')

test.each([
  ['used 89 days ago', { isDisabled: false, lastLogInAt: day89, createdAt: old }, false],
  ['used 90 days ago', { isDisabled: false, lastLogInAt: day90, createdAt: old }, true],
  ['never used, added 90 days ago', { isDisabled: false, lastLogInAt: null, createdAt: day90 }, true],
  ['never used, added 89 days ago', { isDisabled: false, lastLogInAt: null, createdAt: day89 }, false],
  ['disabled', { isDisabled: true, lastLogInAt: null, createdAt: old }, false],
])('an account that was %s', (_which, account, isUnused) => {
  expect(isUnusedAccount(account, now)).toBe(isUnused)
})
