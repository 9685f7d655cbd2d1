import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const encryption = createEncryption('the secret key of this test', 'testing')
const encrypted = encryption.encrypt('潮汐 secret', 'someone')

test('decrypts what it has encrypted for the same owner', () => {
  expect(encryption.decrypt(encrypted, 'someone')).toBe('潮汐 secret')
  expect(encryption.decrypt(encryption.encrypt('', 'someone'), 'someone')).toBe('')
})

test('encrypts the same text differently each time, without showing it', () => {
  expect(encryption.encrypt('潮汐 secret', 'someone')).not.toBe(encrypted)
  expect(encrypted).not.toContain('secret')
})

test.each([
  ['for another owner', () => encryption.decrypt(encrypted, 'someone else')],
  ['with another key', () => createEncryption('another secret key', 'testing').decrypt(encrypted, 'someone')],
  [
    'for another use',
    () => createEncryption('the secret key of this test', 'living').decrypt(encrypted, 'someone'),
  ],
  [
    'with its last sign changed',
    () => encryption.decrypt(`${encrypted.slice(0, -1)}${encrypted.endsWith('A') ? 'E' : 'A'}`, 'someone'),
  ],
  ['cut short', () => encryption.decrypt(encrypted.slice(0, 30), 'someone')],
  ['without its version', () => encryption.decrypt(encrypted.slice(3), 'someone')],
  ['an empty text', () => encryption.decrypt('', 'someone')],
])('does not decrypt %s', (_how, open) => {
  expect(open()).toBeUndefined()
})
