import { expect, test } from 'vitest'
import { readVisitorRequestKey, visitorRequestPage, visitorRequestUrl } from './visitor-request.ts'

const key = { number: 'R261117-000012', code: 'a_b-C3d4e5f6g7h8i9j0kl' }

test('the link of a request is read as it was written, and nothing of it reaches a server', () => {
  const url = new URL(visitorRequestUrl(key.number, key.code), 'https://www.quayside.example')
  expect([url.pathname, url.search]).toEqual([visitorRequestPage, ''])
  expect(readVisitorRequestKey(url.hash)).toEqual(key)
  expect(readVisitorRequestKey(url.hash.slice(1))).toEqual(key)
})

test.each([
  '',
  '#',
  '#R261117-000012',
  '#R261117-000012.',
  '#R261117-000012.short',
  '#Q261117-000012.a_b-C3d4e5f6g7h8',
  `x#${key.number}.${key.code}`,
  `#${key.number}.${key.code}!`,
  '#R1.<script>alert(1)</script>',
])('no key is read from %o', (hash) => expect(readVisitorRequestKey(hash)).toBeUndefined())
