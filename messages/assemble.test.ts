import { expect, test } from 'vitest'
import { assemble } from './assemble.ts'

test('a namespace has the texts of its noun, a section those of all nouns', () => {
  expect(
    assemble({
      quotes: { texts: { myQuotes: { title: 'Quotes' } }, refusals: { 'quote-closed': 'Closed' } },
      rates: { refusals: { 'rate-ended': 'Ended' } },
    }),
  ).toEqual({
    myQuotes: { title: 'Quotes' },
    refusals: { 'quote-closed': 'Closed', 'rate-ended': 'Ended' },
  })
})

test('groups of a section are merged', () => {
  const audit = (actions: Record<string, string>) => ({ audit: { actions } })
  expect(assemble({ one: audit({ a: 'A' }), two: audit({ b: 'B' }) })).toEqual({
    audit: { actions: { a: 'A', b: 'B' } },
  })
})

test.each([
  ['a text of two nouns', { a: { refusals: { x: '1' } }, b: { refusals: { x: '2' } } }, 'refusals.x'],
  ['a namespace of two nouns', { a: { texts: { n: {} } }, b: { texts: { n: {} } } }, 'second namespace n'],
  ['an unknown section', { a: { refusal: { x: '1' } } }, 'unknown section refusal'],
])('%s is an error', (_what, nouns, message) => {
  expect(() => assemble(nouns)).toThrow(message)
})
