import { expect, test } from 'vitest'
import { withFormattedAmounts } from './explain-money.ts'

test('amounts in a sentence have separators; other parameters stay as they are', () => {
  expect(
    withFormattedAmounts({ price: '2401.00', freight: 3020, cap: '999', type: '40HQ', days: 1200 }),
  ).toEqual({
    price: '2,401.00',
    freight: '3,020',
    cap: '999',
    type: '40HQ',
    days: 1200,
  })
})
