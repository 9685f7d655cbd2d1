import { describe, expect, test } from 'vitest'
import { maskMobile, readAccountKey } from './account.ts'
import { safeReturnPath } from './return-path.ts'
import { checkToken, type TokenState, type TokenStatus } from './session-rules.ts'
import { formatToken, readToken } from './token.ts'

const fresh: TokenState = {
  kind: 'browser',
  hasEnded: false,
  sessionAgeSeconds: 0,
  idleSeconds: 0,
  successors: 0,
  newestAgeSeconds: 0,
  newestWasUsed: false,
}
const hour = 3600
const followed = { successors: 1, newestAgeSeconds: 30 }

describe('a known token', () => {
  test.each<[string, Partial<TokenState>, TokenStatus]>([
    ['new', {}, 'good'],
    ['a second short of a quarter of an hour', { newestAgeSeconds: 899 }, 'good'],
    ['a quarter of an hour old', { newestAgeSeconds: 900 }, 'due'],
    ['of a session that was ended', { hasEnded: true }, 'over'],
    ['in the twelfth hour', { sessionAgeSeconds: 12 * hour - 1 }, 'good'],
    ['after twelve hours', { sessionAgeSeconds: 12 * hour }, 'over'],
    ['unused for just under two hours', { idleSeconds: 2 * hour - 1 }, 'good'],
    ['unused for two hours', { idleSeconds: 2 * hour }, 'over'],
    [
      'remembered, on the fourteenth day',
      { kind: 'remembered', sessionAgeSeconds: 14 * 24 * hour - 1 },
      'good',
    ],
    ['remembered, after fourteen days', { kind: 'remembered', sessionAgeSeconds: 14 * 24 * hour }, 'over'],
    ['remembered, unused for just under a day', { kind: 'remembered', idleSeconds: 24 * hour - 1 }, 'good'],
    ['remembered, unused for a day', { kind: 'remembered', idleSeconds: 24 * hour }, 'over'],
    ['followed a moment ago', { successors: 1, newestAgeSeconds: 29, newestWasUsed: true }, 'good'],
    ['followed by one in use for half a minute', { ...followed, newestWasUsed: true }, 'reused'],
    ['followed by one that never came back', followed, 'undelivered'],
    ['followed twice, however lately', { successors: 2, newestAgeSeconds: 0 }, 'reused'],
    ['followed twice in a session that is over', { successors: 2, hasEnded: true }, 'over'],
  ])('%s', (_when, params, result) => {
    expect(checkToken({ ...fresh, ...params })).toBe(result)
  })
})

test('a written token can be read', () => {
  const token = { session: '0d3c0f66-66a3-4a3f-9f0a-4f0b8a6a6f11', generation: 12, secret: 'aB_-9' }
  expect(readToken(formatToken(token))).toEqual(token)
})

test.each([
  '',
  'v1',
  'v2.a.1.s',
  'v1.a.1',
  'v1..1.s',
  'v1.a.-1.s',
  'v1.a.x.s',
  'v1.a.1.',
  'v1.a.1.s.t',
  "v1.a'.1.s",
  'xv1.a.1.s',
  'v1.a.1.s\n',
  `v1.${'a'.repeat(65)}.1.s`,
  'v1.a.1234567890.s',
  `v1.a.1.${'s'.repeat(129)}`,
])('%o is no token', (text) => {
  expect(readToken(text)).toBeUndefined()
})

test.each([
  ['13800000001', 'mobile', '13800000001'],
  [' +86 138 0000 0001 ', 'mobile', '13800000001'],
  ['１３８００００００００１'.slice(0, 11), 'mobile', '13800000000'],
  ['LinHai', 'account', 'linhai'],
  [' ＬｉｎＨａｉ ', 'account', 'linhai'],
  ['12345', 'account', '12345'],
])('%o is looked up by %s as %s', (typed, by, key) => {
  expect(readAccountKey(typed)).toEqual({ by, key })
})

test('a masked mobile shows only its first and last digits', () => {
  expect(maskMobile('13812345678')).toBe('138****5678')
})

test.each([
  ['/workbench?tab=done#top', '/workbench?tab=done#top'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['/news?from=https://quayside.example/a', '/news?from=https://quayside.example/a'],
  ['/news#//top', '/news#//top'],
  ['/login', '/'],
  ['/Login/?redirect=%2Flogin', '/'],
  ['/news/../login?mode=register#top', '/'],
  ['/login?mode=account', '/login?mode=account'],
  ['/login-help', '/login-help'],
  ['//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/news/..//evil.example?a', '/'],
  ['x/workbench', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['https:evil', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['/ a', '/'],
  ['/a\u0000', '/'],
  [undefined, '/'],
  [`/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
  [`/${'a'.repeat(500)}`, '/'],
])('the return path %o leads to %s', (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path)
})
