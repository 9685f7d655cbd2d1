import { describe, expect, test } from 'vitest'
import { endOfNotice } from './ending-offers.ts'
import { phoneOf, requestProblems } from './request-problems.ts'
import { staffOfferProblems } from './staff-offer-problems.ts'

const today = '2026-11-15'
const contact = { name: '林海', phone: '13800138000' }
const rail = {
  kind: 'rail',
  details: {
    from: 'Xi’an',
    to: 'Duisburg',
    goods: 'Machine parts',
    containers: [{ type: '40HQ', count: 2 }],
    readyOn: today,
  },
  contact,
} as const

describe('a quote request', () => {
  test('with all required fields is valid, also when the goods are ready today', () => {
    expect(requestProblems(rail, today)).toEqual({})
  })

  test('names all missing and invalid fields at once', () => {
    const request = {
      kind: 'rail',
      details: { from: 'Xi’an', containers: [], readyOn: '2026-11-14' },
      contact: { name: ' ', phone: '12345' },
    } as const
    expect(requestProblems(request, today)).toEqual({
      'details.to': 'required',
      'details.containers': 'required',
      'details.goods': 'required',
      'details.readyOn': 'too-small',
      'contact.name': 'required',
      'contact.phone': 'wrong-format',
    })
  })

  test('is not checked again where a field failed the schema', () => {
    expect(requestProblems({ ...rail, contact: {} }, today)).toEqual({})
  })

  test.each([
    [{ weightKg: '0' }, { 'details.weightKg': 'too-small' }],
    [{ volumeCbm: '0.000' }, { 'details.volumeCbm': 'too-small' }],
    [{ weightKg: '0.001', volumeCbm: '0.1' }, {}],
  ])('needs a measure above zero: %j', (measured, problems) => {
    expect(requestProblems({ ...rail, details: { ...rail.details, ...measured } }, today)).toEqual(problems)
  })

  test.each([
    ['Maximilian Alexander von Hohenstein-Lichtenberg', {}],
    ['x'.repeat(61), { 'contact.name': 'too-long' }],
    ['Dock 7', { 'contact.name': 'wrong-format' }],
  ])('takes a contact of up to 60 characters without digits: %s', (name, problems) => {
    expect(requestProblems({ ...rail, contact: { ...contact, name } }, today)).toEqual(problems)
  })

  test('has each file once', () => {
    expect(requestProblems({ ...rail, attachments: ['a', 'b'] }, today)).toEqual({})
    expect(requestProblems({ ...rail, attachments: ['a', 'b', 'a'] }, today)).toEqual({
      attachments: 'inconsistent',
    })
  })

  test.each([
    ['+86 138 0013 8000', '13800138000'],
    ['021-5555 1234', '02155551234'],
    ['400-820-0001', '4008200001'],
    ['+31 6 1234 5678', '+31612345678'],
    ['+39 06 698 12345', '+390669812345'],
    ['+999 12345678', undefined],
    ['12345', undefined],
    ['', undefined],
  ])('takes a mobile or a telephone number: %s → %s', (typed, number) => {
    expect(phoneOf(typed)).toBe(number)
  })
})

test('staff see offers that end within two days', () => {
  expect(endOfNotice(new Date('2026-11-17T08:30:00Z'))).toEqual(new Date('2026-11-19T08:30:00Z'))
})

describe('the answer of staff', () => {
  const line = { fee: 'TRUCK', unitPrice: '1200', quantity: '2' } as const

  test.each([
    ['today', today, {}],
    ['in half a year', '2027-05-14', {}],
    ['yesterday', '2026-11-14', { validUntil: 'too-small' }],
    ['later than that', '2027-05-15', { validUntil: 'too-large' }],
  ])('valid until %s', (_name, validUntil, problems) => {
    expect(staffOfferProblems({ lines: [line], validUntil }, today)).toEqual(problems)
  })

  test('has no line of zero', () => {
    const lines = [line, { ...line, unitPrice: '0.00' }, { ...line, quantity: '0' }]
    expect(staffOfferProblems({ lines, validUntil: today }, today)).toEqual({
      'lines.1.unitPrice': 'too-small',
      'lines.2.quantity': 'too-small',
    })
  })

  test.each([
    ['BGF', '2.5', 'wrong-format'],
    ['TRUCK', '0.5', 'wrong-format'],
    ['AIR', '420.125', undefined],
    ['AIR', '420.1255', 'wrong-format'],
    ['JBF', '1.25', undefined],
    ['OF', '1000000000', 'too-large'],
  ] as const)('counts %s in its unit: %s is %s', (fee, quantity, problem) => {
    const wrong = staffOfferProblems({ lines: [{ ...line, fee, quantity }], validUntil: today }, today)
    expect(wrong).toEqual(problem ? { 'lines.0.quantity': problem } : {})
  })
})
