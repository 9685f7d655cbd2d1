import { expect, test } from 'vitest'
import { documentKindCodes, kindsOf } from './document-kinds.ts'

// Written by hand: what each side brings.
test.each<['customer' | 'staff', string]>([
  [
    'staff',
    `booking-confirmation bill-draft bill-of-lading arrival-notice release-order equipment-receipt fee-invoice
     insurance-policy customs-declaration commercial-invoice packing-list vgm payment-receipt other`,
  ],
  [
    'customer',
    `customs-declaration commercial-invoice packing-list vgm payment-receipt shipping-instruction
     certificate-of-origin dangerous-goods-declaration other`,
  ],
])('%s add %s', (side, kinds) => {
  expect(kindsOf(side)).toEqual(kinds.split(/\s+/))
})

test('no one chooses the file of a message or of a charge, and every other kind is brought by a side', () => {
  const chosen = new Set([...kindsOf('staff'), ...kindsOf('customer')])
  expect(documentKindCodes.filter((kind) => !chosen.has(kind))).toEqual(['message-file', 'charge-evidence'])
})
