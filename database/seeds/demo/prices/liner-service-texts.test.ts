import { expect, test } from 'vitest'
import { services } from '#domain/places/services.data.ts'
import { summaryOf } from './liner-service-texts.ts'

test('one day and one call are singular in every service summary', () => {
  const said = services.map((line) => summaryOf(line).en)
  expect(said.filter((text) => /\b1 (days|calls)\b/.test(text))).toEqual([])
  expect(said.some((text) => text.includes(' 1 day after '))).toBe(true)
})
