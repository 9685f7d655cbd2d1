import { expect, test } from 'vitest'
import { exampleBooking, exampleCargo, exampleStay } from '#tests/fixtures/quotes.ts'
import type { OceanQuery, QuoteQuery, TruckingQuery, WarehouseQuery } from './query.ts'
import { queryProblems } from './query-problems.ts'

const today = '2026-11-15'
const { company: _company, ...booking } = exampleBooking
const ocean: OceanQuery = { mode: 'ocean', contractOnly: false, ...booking }
const trucking: TruckingQuery = {
  mode: 'trucking',
  port: 'CNTAO',
  district: '370211',
  day: today,
  containers: [{ type: '20GP', count: 1 }],
  loadingPoints: 1,
  weighings: 0,
}
const warehouse: WarehouseQuery = { mode: 'warehouse', ...exampleCargo, day: today }
const depot: QuoteQuery = { mode: 'depot', port: 'CNTAO', ...exampleStay, day: today }

test.each<[string, QuoteQuery]>([
  ['an ocean query', ocean],
  ['a window of one day, today', { ...ocean, etdFrom: today, etdTo: today }],
  ['a window of sixty days', { ...ocean, etdFrom: today, etdTo: '2027-01-14' }],
  ['a small storage', { ...ocean, addOns: [{ kind: 'storage', cbm: '0.001', days: 1 }] }],
  ['a trucking query', trucking],
  [
    'one container type with two weights',
    { ...trucking, containers: [...trucking.containers, ...trucking.containers] },
  ],
  ['a warehouse query', warehouse],
  ['places with spaces around them', { ...ocean, pod: ` ${ocean.pod} ` }],
  ['a district with spaces around it', { ...trucking, district: ' 370211 ' }],
  ['a place of delivery', { ...ocean, addOns: [{ kind: 'delivery', place: 'Rotterdam' }] }],
  ['every container weighed', { ...trucking, weighings: 1 }],
  ['half an hour of overtime', { ...warehouse, valueAdded: { overtime: '0.5' } }],
  ['a depot query', depot],
  [
    'every container cleaned, weighed and inspected',
    { ...depot, cleanings: 2, weighings: 2, inspections: 2 },
  ],
])('%s has no problem', (_, query) => {
  expect(queryProblems(query, today)).toEqual({})
})

/** A field that failed the schema is missing here. */
test.each<[string, Parameters<typeof queryProblems>[0]]>([
  ['an ocean query', { mode: 'ocean' }],
  ['a window', { mode: 'ocean', etdFrom: today }],
  ['a window', { mode: 'ocean', etdTo: today }],
  [
    'rows of containers and add-ons',
    { mode: 'ocean', containers: [undefined, {}, {}], addOns: [undefined, {}, { kind: 'storage' }] },
  ],
  ['a lane', { mode: 'ocean', pod: 'NLRTM' }],
  ['the containers of cargo', { mode: 'ocean', temperatureC: '-18', dimensionsCm: '650x260x280' }],
  ['a trucking query', { mode: 'trucking', weighings: 3 }],
  ['a row of containers', { mode: 'trucking', weighings: 3, containers: [undefined, { type: '20GP' }] }],
  ['a warehouse query', { mode: 'warehouse', warehouses: [undefined, undefined] }],
  ['an amount of work', { mode: 'warehouse', valueAdded: { palletising: undefined } }],
  ['a depot query', { mode: 'depot', cleanings: 3 }],
  ['the mode', {}],
])('what is missing in %s is no problem: %j', (_what, query) => {
  expect(Object.keys(queryProblems(query, today))).toEqual([])
})

test.each<[string, QuoteQuery, object]>([
  ['an unknown port', { ...ocean, pod: 'XXXXX' }, { pod: 'unknown-value' }],
  ['a lane from a port to itself', { ...ocean, pod: ocean.pol }, { pod: 'inconsistent' }],
  [
    'a lane from an unknown port to itself',
    { ...ocean, pol: 'XXXXX', pod: 'XXXXX' },
    { pod: 'inconsistent' },
  ],
  ['a window from yesterday', { ...ocean, etdFrom: '2026-11-14', etdTo: today }, { etdFrom: 'too-small' }],
  [
    'a window that ends before it starts',
    { ...ocean, etdFrom: '2026-11-17', etdTo: '2026-11-16' },
    { etdTo: 'inconsistent' },
  ],
  ['a window of sixty-one days', { ...ocean, etdFrom: today, etdTo: '2027-01-15' }, { etdTo: 'too-large' }],
  [
    'a container type listed twice',
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
    'an add-on listed twice',
    { ...ocean, addOns: [{ kind: 'warehouse-loading' }, { kind: 'warehouse-loading' }] },
    { addOns: 'inconsistent' },
  ],
  [
    'storage of zero volume',
    { ...ocean, addOns: [{ kind: 'warehouse-loading' }, { kind: 'storage', cbm: '0.00', days: 1 }] },
    { 'addOns.1.cbm': 'too-small' },
  ],
  [
    'trucking and delivery without their places',
    { ...ocean, addOns: [{ kind: 'trucking' }, { kind: 'delivery' }] },
    { 'addOns.0.district': 'required', 'addOns.1.place': 'required' },
  ],
  [
    'trucking to an unknown district',
    { ...ocean, addOns: [{ kind: 'trucking', district: '999999' }] },
    { 'addOns.0.district': 'unknown-value' },
  ],
  [
    'the same port with spaces around it',
    { ...ocean, pol: `${ocean.pol} `, pod: ` ${ocean.pol}` },
    { pod: 'inconsistent' },
  ],
  [
    'cargo too heavy for one of the types',
    {
      ...ocean,
      cargoWeightKg: '27000',
      containers: [
        { type: '20GP', count: 1 },
        { type: '40HQ', count: 1 },
      ],
    },
    { cargoWeightKg: 'too-large' },
  ],
  ['an unknown district', { ...trucking, district: '999999' }, { district: 'unknown-value' }],
  ['more weighings than containers', { ...trucking, weighings: 500 }, { weighings: 'too-many' }],
  ['trucking yesterday', { ...trucking, day: '2026-11-14' }, { day: 'too-small' }],
  ['a warehouse listed twice', { ...warehouse, warehouses: ['W1', 'W1'] }, { warehouses: 'inconsistent' }],
  ['storage from yesterday', { ...warehouse, day: '2026-11-14' }, { day: 'too-small' }],
  [
    'half a pallet and zero labels',
    { ...warehouse, valueAdded: { palletising: '0.5', labelling: '0' } },
    { 'valueAdded.palletising': 'wrong-format', 'valueAdded.labelling': 'too-small' },
  ],
  ['a depot stay from yesterday', { ...depot, day: '2026-11-14' }, { day: 'too-small' }],
  ['more cleanings than containers', { ...depot, cleanings: 3 }, { cleanings: 'too-many' }],
  [
    'more weighings and inspections than containers',
    { ...depot, weighings: 3, inspections: 3 },
    { weighings: 'too-many', inspections: 'too-many' },
  ],
])('%s is reported at its field', (_, query, wrong) => {
  expect(queryProblems(query, today)).toEqual(wrong)
})
