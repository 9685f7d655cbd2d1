import { expect, test } from 'vitest'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { freeDaysOf } from './free-days.ts'

const detention = (freeDays: number) => ({ trigger: 'detention', params: { freeDays } })

test('free time is that of the container type with the fewest days', () => {
  expect(freeDaysOf([detention(10), detention(7), { trigger: 'amendment', params: { freeDays: 1 } }])).toBe(7)
})

test('without an announced detention there is no free time to state', () => {
  expect(freeDaysOf([])).toBeUndefined()
  expect(freeDaysOf([{ trigger: 'detention', params: {} }])).toBeUndefined()
})

test('an ocean quote announces its free time', () => {
  const found = exampleOffers.ocean()
  if (!found.ok) expect.fail(found.refusal)
  expect(freeDaysOf(found.value.offers[0]?.quote.contingentCharges ?? [])).toBe(7)
})
