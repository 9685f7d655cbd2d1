import { expect, test } from 'vitest'
import { yuan } from '#domain/values/money.ts'
import { isStaffOffer } from './quoted-mode.ts'
import { payerTotalsOf, remainder, totalsOf } from './totals.ts'

const line = (amount: string, taxPercent: '0' | '6' | '9', paymentTerm?: 'prepaid' | 'collect') => ({
  standardAmount: yuan(amount),
  taxPercent,
  ...(paymentTerm && { paymentTerm }),
})
const lines = [
  line('100.00', '0', 'prepaid'),
  line('33.33', '6', 'prepaid'),
  line('10.00', '9'),
  line('50.00', '6', 'collect'),
  line('7.00', '0', 'collect'),
]

test('each payer is billed their own lines, with tax on their sum', () => {
  const { shipper, consignee } = payerTotalsOf(lines)
  expect(shipper).toEqual({
    taxes: [
      { percent: '6', net: yuan('33.33'), tax: yuan('2.00') },
      { percent: '9', net: yuan('10.00'), tax: yuan('0.90') },
    ],
    net: yuan('143.33'),
    total: yuan('146.23'),
  })
  expect(consignee).toEqual({
    taxes: [{ percent: '6', net: yuan('50.00'), tax: yuan('3.00') }],
    net: yuan('57.00'),
    total: yuan('60.00'),
  })
})

test('without the part of one payer the part of the other is left', () => {
  const { shipper, consignee } = payerTotalsOf(lines)
  const whole = totalsOf(lines)
  expect(whole.total).toEqual(yuan('206.23'))
  expect(remainder(whole, consignee)).toEqual(shipper)
  // Nothing of 9 % is left without the shipper's part.
  expect(remainder(whole, shipper)).toEqual(consignee)
})

test('an agreed price is an offer by staff, a price of a tariff is not', () => {
  expect(isStaffOffer({ mode: 'agreed' })).toBe(true)
  expect(isStaffOffer({ mode: 'ocean' })).toBe(false)
})
