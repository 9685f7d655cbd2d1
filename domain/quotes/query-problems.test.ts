import { expect, test } from 'vitest'
import { exampleBooking, exampleCargo, exampleStay } from '#tests/fixtures/quotes.ts'
import type { OceanQuery, QuoteQuery, TruckingQuery, WarehouseQuery } from './query.ts'
import { queryProblems } from './query-problems.ts'

const today = '2026-11-15'
const { company: _nobody, ...booking } = exampleBooking
const ocean: OceanQuery = { service: 'ocean', contractOnly: false, ...booking }
const trucking: TruckingQuery = {
  service: 'trucking',
  port: 'CNTAO',
  district: '370211',
  day: today,
  containers: [{ type: '20GP', count: 1 }],
  loadingPoints: 1,
  weighings: 0,
}
const warehouse: WarehouseQuery = { service: 'warehouse', ...exampleCargo, day: today }
const depot: QuoteQuery = { service: 'depot', port: 'CNTAO', ...exampleStay, day: today }

test.each<[string, QuoteQuery]>([
  ['a booking', ocean],
  ['a ship today', { ...ocean, etdFrom: today, etdTo: today }],
  ['a window of sixty days', { ...ocean, etdFrom: today, etdTo: '2027-01-14' }],
  ['a little storage', { ...ocean, services: [{ service: 'storage', cbm: '0.001', days: 1 }] }],
  ['a haul', trucking],
  ['two weights of one box', { ...trucking, containers: [...trucking.containers, ...trucking.containers] }],
  ['a warehouse', warehouse],
  ['half an hour of overtime', { ...warehouse, valueAdded: { overtime: '0.5' } }],
  ['a stay', depot],
  ['every box washed, weighed and inspected', { ...depot, cleanings: 2, weighings: 2, inspections: 2 }],
])('%s is nothing to object to', (_what, query) => {
  expect(queryProblems(query, today)).toEqual({})
})

test.each<[string, QuoteQuery, object]>([
  ['a port nobody knows', { ...ocean, pod: 'XXXXX' }, { pod: 'unknown-value' }],
  ['a way from a port to itself', { ...ocean, pod: ocean.pol }, { pod: 'inconsistent' }],
  ['a way from nowhere to itself', { ...ocean, pol: 'XXXXX', pod: 'XXXXX' }, { pod: 'inconsistent' }],
  ['yesterday', { ...ocean, etdFrom: '2026-11-14', etdTo: today }, { etdFrom: 'too-small' }],
  [
    'an end before its beginning',
    { ...ocean, etdFrom: '2026-11-17', etdTo: '2026-11-16' },
    { etdTo: 'inconsistent' },
  ],
  ['sixty-one days', { ...ocean, etdFrom: today, etdTo: '2027-01-15' }, { etdTo: 'too-large' }],
  [
    'a box named twice',
    {
      ...ocean,
      containers: [
        { type: '20GP', count: 1 },
        { type: '20GP', count: 2 },
      ],
    },
    { containers: 'inconsistent' },
  ],
  [
    'a service named twice',
    { ...ocean, services: [{ service: 'delivery' }, { service: 'delivery' }] },
    { services: 'inconsistent' },
  ],
  [
    'storage of nothing',
    { ...ocean, services: [{ service: 'delivery' }, { service: 'storage', cbm: '0.00', days: 1 }] },
    { 'services.1.cbm': 'too-small' },
  ],
  ['a district nobody knows', { ...trucking, district: '999999' }, { district: 'unknown-value' }],
  ['a truck yesterday', { ...trucking, day: '2026-11-14' }, { day: 'too-small' }],
  ['a warehouse named twice', { ...warehouse, warehouses: ['W1', 'W1'] }, { warehouses: 'inconsistent' }],
  ['cargo that came yesterday', { ...warehouse, day: '2026-11-14' }, { day: 'too-small' }],
  [
    'half a pallet and no label',
    { ...warehouse, valueAdded: { palletising: '0.5', labelling: '0' } },
    { 'valueAdded.palletising': 'wrong-format', 'valueAdded.labelling': 'too-small' },
  ],
  ['a stay from yesterday', { ...depot, day: '2026-11-14' }, { day: 'too-small' }],
  ['more boxes washed than there are', { ...depot, cleanings: 3 }, { cleanings: 'too-many' }],
  [
    'more boxes weighed and inspected than there are',
    { ...depot, weighings: 3, inspections: 3 },
    { weighings: 'too-many', inspections: 'too-many' },
  ],
])('%s is named by its field', (_what, query, wrong) => {
  expect(queryProblems(query, today)).toEqual(wrong)
})
