import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compareMoney, money, times, yuan } from './money.ts'
import { taxOnTop } from './tax.ts'
import { taxPercents } from './tax-percents.data.ts'

test('warehousing and CFS pay six percent, trucking nine', () => {
  expect(taxPercents).toMatchObject({ warehousing: '6', cfs: '6', trucking: '9' })
  expect(taxPercents).toMatchObject({ depot: '6', forwarding: '6', leasing: '13', goods: '13' })
  expect(taxPercents).toMatchObject({ oceanFreight: '0', railFreight: '0', airFreight: '0', abroad: '0' })
})

test.each([
  ['1234.56', '6', '74.07', '1308.63'],
  ['2850', '9', '256.50', '3106.50'],
  ['0.08', '6', '0', '0.08'],
  ['0.09', '6', '0.01', '0.10'],
  ['1850', '0', '0', '1850'],
] as const)('%s with %s%% on top pays %s, in all %s', (net, percent, tax, gross) => {
  expect(taxOnTop(yuan(net), percent)).toEqual({ net: yuan(net), tax: yuan(tax), gross: yuan(gross) })
})

test('a price finer than a cent is rounded before it is taxed', () => {
  expect(taxOnTop(yuan('8.325'), '6')).toEqual({ net: yuan('8.33'), tax: yuan('0.50'), gross: yuan('8.83') })
})

test('the tax of a yen price is whole yen', () => {
  expect(taxOnTop(money(1008, 'JPY'), '6').tax).toEqual(money(60, 'JPY'))
})

const prices = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => times(yuan(cents), '0.01'))
const percents = fc.constantFrom('0', '6', '9' as const)

test('net and tax are gross to the cent', () => {
  fc.assert(
    fc.property(prices, percents, (price, percent) => {
      const { net, tax, gross } = taxOnTop(price, percent)
      expect(add(net, tax)).toEqual(gross)
    }),
  )
})

test('a higher rate never leaves less tax', () => {
  fc.assert(
    fc.property(prices, (price) => {
      expect(compareMoney(taxOnTop(price, '9').tax, taxOnTop(price, '6').tax)).toBeGreaterThanOrEqual(0)
    }),
  )
})
