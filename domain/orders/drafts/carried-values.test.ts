import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { carriedValues, valuesIn } from './carried-values.ts'

test('days, vessel, voyage and own reference are not carried into another order', () => {
  const values = {
    fields: {
      etd: '2026-12-01',
      vessel: 'HERON',
      voyage: '1W',
      ownReference: 'PO-7781',
      commodityEn: 'Steel bolts',
      remark: 'Fragile',
    },
    groups: { shipper: [{ name: 'Moss' }], containers: [{ type: '40HQ', count: '2' }] },
  }
  expect(carriedValues(orderForms.ocean, values)).toEqual({
    fields: { commodityEn: 'Steel bolts', remark: 'Fragile' },
    groups: { shipper: [{ name: 'Moss' }], containers: [{ type: '40HQ', count: '2' }] },
  })
})

test('the time window of a door is carried, its day is not', () => {
  const values = {
    fields: {},
    groups: { doors: [{ address: 'Gate 2', day: '2026-12-01', fromTime: '08:00' }] },
  }
  expect(carriedValues(orderForms.trucking, values).groups).toEqual({
    doors: [{ address: 'Gate 2', fromTime: '08:00' }],
  })
})

test('containers by number, release number and plate belong to one shipment', () => {
  const values = {
    fields: { depot: 'TD1', releaseNumber: 'REL-1', plate: '浙B12345' },
    groups: {
      containerNumbers: [{ number: 'CSQU3054383', type: '40HQ' }],
      contactPerson: [{ contact: '陈玥' }],
    },
  }
  expect(carriedValues(orderForms.depot, values)).toEqual({
    fields: { depot: 'TD1' },
    groups: { contactPerson: [{ contact: '陈玥' }] },
  })
})

test('what a form does not have is left out, and no more rows than it takes', () => {
  const rows = Array.from({ length: 5 }, (_, row) => ({ address: `Door ${row}`, colour: 'red' }))
  const values = { fields: { vessel: 'HERON', colour: 'red' }, groups: { doors: rows, shipper: [{}] } }
  expect(valuesIn(orderForms.trucking, values)).toEqual({
    fields: { vessel: 'HERON' },
    groups: { doors: [{ address: 'Door 0' }, { address: 'Door 1' }, { address: 'Door 2' }] },
  })
})
