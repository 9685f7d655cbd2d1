import { expect, test } from 'vitest'
import { readAccountKey } from './account.ts'
import { chineseName } from './chinese-name.ts'
import { closedKey } from './closed-person.ts'
import { challengePattern, entryFragment, entryUrl, isEntryFragment, readEntry } from './cross-brand-login.ts'
import { profileProblems, readEmail } from './profile.ts'

test('every wrong field of a profile is named', () => {
  expect(profileProblems({ name: '周航2', email: 'zhou@' })).toEqual({
    name: 'wrong-format',
    email: 'wrong-format',
  })
  expect(profileProblems({ name: '周航', email: 'zhou@shipper.example' })).toEqual({})
  expect(profileProblems({ name: '周航', email: ' ' })).toEqual({})
  expect(profileProblems({})).toEqual({})
})

test('an empty email is null', () => {
  expect([null, '', ' ', ' a@b.example '].map(readEmail)).toEqual([null, null, null, 'a@b.example'])
})

test.each([
  ['林海', '林海'],
  ['林海 Lin Hai', '林海 Lin Hai'],
  ['Maria Santos', null],
  ['', null],
])('the Chinese name of %j is %j', (name, written) => {
  expect(chineseName(name)).toBe(written)
})

test('the key of a closed account is unique and cannot be typed', () => {
  const keys = ['a', 'b'].map(closedKey)
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) {
    expect(readAccountKey(key).key).not.toBe(key)
    expect(key).toBe(key.toLowerCase())
  }
})

test('a code in the URL fragment can be read again', () => {
  expect(entryFragment('a-_b', false)).toBe('#entry=a-_b')
  expect(readEntry(entryFragment('a-_b', false))).toEqual({ code: 'a-_b', remember: false })
  expect(entryFragment('a-_b', true)).toBe('#entry=a-_b&remember=1')
  expect(readEntry(entryFragment('a-_b', true))).toEqual({ code: 'a-_b', remember: true })
  expect(readEntry('entry=a#b')).toEqual({ code: 'a#b', remember: false })
  expect([readEntry(''), readEntry('#content')]).toEqual([null, null])
  const fragments = ['', '#content', '#entry', '#entry=a', '#request-entry', '#request-entry2']
  expect(fragments.filter(isEntryFragment)).toEqual(['#entry=a', '#request-entry'])
})

test.each([
  [
    '/service/booking?pol=CNSHA&pod=NLRTM',
    'http://net.localhost/service/booking?pol=CNSHA&pod=NLRTM#entry=a',
  ],
  ['/aboutUs#top', 'http://net.localhost/aboutUs#entry=a'],
  ['//evil.example/', 'http://net.localhost/#entry=a'],
  ['https://evil.example', 'http://net.localhost/#entry=a'],
  [null, 'http://net.localhost/#entry=a'],
])('a cross-brand login that returns to %s opens %s', (path, url) => {
  expect(entryUrl('http://net.localhost/#entry=a', path)).toBe(url)
})

test.each([
  ['0a'.repeat(32), true],
  ['0a'.repeat(31), false],
  [`${'0a'.repeat(32)}0`, false],
  [`0${'0a'.repeat(32)}`, false],
  ['0A'.repeat(32), false],
  ['0g'.repeat(32), false],
])('%s as the challenge of a browser: %s', (text, isChallenge) => {
  expect(challengePattern.test(text)).toBe(isChallenge)
})
