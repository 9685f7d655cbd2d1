import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compareMoney, money, times, yuan } from './money.ts'
import { taxInside, taxOnTop, taxPercents } from './tax.ts'

test('warehousing and CFS pay six percent, trucking nine', () => {
  expect(taxPercents).toMatchObject({ warehousing: '6', cfs: '6', trucking: '9' })
  expect(taxPercents).toMatchObject({ depot: '6', forwarding: '6', leasing: '13', goods: '13' })
  expect(taxPercents).toMatchObject({ oceanFreight: '0', railFreight: '0', airFreight: '0', abroad: '0' })
})

test.each([
  ['1000', '6', '943.40', '56.60'],
  ['1000', '9', '917.43', '82.57'],
  ['1000', '0', '1000', '0'],
  ['0.01', '9', '0.01', '0'],
  ['0.09', '6', '0.08', '0.01'],
  ['0.08', '6', '0.08', '0'],
  ['-1000', '6', '-943.40', '-56.60'],
] as const)('%s with %s%% inside is %s and %s', (gross, percent, net, tax) => {
  expect(taxInside(yuan(gross), percent)).toEqual({ net: yuan(net), tax: yuan(tax), gross: yuan(gross) })
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
  expect(taxInside(yuan('1.005'), '6')).toEqual({ net: yuan('0.95'), tax: yuan('0.06'), gross: yuan('1.01') })
})

test('the tax of a yen price is whole yen', () => {
  expect(taxInside(money(1000, 'JPY'), '6').tax).toEqual(money(57, 'JPY'))
})

const prices = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => times(yuan(cents), '0.01'))
const percents = fc.constantFrom('0', '6', '9' as const)

test('net and tax are gross to the cent, whichever way the tax goes', () => {
  fc.assert(
    fc.property(prices, percents, (price, percent) => {
      for (const taxed of [taxInside(price, percent), taxOnTop(price, percent)])
        expect(add(taxed.net, taxed.tax)).toEqual(taxed.gross)
    }),
  )
})

test('tax put on top is found inside again', () => {
  fc.assert(
    fc.property(prices, percents, (price, percent) => {
      expect(taxInside(taxOnTop(price, percent).gross, percent).net).toEqual(price)
    }),
  )
})

test('a higher rate never leaves less tax', () => {
  fc.assert(
    fc.property(prices, (price) => {
      expect(compareMoney(taxInside(price, '9').tax, taxInside(price, '6').tax)).toBeGreaterThanOrEqual(0)
    }),
  )
})
