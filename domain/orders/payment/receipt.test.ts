import { expect, test } from 'vitest'
import { money } from '#domain/values/money.ts'
import { callbackOutcome, isOnlineMethod, needsCheck, sessionState } from './online-payment.ts'
import { amountAbove, isReceiptType, receiptState } from './receipt.ts'

test('a receipt is a PDF or a picture', () => {
  const types = [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'text/html',
    'application/msword',
    '',
  ]
  expect(types.filter(isReceiptType)).toEqual(types.slice(0, 4))
})

test('what finance answered counts more than a withdrawal', () => {
  expect(receiptState({ answer: null, isWithdrawn: false })).toBe('sent')
  expect(receiptState({ answer: null, isWithdrawn: true })).toBe('withdrawn')
  expect(receiptState({ answer: 'booked', isWithdrawn: true })).toBe('booked')
  expect(receiptState({ answer: 'refused', isWithdrawn: false })).toBe('refused')
})

// Written by hand.
test.each([
  ['1200.01', 'CNY', '0.01'],
  ['1200.00', 'CNY', null],
  ['5000', 'USD', null],
  ['', 'CNY', null],
  ['abc', 'CNY', null],
])('%s %s is above 1200 by %s', (typed, currency, above) => {
  expect(amountAbove(money('1200.00', 'CNY'), typed, currency)?.amount ?? null).toBe(above)
})

const report = { state: 'paid', payment: 'P1', amount: '10.00', currency: 'CNY' } as const
const session = { amount: '10.00', currency: 'CNY', bookedPayment: undefined }

// Written by hand, from decision 107.
test.each([
  ['booked', report, session],
  ['failed', { ...report, state: 'failed' as const }, session],
  ['repeated', report, { ...session, bookedPayment: 'P1' }],
  ['paid-before', { ...report, payment: 'P2' }, { ...session, bookedPayment: 'P1' }],
  ['other-amount', { ...report, amount: '10.01' }, session],
  ['other-amount', { ...report, currency: 'USD' }, session],
  ['unknown-session', report, undefined],
] as const)('%s', (outcome, reported, known) => {
  expect(callbackOutcome(reported, known)).toBe(outcome)
  expect(needsCheck(outcome)).toBe(['paid-before', 'other-amount', 'unknown-session'].includes(outcome))
})

test('a payment counts more than an attempt that failed', () => {
  expect(sessionState([])).toBe('waiting')
  expect(sessionState(['failed'])).toBe('failed')
  expect(sessionState(['failed', 'other-amount'])).toBe('to-check')
  expect(sessionState(['other-amount', 'booked', 'paid-before'])).toBe('paid')
})

test('a provider serves online banking and mobile payment, no transfer', () => {
  const methods = ['online-banking', 'mobile-payment', 'bank-transfer', 'online', '']
  expect(methods.filter(isOnlineMethod)).toEqual(['online-banking', 'mobile-payment'])
})
