import { expect, test } from 'vitest'
import {
  choice,
  code,
  codes,
  count,
  day,
  flag,
  measure,
  optionalFlag,
  readCount,
  readMeasure,
} from './query-field.ts'
import { addOns, containers, optionalContainers, valueAdded, weighedContainers } from './query-lists.ts'

const limit = { min: 1, max: 500 }

test.each([
  ['1', 1],
  ['500', 500],
  ['0', undefined],
  ['501', undefined],
  ['-1', undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['1e2', undefined],
  ['00000001', undefined],
  ['', undefined],
  [undefined, undefined],
])('the count “%s” from 1 to 500 is read as %s', (text, value) => {
  expect(readCount(text, limit)).toBe(value)
})

test.each([
  ['12.5', '12.5'],
  ['12.5555', undefined],
  ['undefined', undefined],
  [undefined, undefined],
])('the measure “%s” is read as %s', (text, value) => {
  expect(readMeasure(text)).toBe(value)
})

type Reads = { read(texts: readonly string[]): unknown }

test.each<[string, Reads, readonly string[], unknown]>([
  ['a count', count('n', limit), [' 7 '], 7],
  ['no count', count('n', limit), [], undefined],
  ['a choice', choice('s', [20, 40]), [' 40'], 40],
  ['another choice', choice('s', [20, 40]), ['45'], undefined],
  ['a day', day('d'), ['2026-11-20 '], '2026-11-20'],
  ['no day', day('d'), ['2026-02-30'], undefined],
  ['a measure', measure('m'), [' 1.5'], '1.5'],
  ['a code of the full length', code('c', 4, {}), [' ABCD '], 'ABCD'],
  ['a code that is too long', code('c', 4, {}), ['ABCDE'], undefined],
  ['an empty code', code('c', 4, {}), [' '], undefined],
  ['codes', codes('c', 4, { min: 1, max: 2 }), [' AB', 'CDEF '], ['AB', 'CDEF']],
  ['codes of which one is too long', codes('c', 4, { min: 1, max: 2 }), ['AB', 'CDEFG'], undefined],
  ['too many codes', codes('c', 4, { min: 1, max: 2 }), ['A', 'B', 'C'], undefined],
  ['too few codes', codes('c', 4, { min: 1, max: 2 }), [], undefined],
  ['a flag', flag('f'), [''], true],
  ['no flag', flag('f'), [], undefined],
  [
    'containers',
    containers('c'),
    [' 40HQ*2 ', '20GP*1*9000'],
    [
      { type: '40HQ', count: 2 },
      { type: '20GP', count: 1 },
    ],
  ],
  ['no containers', containers('c'), [], undefined],
  ['no containers where they are optional', optionalContainers('c'), [], []],
  ['containers of which one has no count', containers('c'), ['40HQ*2', '20GP'], undefined],
  ['containers of no type', containers('c'), ['*2'], undefined],
  ['too many rows', containers('c'), Array(11).fill('40HQ*2'), undefined],
  ['a weight', weighedContainers('c'), ['40HQ*2*19000'], [{ type: '40HQ', count: 2, grossWeightKg: 19_000 }]],
  ['an empty weight', weighedContainers('c'), ['40HQ*2*'], [{ type: '40HQ', count: 2 }]],
  ['a weight beyond the container', weighedContainers('c'), ['40HQ*2*30481'], undefined],
  ['work', valueAdded('w'), ['labelling:300', ' overtime:1.5'], { labelling: '300', overtime: '1.5' }],
  ['unknown work', valueAdded('w'), ['labelling:300', 'washing:1'], undefined],
  ['work named twice', valueAdded('w'), ['labelling:300', 'labelling:5'], undefined],
  ['work without an amount', valueAdded('w'), ['labelling'], undefined],
])('%s', (_what, field, texts, value) => {
  expect(field.read(texts)).toEqual(value)
})

test('a flag is written where it is set, and an optional one has no default', () => {
  expect([flag('f').write(true), flag('f').write(false)]).toEqual([['1'], []])
  expect([flag('f').default, 'default' in optionalFlag('f')]).toEqual([false, false])
})

const services = addOns('with')

test.each([
  ['warehouse-loading', { kind: 'warehouse-loading' }],
  ['certificate-of-origin', { kind: 'certificate-of-origin' }],
  ['trucking', { kind: 'trucking' }],
  ['trucking:370211', { kind: 'trucking', district: '370211' }],
  ['trucking:370211:QQCTU', { kind: 'trucking', district: '370211', pickUpPlace: 'QQCTU' }],
  ['delivery', { kind: 'delivery' }],
  ['delivery:Rotterdam: Noord', { kind: 'delivery', place: 'Rotterdam: Noord' }],
  ['export-customs:2', { kind: 'export-customs', declarations: 2 }],
  ['import-clearance:1', { kind: 'import-clearance', declarations: 1 }],
  ['storage:12.5:3', { kind: 'storage', cbm: '12.5', days: 3 }],
  ['insurance:350000', { kind: 'insurance', cargoValue: '350000' }],
])('the add-on %s is read and written', (text, addOn) => {
  const read = services.read([` ${text} `])
  expect(read).toStrictEqual([addOn])
  expect(services.write(read ?? [])).toEqual([text])
})

test('the place of a delivery is read without the blanks around it', () => {
  expect(services.read(['delivery:  Rotterdam ', 'trucking'])).toEqual([
    { kind: 'delivery', place: 'Rotterdam' },
    { kind: 'trucking' },
  ])
})

test.each([
  '',
  'washing',
  'washing:350000',
  'export-customs',
  'export-customs:0',
  'import-clearance:51',
  'storage:12.5',
  'storage::3',
  'storage:12.5:367',
  'insurance',
  'insurance:0',
  'insurance:1.5',
])('“%s” is no add-on, and makes the list wrong', (text) => {
  expect(services.read(['warehouse-loading', text])).toBeUndefined()
})

test('a pick-up place without a district is not written', () => {
  expect(services.write([{ kind: 'trucking', pickUpPlace: 'QQCTU' }])).toEqual(['trucking'])
  expect(services.write([{ kind: 'delivery', place: '' }])).toEqual(['delivery'])
})
