import { expect, test } from 'vitest'
import { money, yuan } from '#domain/values/money.ts'
import { needsApproval } from './order-approval.ts'

const limit = yuan(5000)

test.each([
  ['a member’s order', false, null, '9999999.00', false],
  ['a member’s order where the company sees every order', true, null, '0.01', true],
  ['an order just below the limit', false, limit, '4999.99', false],
  ['an order at the limit', false, limit, '5000.00', false],
  ['an order just above the limit', false, limit, '5000.01', true],
  ['an order below the limit where the company sees every order', true, limit, '1.00', true],
  ['an order of a member who needs approval for every order', false, yuan(0), '0.01', true],
] as const)(
  '%s: setting %s, limit %o, total %s needs approval: %s',
  (_what, ordersNeedApproval, orderLimit, total, expected) => {
    expect(needsApproval({ ordersNeedApproval }, { isAdministrator: false, orderLimit }, yuan(total))).toBe(
      expected,
    )
  },
)

test.each([true, false])(
  'an order of an administrator never needs approval (setting %s)',
  (ordersNeedApproval) => {
    const head = { isAdministrator: true, orderLimit: yuan(1) }
    expect(needsApproval({ ordersNeedApproval }, head, yuan(900))).toBe(false)
  },
)

test('a total in another currency throws', () => {
  const member = { isAdministrator: false, orderLimit: limit }
  expect(() => needsApproval({ ordersNeedApproval: false }, member, money(1, 'USD'))).toThrow()
})
