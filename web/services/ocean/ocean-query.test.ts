import { describe, expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { isForeignOrigin, oceanParams, oceanQueryFrom, oceanRules, oceanUrl } from './ocean-query.ts'

const today = '2026-11-15'
const values = {
  pol: 'CNNGB',
  pod: 'NLRTM',
  etdFrom: '2026-11-20',
  etdTo: '2026-12-04',
  'type-0': '40HQ',
  'count-0': '2',
  billsOfLading: '1',
  cargoValue: '',
}

describe('the ocean form', () => {
  test.each([
    [{}, {}],
    [{ pol: '' }, { pol: 'required' }],
    [{ pod: '' }, { pod: 'required' }],
    [{ pod: 'CNNGB' }, { pod: 'inconsistent' }],
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
    expect(problemsOf(oceanRules(today), { ...values, ...change })).toEqual(problems)
  })

  test('adds storage with its volume and days', () => {
    const params = oceanParams({ ...values, storageCbm: ' 12.5 ', storageDays: '3' })
    expect(oceanQueryFrom(params, today)?.addOns).toEqual([{ kind: 'storage', cbm: '12.5', days: 3 }])
    expect(
      oceanQueryFrom(oceanParams({ ...values, storageCbm: '', storageDays: '' }), today)?.addOns,
    ).toEqual([])
  })

  test('freight prepaid or collect is in the URL where it is not the default', () => {
    const usual = oceanParams({ ...values, freightTerm: 'prepaid', destinationTerm: 'collect' })
    expect(usual.has('freight') || usual.has('destination')).toBe(false)
    const chosen = oceanParams({ ...values, freightTerm: 'collect', destinationTerm: 'prepaid' })
    expect(oceanQueryFrom(chosen, today)?.paymentTerms).toEqual({
      freight: 'collect',
      destination: 'prepaid',
    })
  })

  test('becomes the URL of its query', () => {
    const params = oceanParams({
      ...values,
      'type-3': '40HQ',
      'count-3': '1',
      truckingDistrict: '330206',
      deliveryPlace: ' Den Haag ',
      'export-customs': 'on',
      'certificate-of-origin': 'on',
      cargoValue: ' 350000 ',
      contractOnly: 'on',
      carrier: 'MNRQ',
    })
    expect(oceanQueryFrom(params, today)).toEqual({
      mode: 'ocean',
      pol: 'CNNGB',
      pod: 'NLRTM',
      etdFrom: '2026-11-20',
      etdTo: '2026-12-04',
      containers: [{ type: '40HQ', count: 3 }],
      billsOfLading: 1,
      paymentTerms: { freight: 'prepaid', destination: 'collect' },
      addOns: [
        { kind: 'trucking', district: '330206' },
        { kind: 'delivery', place: 'Den Haag' },
        { kind: 'export-customs', declarations: 1 },
        { kind: 'certificate-of-origin' },
        { kind: 'insurance', cargoValue: '350000' },
      ],
      contractOnly: true,
      carrier: 'MNRQ',
    })
  })

  test('keeps a port without our rates in the URL', () => {
    const params = oceanParams({ ...values, pol: 'NLRTM', pod: 'CNNGB' })
    expect(params.get('pol')).toBe('NLRTM')
    expect(isForeignOrigin(params)).toBe(true)
    expect(oceanQueryFrom(params, today)).toBeUndefined()
  })
})

test('the same search has the same URL, however it was entered', () => {
  const short = oceanUrl(new URLSearchParams('pol=CNNGB&pod=NLRTM'), today)
  const full = oceanUrl(
    new URLSearchParams('container=40HQ*1&to=2026-12-09&from=2026-11-18&pod=NLRTM&pol=CNNGB&bills=1'),
    today,
  )
  expect(short.toString()).toBe(full.toString())
  expect(oceanQueryFrom(short, today)).toEqual(oceanQueryFrom(full, today))
  const foreign = new URLSearchParams('pol=NLRTM&pod=CNNGB')
  expect(oceanUrl(foreign, today)).toBe(foreign)
})

describe('a link', () => {
  test('with the ports alone gets one container and the default window', () => {
    const query = oceanQueryFrom(new URLSearchParams('pol=CNNGB&pod=NLRTM'), today)
    expect(query).toMatchObject({
      etdFrom: '2026-11-18',
      etdTo: '2026-12-09',
      containers: [{ type: '40HQ', count: 1 }],
    })
  })

  test('from last month starts today', () => {
    const old = new URLSearchParams('pol=CNNGB&pod=NLRTM&from=2026-10-01&to=2026-10-20')
    expect(oceanQueryFrom(old, today)).toMatchObject({ etdFrom: today, etdTo: '2026-12-06' })
  })

  test('without a port of discharge has no query', () => {
    const params = new URLSearchParams('pol=CNNGB')
    expect(oceanQueryFrom(params, today)).toBeUndefined()
    expect(isForeignOrigin(params)).toBe(false)
  })
})
