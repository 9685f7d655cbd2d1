import { expect, test } from 'vitest'
import { spansOf } from './storage-spans.ts'
import { storageTerms } from './storage-terms.ts'

const shown = 60
const written = (port: string) => {
  const terms = storageTerms.find((each) => each.port === port)
  return terms && spansOf(terms, shown).map(({ kind, from, to }) => `${kind} ${from}–${to}`)
}

test.each([
  ['CNSHA', ['free 1–3', 'tier 4–18', 'tier 19–33', 'tier 34–60']],
  ['CNSZX', ['free 1–1', 'tier 2–16', 'tier 17–31', 'tier 32–60']],
  ['CNTAO', ['free 1–21', 'tier 22–36', 'tier 37–51', 'tier 52–60']],
])('in %s the tiers start after the free days', (port, spans) => {
  expect(written(port)).toEqual(spans)
})

test('every day is in exactly one span', () => {
  for (const terms of storageTerms) {
    const days = spansOf(terms, shown).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    )
    expect(days).toEqual(Array.from({ length: shown }, (_, index) => index + 1))
  }
})

test('the spans contain no price', () => {
  expect(Object.keys(storageTerms[0] ?? {})).toEqual(['port', 'freeDays', 'tierStarts'])
})
