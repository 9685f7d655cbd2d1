import { expect, test } from 'vitest'
import { createSeals } from './seals.ts'

const seals = createSeals('the secret key of this test', 'testing')
const sealed = seals.seal('潮汐 secret', 'someone')

test('what was sealed opens again, for the same thing', () => {
  expect(seals.open(sealed, 'someone')).toBe('潮汐 secret')
  expect(seals.open(seals.seal('', 'someone'), 'someone')).toBe('')
})

test('two seals of one text look different and show nothing of it', () => {
  expect(seals.seal('潮汐 secret', 'someone')).not.toBe(sealed)
  expect(sealed).not.toContain('secret')
})

test.each([
  ['for another thing', () => seals.open(sealed, 'someone else')],
  ['with another key', () => createSeals('another secret key', 'testing').open(sealed, 'someone')],
  ['for another use', () => createSeals('the secret key of this test', 'living').open(sealed, 'someone')],
  [
    'with its last sign changed',
    () => seals.open(`${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'E' : 'A'}`, 'someone'),
  ],
  ['cut short', () => seals.open(sealed.slice(0, 30), 'someone')],
  ['without its mark', () => seals.open(sealed.slice(3), 'someone')],
  ['that is nothing', () => seals.open('', 'someone')],
])('a seal %s does not open', (_how, open) => {
  expect(open()).toBeUndefined()
})
