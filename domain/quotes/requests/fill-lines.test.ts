import { describe, expect, test } from 'vitest'
import { type AskedCargo, type AskedContainers, askedQuantity } from './asked-quantity.ts'
import { fillLines, withTypeOf } from './fill-lines.ts'

const ocean = (...containers: AskedContainers): AskedCargo => ({ kind: 'ocean', details: { containers } })
const big = { type: '40HQ', count: 3 } as const
const small = { type: '20GP', count: 2 } as const

describe('the quantity that a request has for a charge', () => {
  const cargo = {
    weightKg: '860',
    volumeCbm: '5.2',
    pieces: 4,
    days: 10,
    declarations: 3,
    containers: [big, small],
  }
  test.each([
    ['air', 'AIR', undefined, '868.5'],
    ['rail', 'AIR', undefined, '860'],
    ['warehouse', 'JCF', undefined, '5.2'],
    ['warehouse', 'CCF', undefined, '10'],
    ['overseas-warehouse', 'OUT', undefined, '4'],
    ['customs', 'BGF', undefined, '3'],
    ['ocean', 'THC', undefined, '5'],
    ['ocean', 'OF', '20GP', '2'],
    ['ocean', 'BAF', undefined, '8'],
    ['ocean', 'BAF', '40HQ', '6'],
    ['depot', 'STORAGE', undefined, '50'],
    ['depot', 'STORAGE', '40HQ', '30'],
    ['ocean', 'DOC', undefined, undefined],
    ['depot', 'LIFT', undefined, undefined],
  ] as const)('of %s for %s %s: %s', (kind, fee, type, quantity) => {
    expect(askedQuantity({ kind, details: cargo }, fee, type)).toBe(quantity)
  })

  test('is unknown where the request says nothing', () => {
    for (const fee of ['AIR', 'CCF', 'OF', 'BAF', 'STORAGE', 'BGF'] as const)
      expect(askedQuantity({ kind: 'air', details: {} }, fee), fee).toBeUndefined()
  })
})

const open = { fee: 'OF', group: 'freight', quantity: '1' } as const
const ofBig = { ...open, unitPrice: '2500', unitCost: '2300', containerType: '40HQ' } as const
const ofSmall = { ...open, unitPrice: '1500', containerType: '20GP' } as const
const handling = { fee: 'THC', group: 'origin', unitPrice: '950', quantity: '1' } as const
const document = { fee: 'DOC', group: 'origin', unitPrice: '450', quantity: '1' } as const

const shown = (cargo: AskedCargo, ...kept: Parameters<typeof fillLines>[0]) =>
  fillLines(kept, cargo).map(({ fee, containerType, unitPrice, quantity }) =>
    [fee, containerType ?? 'all', unitPrice ?? 'open', quantity].join(' '),
  )

describe('kept charges filled in for a request', () => {
  test('are one for each of its container types where the price is open', () => {
    expect(shown(ocean(big, small), open, handling, document)).toEqual([
      'OF 40HQ open 3',
      'OF 20GP open 2',
      'THC all 950 5',
      'DOC all 450 1',
    ])
  })

  test('have the prices of its types, in their place', () => {
    expect(shown(ocean(big, small), handling, ofSmall, ofBig, document)).toEqual([
      'THC all 950 5',
      'OF 40HQ 2500 3',
      'OF 20GP 1500 2',
      'DOC all 450 1',
    ])
  })

  test('have no price of another type', () => {
    expect(shown(ocean(small), ofBig, ofSmall)).toEqual(['OF all 1500 2'])
    expect(shown(ocean(small), ofBig)).toEqual(['OF all open 2'])
    expect(fillLines([ofBig], ocean(small))[0]?.unitCost).toBeUndefined()
    expect(shown(ocean({ type: '45HQ', count: 1 }, small), ofBig, ofSmall)).toEqual([
      'OF 45HQ open 1',
      'OF 20GP 1500 2',
    ])
  })

  test('stay as they are for a request without containers', () => {
    const air = { kind: 'air', details: {} } as const
    expect(shown(air, open, { ...document, quantity: '2' })).toEqual(['OF all open 1', 'DOC all 450 2'])
    expect(shown(air, ofBig)).toEqual(['OF all 2500 1'])
  })

  test('per container and day are one for each type, too', () => {
    const storage = { fee: 'STORAGE', group: 'origin', quantity: '1' } as const
    expect(shown({ kind: 'depot', details: { containers: [big, small], days: 10 } }, storage)).toEqual([
      'STORAGE 40HQ open 30',
      'STORAGE 20GP open 20',
    ])
  })

  test('keep the prices of types beside a price for all of them', () => {
    expect(shown(ocean(big, small), { ...open, unitPrice: '2000' }, ofBig)).toEqual([
      'OF all 2000 5',
      'OF 40HQ 2500 3',
      'OF 20GP open 2',
    ])
  })

  test('know two charges that differ in group or currency', () => {
    expect(shown(ocean(big), { ...ofBig, currency: 'EUR' }, ofSmall)).toEqual([
      'OF all 2500 3',
      'OF all open 3',
    ])
  })
})

test('prices per container of an offer for one type are prices of that type', () => {
  const kept: Parameters<typeof withTypeOf>[0] = [open, handling, document]
  const typesOf = (containers: AskedContainers) =>
    withTypeOf(kept, containers).map(({ containerType }) => containerType)
  expect(typesOf([big])).toEqual([undefined, '40HQ', undefined])
  expect(typesOf([big, small])).toEqual([undefined, undefined, undefined])
  expect(typesOf([])).toEqual([undefined, undefined, undefined])
})
