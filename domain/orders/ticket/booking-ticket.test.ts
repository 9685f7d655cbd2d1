import { expect, test } from 'vitest'
import type { OrderState } from '#domain/orders/lifecycle/states.ts'
import { hasTicket, ticketNumber } from './booking-ticket.ts'

test.each<[OrderState, boolean]>([
  ['awaiting-company-approval', false],
  ['approval-refused', false],
  ['request-sent', false],
  ['returned', false],
  ['fees-confirmed', false],
  ['fees-accepted', false],
  ['order-generated', true],
  ['in-process', true],
  ['completed', true],
  ['cancelled', false],
  ['rejected', false],
  ['declined', false],
  ['expired', false],
])('a sea order that is %s has a ticket: %s; an order of another service has none', (state, has) => {
  expect(hasTicket({ service: 'ocean', state })).toBe(has)
  expect(hasTicket({ service: 'trucking', state })).toBe(false)
})

test('a ticket has the number of its order', () => {
  expect(ticketNumber('S261118-000290')).toBe('EB-261118-000290')
})
