import { expect, test } from 'vitest'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { notYetKnown } from './not-yet-known.ts'

const none = { fields: {}, groups: {} }
const all = ['number', 'seal', 'plate', 'loadingAt']

// Written by hand.
test.each<[string, OrderValues[], OrderValues, string[]]>([
  ['nothing', [], none, all],
  [
    'a seal of one of two containers',
    [],
    { fields: {}, groups: { containers: [{ number: 'A', seal: 'S' }, { number: 'B' }] } },
    ['seal', 'plate', 'loadingAt'],
  ],
  [
    'what the company stated',
    [{ fields: { plate: 'B1' }, groups: { containerNumbers: [{ number: 'A' }] } }],
    none,
    ['seal', 'loadingAt'],
  ],
  [
    'a plate without the numbers of the containers',
    [{ fields: { plate: 'B1' }, groups: {} }],
    none,
    ['number', 'seal', 'loadingAt'],
  ],
  [
    'rows that were opened and left empty',
    [{ fields: { plate: '' }, groups: { containerNumbers: [] } }],
    { fields: {}, groups: { containers: [], trucks: [{ plate: '', loadingAt: '' }] } },
    all,
  ],
  [
    'everything',
    [],
    {
      fields: {},
      groups: {
        containers: [{ number: 'A', seal: 'S' }],
        trucks: [{ plate: 'B1', loadingAt: '2026-11-20 08:00' }],
      },
    },
    [],
  ],
])('with %s', (_, ordered, running, missing) => {
  expect(notYetKnown('trucking', ordered, running)).toEqual(missing)
})

test('a service without trucks has none to wait for', () => {
  expect(notYetKnown('insurance', [], none)).toEqual([])
})
