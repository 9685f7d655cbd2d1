import { expect, test } from 'vitest'
import { chargesBesideTotal, freeDaysOf } from './free-days.ts'
import type { Offer } from './offer.ts'

const detention = (freeDays: number) => ({ trigger: 'detention', params: { freeDays } })
const abroad = (freeDays: number) => ({ trigger: 'destination-detention', params: { freeDays } })

test('the fewest free days of any container type hold for the booking, each kind for itself', () => {
  const charges = [detention(10), detention(7), abroad(14), { trigger: 'amendment', params: { freeDays: 1 } }]
  expect(freeDaysOf('detention', charges)).toBe(7)
  expect(freeDaysOf('destination-detention', charges)).toBe(14)
})

test('without an announced charge there is no free time to state', () => {
  expect(freeDaysOf('detention', [])).toBeUndefined()
  expect(freeDaysOf('detention', [{ trigger: 'detention', params: {} }])).toBeUndefined()
  expect(freeDaysOf('demurrage', [detention(7)])).toBeUndefined()
})

test('beside a total alone, charges after free days are listed at the origin first; of an offer by staff all are', () => {
  const charges = [abroad(14), detention(7), { trigger: 'amendment', params: { freeDays: 1 } }, detention(5)]
  const offer = (mode: Offer['mode']) => ({ mode, quote: { contingentCharges: charges } }) as unknown as Offer
  expect(chargesBesideTotal(offer('ocean'))).toEqual([detention(7), detention(5), abroad(14)])
  expect(chargesBesideTotal(offer('agreed'))).toEqual(charges)
})
