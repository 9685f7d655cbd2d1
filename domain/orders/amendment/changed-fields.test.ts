import { expect, test } from 'vitest'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { changedFields } from './changed-fields.ts'

const before: OrderValues = {
  fields: { packages: '400', marks: 'N/M', volumeCbm: '42.5' },
  groups: { doors: [{ city: '370211', day: '2026-11-18' }, { city: '370212' }] },
}

test('an amendment names every field that it changes, adds or empties, and no other', () => {
  const after = {
    fields: { packages: '410', volumeCbm: '42.5', ownReference: 'PO-2' },
    groups: { doors: [{ city: '370211', day: '2026-11-19' }], notify: [{ name: 'Quay & Co' }] },
  }
  expect(changedFields(before, after)).toEqual([
    { field: 'packages', before: '400', after: '410' },
    { field: 'marks', before: 'N/M', after: null },
    { field: 'ownReference', before: null, after: 'PO-2' },
    { group: 'doors', row: 0, field: 'day', before: '2026-11-18', after: '2026-11-19' },
    { group: 'doors', row: 1, field: 'city', before: '370212', after: null },
    { group: 'notify', row: 0, field: 'name', before: null, after: 'Quay & Co' },
  ])
})

test('rows that are all left out are emptied', () => {
  expect(changedFields(before, { ...before, groups: {} })).toEqual([
    { group: 'doors', row: 0, field: 'city', before: '370211', after: null },
    { group: 'doors', row: 0, field: 'day', before: '2026-11-18', after: null },
    { group: 'doors', row: 1, field: 'city', before: '370212', after: null },
  ])
})

test('what is the same changes nothing', () => {
  expect(changedFields(before, structuredClone(before))).toEqual([])
})
