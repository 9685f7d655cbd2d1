import { expect, test } from 'vitest'
import { logInAt, pathAfterLogIn } from './log-in-at.ts'

test.each([
  [null, '/console'],
  ['/console/companies/7?x=1', '/console/companies/7?x=1'],
  ['/console/audit?action=licence-seen', '/console/audit?action=licence-seen'],
  ['/booking', '/console'],
  ['/consoles', '/console'],
  ['//evil.example/console', '/console'],
  ['https://evil.example/console', '/console'],
  ['/\\evil.example', '/console'],
  ['/console/login?redirect=/console/login', '/console'],
])('asked for %s, whoever came in goes on at %s', (asked, path) => {
  expect(pathAfterLogIn(asked)).toBe(path)
})

test('the log-in remembers which page was asked for', () => {
  const address = new URL(logInAt('/console/audit?from=2026-11-01'), 'http://console.localhost')
  expect(pathAfterLogIn(address.searchParams.get('redirect'))).toBe('/console/audit?from=2026-11-01')
  expect(logInAt('/console')).toBe('/console/login')
})
