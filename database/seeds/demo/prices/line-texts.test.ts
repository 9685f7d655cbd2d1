import { expect, test } from 'vitest'
import { services } from '#domain/places/services.data.ts'
import { summaryOf } from './line-texts.ts'

test('one is one day and one call, in every line there is', () => {
  const said = services.map((line) => summaryOf(line).en)
  expect(said.filter((text) => /\b1 (days|calls)\b/.test(text))).toEqual([])
  expect(said.some((text) => text.includes(' 1 day after '))).toBe(true)
})
