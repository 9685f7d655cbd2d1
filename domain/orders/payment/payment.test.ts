import { describe, expect, test } from 'vitest'
import { yuan } from '#domain/values/money.ts'
import { exampleCancellation, exampleFees, exampleQuote, orderIn } from '#tests/fixtures/orders.ts'
import { balanceOf, dueBack, openToPay, owedFor, paidIn, paymentStateOf } from './account.ts'
import {
  defaultPaymentTerms,
  maySupply,
  type PaymentTerms,
  paidLater,
  payBy,
  termsToSupply,
} from './terms.ts'

const onAccount: PaymentTerms = { kind: 'on-account', limit: yuan(50_000), days: 30 }
const perShipment: PaymentTerms = { kind: 'per-shipment' }

describe('what a customer owes', () => {
  // Freight 26,356.58 untaxed, documents 450.00 with 6 %.
  test.each([
    ['request-sent', '0'],
    ['fees-confirmed', '0'],
    ['fees-accepted', '26833.58'],
    ['order-generated', '26833.58'],
    ['completed', '26833.58'],
    ['declined', '0'],
    ['rejected', '0'],
    ['expired', '0'],
    ['cancelled', '0'],
  ] as const)('of an order that is %s: %s', (state, owed) => {
    expect(Number(owedFor(orderIn(state), []).amount)).toBe(Number(owed))
  })
  // They can end after their charges were accepted.
  test.each(['approval-refused', 'cancelled', 'rejected', 'declined', 'expired'] as const)(
    'nothing of an order that is %s, whatever was accepted',
    (state) => {
      const fees = exampleFees.accepted
      expect(owedFor(orderIn(state, { fees }), [])).toEqual(yuan(0))
      const request = exampleCancellation
      const cancellation = { state: 'declined', request, answer: 'on board' } as const
      expect(owedFor(orderIn(state, { fees, cancellation }), [])).toEqual(yuan(0))
    },
  )
  test('cancelling replaces the price', () => {
    const order = orderIn('cancelled', {
      fees: exampleFees.accepted,
      cancellation: { state: 'accepted', request: exampleCancellation },
    })
    expect(owedFor(order, []).amount).toBe('2960.00')
  })
  test('collect charges are the consignee’s, removed ones cost nothing, later ones are added with tax', () => {
    const [freight, document] = exampleFees.accepted.lines
    if (freight?.kind !== 'saved' || document?.kind !== 'saved') throw new Error('two saved lines')
    const collect = { ...freight, confirmed: { ...freight.confirmed, paymentTerm: 'collect' as const } }
    const removed = { kind: 'removed' as const, lineId: 'l2', quoted: document.quoted, reason: 'waived' }
    const withLines = (lines: readonly (typeof collect | typeof removed)[]) =>
      orderIn('in-process', { fees: { ...exampleFees.accepted, lines } })
    expect(Number(owedFor(withLines([collect, removed]), []).amount)).toBe(0)
    const waiting = { standardAmount: yuan(200), taxPercent: '9' as const }
    expect(owedFor(withLines([collect, removed]), [waiting]).amount).toBe('218.00')
    expect(exampleQuote.lines).toHaveLength(2)
  })
})

test.each([
  ['0', '0', 'nothing-due', '0', null, '0'],
  ['100', '0', 'unpaid', '100', '100', '0'],
  ['100', '99.99', 'part-paid', '0.01', '0.01', '0'],
  ['100', '100', 'paid', '0', null, '0'],
  ['100', '100.01', 'refund-due', '-0.01', null, '0.01'],
  ['0', '50', 'refund-due', '-50', null, '50'],
] as const)('of %s owed, %s paid: %s, %s open, %s to pay, %s due back', (...row) => {
  const [owed, paid, state, balance, open, back] = row
  const account = [yuan(owed), yuan(paid)] as const
  expect(paymentStateOf(...account)).toBe(state)
  expect(balanceOf(...account)).toEqual(yuan(balance))
  expect(openToPay(...account)).toEqual(open && yuan(open))
  expect(dueBack(...account)).toEqual(yuan(back))
})

test('part payments add up, and a refund is taken off', () => {
  expect(Number(paidIn([yuan('100.10'), yuan('0.20'), yuan('-50')]).amount)).toBe(50.3)
  expect(Number(paidIn([]).amount)).toBe(0)
})

describe('an order is generated when its terms allow it', () => {
  test.each<[PaymentTerms, string, string, string, boolean]>([
    [defaultPaymentTerms, '100', '99.99', '0', false],
    [defaultPaymentTerms, '100', '100', '0', true],
    [perShipment, '100', '0', '99999999', true],
    [onAccount, '100', '0', '49900', true],
    [onAccount, '100', '0', '49900.01', false],
    // What is paid already takes nothing of the limit.
    [onAccount, '60000', '10000', '0', true],
    [onAccount, '60000', '9999.99', '0', false],
  ])('%o: %s owed, %s paid, %s owed by others: %s', (terms, owed, paid, others, isAllowed) => {
    const standing = { owed: yuan(owed), paid: yuan(paid), owedByOthers: yuan(others) }
    expect(maySupply(terms, standing)).toBe(isAllowed)
  })
})

const raised: PaymentTerms = { kind: 'on-account', limit: yuan(90_000), days: 60 }

test.each<[PaymentTerms, PaymentTerms, PaymentTerms]>([
  [defaultPaymentTerms, onAccount, defaultPaymentTerms],
  [defaultPaymentTerms, perShipment, defaultPaymentTerms],
  [perShipment, defaultPaymentTerms, perShipment],
  [onAccount, raised, { ...onAccount, limit: yuan(90_000) }],
  [onAccount, defaultPaymentTerms, defaultPaymentTerms],
  [onAccount, perShipment, defaultPaymentTerms],
])('accepted with %o, %o granted since: %o', (accepted, granted, used) => {
  expect(termsToSupply(accepted, granted)).toEqual(used)
})

test.each<[PaymentTerms, string | null, string | null, string | null]>([
  [defaultPaymentTerms, '2026-12-04', '2026-11-20', null],
  // Spec §9: within 7 days after the ship leaves.
  [perShipment, '2026-12-28', '2026-11-20', '2027-01-04'],
  [perShipment, null, '2026-11-20', null],
  [onAccount, null, '2026-11-20', '2026-12-20'],
  [onAccount, '2026-12-04', null, null],
])('%o, departure %s, generated %s: pay by %s', (terms, departsOn, generatedOn, day) => {
  expect(payBy(terms, { departsOn, generatedOn })).toBe(day)
})

test.each<[PaymentTerms, string | null, string | null, ReturnType<typeof paidLater>]>([
  [defaultPaymentTerms, '2026-11-27', '2026-11-20', null],
  [perShipment, null, '2026-11-20', { after: 'departure', days: 7, by: null }],
  [perShipment, '2026-11-27', null, { after: 'departure', days: 7, by: '2026-12-04' }],
  [raised, '2026-11-27', null, { after: 'generation', days: 60, by: null }],
  [raised, null, '2026-11-20', { after: 'generation', days: 60, by: '2027-01-19' }],
])('%o, departed on %s, generated on %s: %o', (terms, departsOn, generatedOn, later) => {
  expect(paidLater(terms, { departsOn, generatedOn })).toEqual(later)
})
