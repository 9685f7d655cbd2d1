import { describe, expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { addressOf, isForeignOrigin, oceanRules, queryAt } from './ocean-query.ts'

const today = '2026-11-15'
const given = {
  pol: '宁波',
  'pol-code': 'CNNGB',
  pod: 'Rotterdam',
  'pod-code': 'NLRTM',
  etdFrom: '2026-11-20',
  etdTo: '2026-12-04',
  'type-0': '40HQ',
  'count-0': '2',
  billsOfLading: '1',
  cargoValue: '',
}

describe('the search form', () => {
  test.each([
    [{}, {}],
    [{ 'pod-code': '' }, { pod: 'unknown-value' }],
    [{ pod: ' ', 'pod-code': '' }, { pod: 'required' }],
    [{ 'pod-code': 'CNNGB' }, { pod: 'same-as-before' }],
    [{ etdFrom: '2026-11-14' }, { etdFrom: 'too-small' }],
    [{ etdFrom: today }, {}],
    [{ etdTo: '2026-11-19' }, { etdTo: 'inconsistent' }],
    [{ etdTo: '2026-11-20' }, {}],
    [{ etdTo: '2027-01-19' }, {}],
    [{ etdTo: '2027-01-20' }, { etdTo: 'too-large' }],
    [{ etdTo: '' }, { etdTo: 'required' }],
    [{ 'count-0': '0' }, { 'count-0': 'too-small' }],
    [{ 'count-0': '500' }, {}],
    [{ 'count-0': '501' }, { 'count-0': 'too-large' }],
    [{ 'count-0': '2.5' }, { 'count-0': 'wrong-format' }],
    [{ 'type-1': '20GP', 'count-1': '' }, { 'count-1': 'required' }],
    [{ billsOfLading: '51' }, { billsOfLading: 'too-large' }],
    [{ cargoValue: '100000000' }, { cargoValue: 'wrong-format' }],
    [{ cargoValue: '99999999' }, {}],
    [{ storageCbm: '12.5', storageDays: '3' }, {}],
    [{ storageCbm: '12.5', storageDays: '' }, { storageDays: 'required' }],
    [{ storageCbm: '', storageDays: '3' }, { storageCbm: 'required' }],
    [
      { storageCbm: '0', storageDays: '367' },
      { storageCbm: 'too-small', storageDays: 'too-large' },
    ],
  ])('with %j', (change, problems) => {
    expect(problemsOf(oceanRules(today), { ...given, ...change })).toEqual(problems)
  })

  test('asks for storage by how much for how long', () => {
    const address = addressOf({ ...given, storageCbm: ' 12.5 ', storageDays: '3' })
    expect(queryAt(address, today)?.services).toEqual([{ service: 'storage', cbm: '12.5', days: 3 }])
    expect(queryAt(addressOf({ ...given, storageCbm: '', storageDays: '' }), today)?.services).toEqual([])
  })

  test('becomes an address that asks for what was typed', () => {
    const address = addressOf({
      ...given,
      'type-3': '40HQ',
      'count-3': '1',
      trucking: 'on',
      'export-customs': 'on',
      cargoValue: ' 350000 ',
      contractOnly: 'on',
      carrier: 'MNRQ',
    })
    expect(queryAt(address, today)).toEqual({
      service: 'ocean',
      pol: 'CNNGB',
      pod: 'NLRTM',
      etdFrom: '2026-11-20',
      etdTo: '2026-12-04',
      containers: [{ type: '40HQ', count: 3 }],
      billsOfLading: 1,
      terms: { freight: 'prepaid', destination: 'collect' },
      services: [
        { service: 'trucking' },
        { service: 'export-customs', declarations: 1 },
        { service: 'insurance', cargoValue: '350000' },
      ],
      contractOnly: true,
      carrier: 'MNRQ',
    })
  })

  test('from a port without our rates keeps that port in the address', () => {
    const address = addressOf({ ...given, 'pol-code': 'NLRTM', 'pod-code': 'CNNGB' })
    expect(address.get('pol')).toBe('NLRTM')
    expect(isForeignOrigin(address)).toBe(true)
    expect(queryAt(address, today)).toBeUndefined()
  })
})

describe('a link', () => {
  test('that names the ports alone asks for one box in the coming weeks', () => {
    const query = queryAt(new URLSearchParams('pol=CNNGB&pod=NLRTM'), today)
    expect(query).toMatchObject({
      etdFrom: '2026-11-18',
      etdTo: '2026-12-09',
      containers: [{ type: '40HQ', count: 1 }],
    })
  })

  test('of last month asks from today on', () => {
    const old = new URLSearchParams('pol=CNNGB&pod=NLRTM&from=2026-10-01&to=2026-10-20')
    expect(queryAt(old, today)).toMatchObject({ etdFrom: today, etdTo: '2026-12-06' })
  })

  test('without a port of discharge asks for nothing', () => {
    const address = new URLSearchParams('pol=CNNGB')
    expect(queryAt(address, today)).toBeUndefined()
    expect(isForeignOrigin(address)).toBe(false)
  })
})
