import { expect, test } from 'vitest'
import { mentionedIn, unmatchedIn } from './mentions.ts'

const people = [
  { id: 'tan', name: '谭若谷' },
  { id: 'an', name: 'An' },
  { id: 'anna', name: 'Anna Li' },
  { id: 'nameless', name: '' },
]

test.each([
  ['@谭若谷 请看一下', ['tan']],
  ['请＠谭若谷看一下', ['tan']],
  ['谭若谷 without a mark', []],
  ['@anna li, and @An', ['an', 'anna']],
  ['@Anna Li', ['anna']],
  ['@An', ['an']],
  ['@谭若谷 @谭若谷', ['tan']],
  ['@unknown a@b', []],
  ['@Andrew', []],
  ['@An请看', ['an']],
  ['@', []],
])('%s', (text, expected) => {
  expect(mentionedIn(text, people).map(({ id }) => id)).toEqual(expected)
})

test.each([
  ['@谭若谷 @An @Anna Li', []],
  ['@谭若古 please, and @Andrew.', ['谭若古', 'Andrew']],
  ['请＠王五，看一下', ['王五']],
  ['@who @who', ['who']],
  ['mail to a@b.example or tan.li@b.example', []],
  ['@ 谭若谷', []],
])('%s calls no one by %j', (text, expected) => {
  expect(unmatchedIn(text, people)).toEqual(expected)
})
