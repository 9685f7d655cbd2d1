import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

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
  ['@', []],
])('%s', (text, expected) => {
  expect(mentionedIn(text, people).map(({ id }) => id)).toEqual(expected)
})
