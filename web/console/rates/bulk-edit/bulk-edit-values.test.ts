import { expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { bulkEditRules, readChange } from './bulk-edit-values.ts'

test('a rise or a reduction of all prices, or of the chosen types', () => {
  expect(readChange({ prices: 'raise-percent', value: ' 5 ', step: '5' })).toEqual({
    prices: { by: 'percent', value: '5', step: '5', types: null },
  })
  expect(
    readChange({ prices: 'lower-amount', value: '50', step: '0.01', 'types.40HQ': 'on', 'types.20GP': 'on' }),
  ).toEqual({ prices: { by: 'amount', value: '-50', step: '0.01', types: ['20GP', '40HQ'] } })
})

test('a new price of one type', () => {
  expect(readChange({ prices: 'set-amount', value: '1199.50', setType: '40HQ', 'types.20GP': 'on' })).toEqual(
    {
      prices: { by: 'set', value: '1199.50', step: '1', types: ['40HQ'] },
    },
  )
})

test('the rates become public, or contract rates of companies', () => {
  expect(readChange({ audience: 'public', companies: 'a' })).toEqual({ companies: null })
  expect(readChange({ audience: 'companies', companies: 'a,b' })).toEqual({ companies: ['a', 'b'] })
  expect(readChange({ audience: '', companies: 'a', validTo: '2026-12-31' })).toEqual({
    validTo: '2026-12-31',
  })
})

test('days and surcharges are left out where they stay', () => {
  expect(readChange({ prices: '', validFrom: '', validTo: '2026-12-31', surcharge: '' })).toEqual({
    validTo: '2026-12-31',
  })
  expect(readChange({ surcharge: 'remove', fee: 'BAF', amount: '5' })).toEqual({
    surcharge: { remove: 'BAF' },
  })
  expect(readChange({ surcharge: 'set', fee: 'BAF', per: 'TEU', amount: '90', paymentTerm: '' })).toEqual({
    surcharge: { set: { fee: 'BAF', per: 'TEU', price: '90' } },
  })
  expect(
    readChange({ surcharge: 'set', fee: 'PSS', per: 'freight', amount: '5', paymentTerm: 'collect' }),
  ).toEqual({ surcharge: { set: { fee: 'PSS', per: 'freight', percent: '5', paymentTerm: 'collect' } } })
})

test.each([
  [{}, { prices: 'required' }],
  [{ validTo: '2026-12-31' }, {}],
  [{ audience: 'public' }, {}],
  [{ audience: 'companies', companies: '' }, { companies: 'required' }],
  [{ audience: 'companies', companies: 'a' }, {}],
  [{ prices: 'raise-percent', value: '' }, { value: 'required' }],
  [{ prices: 'raise-percent', value: '-5' }, { value: 'wrong-format' }],
  [{ prices: 'raise-percent', value: '1234' }, { value: 'wrong-format' }],
  [{ prices: 'raise-amount', value: '1234' }, {}],
  [{ prices: 'set-amount', value: '1234', setType: '' }, { setType: 'required' }],
  [{ prices: 'set-amount', value: '1234', setType: '40HQ' }, {}],
  [{ validFrom: '2026-12-31', validTo: '2026-12-01' }, { validTo: 'inconsistent' }],
  [
    { surcharge: 'set', per: 'BL' },
    { fee: 'required', amount: 'required' },
  ],
  [{ surcharge: 'set', per: 'freight', fee: 'PSS', amount: '1234' }, { amount: 'wrong-format' }],
  [{ surcharge: 'remove', fee: 'PSS' }, {}],
] as const)('%o has the problems %o', (values, problems) => {
  expect(problemsOf(bulkEditRules, values)).toEqual(problems)
})
