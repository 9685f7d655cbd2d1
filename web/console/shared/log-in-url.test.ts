import { expect, test } from 'vitest'
import { logInUrl, pathAfterLogIn } from './log-in-url.ts'

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
])('a log-in for %s leads to %s', (requested, path) => {
  expect(pathAfterLogIn(requested)).toBe(path)
})

test('the log-in page keeps the requested page', () => {
  const url = new URL(logInUrl('/console/audit?from=2026-11-01'), 'http://console.localhost')
  expect(pathAfterLogIn(url.searchParams.get('redirect'))).toBe('/console/audit?from=2026-11-01')
  expect(logInUrl('/console')).toBe('/console/login')
})
