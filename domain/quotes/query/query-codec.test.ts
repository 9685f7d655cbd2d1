import { describe, expect, test } from 'vitest'
import { containerCount, type QuoteMode, type QuoteQuery } from './query.ts'
import {
  queryFromSearchParams,
  queryKeysOf,
  queryToSearchParams,
  searchParamsFromTexts,
  textsOfQuery,
  textsOfSearchParams,
} from './query-codec.ts'

test.each([
  ['ocean', 'pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-04&container=40HQ*2&container=20GP*1', 3],
  ['trucking', 'port=CNSHA&district=320583&day=2026-11-18&container=40HQ*2&container=20GP*3', 5],
  ['depot', 'port=CNTAO&day=2026-11-18&size=40&kind=laden&containers=7&days=3', 7],
  ['warehouse', 'at=WH-SHA-01&day=2026-11-18&cbm=60&tons=12.5&days=30&stuff=40HQ*2', 0],
] as const)('a query of %s with %s is about %i containers', (mode, url, count) => {
  const query = queryFromSearchParams<QuoteMode>(mode, new URLSearchParams(url))
  if (!query.ok) expect.fail(JSON.stringify(query))
  expect(containerCount(query.value as QuoteQuery)).toBe(count)
})

test('the keys of a mode are those of its URL', () => {
  expect(queryKeysOf('depot')).toEqual(expect.arrayContaining(['port', 'day', 'size', 'kind', 'containers']))
  expect(queryKeysOf('depot')).not.toContain('pol')
})

test('the texts of a URL stand as they were typed, also where they cannot be read', () => {
  const texts = textsOfSearchParams('ocean', new URLSearchParams('pol=Atlantis&bl=0&bl=2&place=x'))
  expect(texts).toMatchObject({ pol: 'Atlantis', pod: '', billsOfLading: '0' })
  expect(texts).not.toHaveProperty('place')
})

const ocean = 'pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-04&container=40HQ*2'
const read = (mode: QuoteMode, url: string) => queryFromSearchParams(mode, new URLSearchParams(url))

describe('URLs that customers bookmarked', () => {
  test.each<[QuoteMode, string, object]>([
    [
      'ocean',
      `${ocean}&container=20GP*1&bl=2&freight=collect&destination=prepaid&with=trucking&with=export-customs:2` +
        '&with=storage:12.5:3&with=insurance:350000&contract=1&carrier=MNRQ',
      {
        pol: 'CNNGB',
        pod: 'NLRTM',
        etdFrom: '2026-11-20',
        etdTo: '2026-12-04',
        containers: [
          { type: '40HQ', count: 2 },
          { type: '20GP', count: 1 },
        ],
        billsOfLading: 2,
        paymentTerms: { freight: 'collect', destination: 'prepaid' },
        addOns: [
          { kind: 'trucking' },
          { kind: 'export-customs', declarations: 2 },
          { kind: 'storage', cbm: '12.5', days: 3 },
          { kind: 'insurance', cargoValue: '350000' },
        ],
        contractOnly: true,
        carrier: 'MNRQ',
      },
    ],
    [
      'trucking',
      'port=CNSHA&district=320583&place=WAIG&day=2026-11-18&container=40HQ*2*21000&points=2&weighings=1',
      {
        port: 'CNSHA',
        district: '320583',
        pickUpPlace: 'WAIG',
        day: '2026-11-18',
        containers: [{ type: '40HQ', count: 2, grossWeightKg: 21_000 }],
        loadingPoints: 2,
        weighings: 1,
      },
    ],
    [
      'warehouse',
      'at=WH-SHA-01&at=WH-SHA-02&day=2026-11-18&cbm=60&tons=12.5&pallets=40&pieces=9&area=80.5&days=30' +
        '&receiving=1&in=1&out=1&stuff=40HQ*2&strip=20GP*1&add=labelling:300',
      {
        warehouses: ['WH-SHA-01', 'WH-SHA-02'],
        day: '2026-11-18',
        cargo: { volumeCbm: '60', weightTons: '12.5', pallets: 40, pieces: 9, areaSquareMetres: '80.5' },
        storageDays: 30,
        receiving: true,
        handlingIn: true,
        handlingOut: true,
        stuffing: [{ type: '40HQ', count: 2 }],
        stripping: [{ type: '20GP', count: 1 }],
        valueAdded: { labelling: '300' },
      },
    ],
    [
      'depot',
      'port=CNXMN&depot=DP-XMN-01&day=2026-11-20&size=40&kind=pre-pull&containers=3&days=0&lifts=6&hazardous=1' +
        '&moves=1&cleanings=2&weighings=3&inspections=1&power=4',
      {
        port: 'CNXMN',
        depot: 'DP-XMN-01',
        day: '2026-11-20',
        size: 40,
        kind: 'pre-pull',
        containers: 3,
        days: 0,
        lifts: 6,
        hazardous: true,
        extraMoves: 1,
        cleanings: 2,
        weighings: 3,
        inspections: 1,
        poweredDays: 4,
      },
    ],
  ])('%s keeps its keys', (mode, url, fields) => {
    const found = read(mode, url)
    expect(found).toEqual({ ok: true, value: { mode, ...fields } })
    if (found.ok) expect(decodeURIComponent(`${queryToSearchParams(found.value)}`)).toBe(url)
  })

  test('an Incoterm alone says who pays, as the form does; a choice against it stays in the URL', () => {
    const fob = { freight: 'collect', destination: 'collect' }
    const alone = read('ocean', `${ocean}&incoterm=FOB`)
    expect(alone).toMatchObject({ ok: true, value: { incoterm: 'FOB', paymentTerms: fob } })
    expect(alone.ok && queryToSearchParams(alone.value).get('freight')).toBeNull()
    const chosen = read('ocean', `${ocean}&incoterm=FOB&freight=prepaid`)
    expect(chosen).toMatchObject({ value: { paymentTerms: { ...fob, freight: 'prepaid' } } })
    expect(chosen.ok && queryToSearchParams(chosen.value).get('freight')).toBe('prepaid')
    const typed = { incoterm: 'FOB', 'paymentTerms.freight': 'prepaid' }
    expect(searchParamsFromTexts('ocean', typed).toString()).toBe('freight=prepaid&incoterm=FOB')
    const usual = { incoterm: 'FOB', 'paymentTerms.freight': 'collect' }
    expect(searchParamsFromTexts('ocean', usual).toString()).toBe('incoterm=FOB')
  })

  test('a plain query makes a short URL', () => {
    const found = read('ocean', ocean)
    if (found.ok) expect(`${queryToSearchParams(found.value)}`).toBe(ocean)
    expect(found.ok).toBe(true)
  })
})

describe('a URL that is not complete', () => {
  test('names the fields that are missing and those that are wrong', () => {
    expect(read('ocean', 'pol=NLRTM&pod=NLRTM&from=2026-02-30&container=40HQ*2')).toMatchObject({
      ok: false,
      fields: { pol: 'wrong-format', etdFrom: 'wrong-format', etdTo: 'required' },
    })
  })

  test.each([
    ['points=4', 'loadingPoints'],
    ['points=two', 'loadingPoints'],
    ['weighings=-1', 'weighings'],
    [`place=${'x'.repeat(41)}`, 'pickUpPlace'],
  ])('%s is wrong, although the field may be left out', (part, field) => {
    const url = 'port=CNSHA&district=320583&day=2026-11-18&container=40HQ*1'
    expect(read('trucking', `${url}&${part}`)).toMatchObject({
      ok: false,
      fields: { [field]: 'wrong-format' },
    })
    expect(read('trucking', `${url}&points=%20&weighings=`)).toMatchObject({
      ok: true,
      value: { loadingPoints: 1 },
    })
  })

  test.each(['', '&with=&stuff=&strip=%20&add='])('asks for nothing that it leaves out: %j', (blank) => {
    expect(read('ocean', `${ocean}${blank}`)).toMatchObject({
      value: { billsOfLading: 1, addOns: [], contractOnly: false },
    })
    expect(read('warehouse', `at=WH-SHA-01&day=2026-11-18&cbm=60&tons=12.5${blank}`)).toMatchObject({
      value: { storageDays: 0, receiving: false, stuffing: [], stripping: [], valueAdded: {} },
    })
  })

  test.each([
    ['40HQ*1*30480', true],
    ['40HQ*1*30481', false],
    ['40HQ*500', true],
    ['40HQ*501', false],
    ['40HQ*0', false],
    ['40HQ', false],
    ['99XX*1', false],
    ['constructor*1', false],
  ])('containers %s are read: %s', (containers, isRead) => {
    const url = `port=CNSHA&district=320583&day=2026-11-18&container=40HQ*1&container=${containers}`
    expect(read('trucking', url).ok).toBe(isRead)
  })
})

describe('what a form holds', () => {
  const texts = {
    port: 'CNSHA',
    day: '2026-11-20',
    size: '20',
    kind: 'laden',
    containers: ' 03 ',
    days: '10',
  }

  test('becomes the URL of a query, without empty texts and defaults', () => {
    const params = searchParamsFromTexts('depot', { ...texts, lifts: '0', cleanings: '', hazardous: 'on' })
    expect(`${params}`).toBe('port=CNSHA&day=2026-11-20&size=20&kind=laden&containers=3&days=10&hazardous=1')
  })

  test('keeps a port that is no home port', () => {
    expect(searchParamsFromTexts('ocean', { pol: ' NLRTM ', pod: 'CNNGB' }).get('pol')).toBe('NLRTM')
  })

  test('is filled in from a query', () => {
    const found = queryFromSearchParams('depot', searchParamsFromTexts('depot', texts))
    if (!found.ok) throw new Error(JSON.stringify(found))
    expect(textsOfQuery<'depot'>(found.value)).toMatchObject({
      ...texts,
      containers: '3',
      lifts: '',
      hazardous: '',
    })
  })
})

test.each([
  ['trucking:330206', { kind: 'trucking', district: '330206' }],
  ['trucking:330206:BLCT', { kind: 'trucking', district: '330206', pickUpPlace: 'BLCT' }],
  ['delivery:Den Haag: 2511', { kind: 'delivery', place: 'Den Haag: 2511' }],
  ['delivery', { kind: 'delivery' }],
])('the add-on %s has its place in the URL', (text, addOn) => {
  const url = `${ocean}&with=${encodeURIComponent(text)}`
  const query = read('ocean', url)
  expect(query).toMatchObject({ ok: true, value: { addOns: [addOn] } })
  if (query.ok) expect(queryToSearchParams(query.value).getAll('with')).toEqual([text])
})

test('the cargo stands in the URL in one form, however it was typed', () => {
  const typed = searchParamsFromTexts('ocean', {
    pol: 'CNNGB',
    pod: 'NLRTM',
    etdFrom: '2026-11-20',
    etdTo: '2026-12-04',
    containers: ['40RH*1', '20FR*1'],
    goods: 'Paint',
    hsCode: '3208.10',
    unNumber: 'UN 1263',
    dangerClass: '3',
    temperatureC: '+5 °C',
    cargoWeightKg: '24,000 kg',
    dimensionsCm: '500 × 220 × 300',
    shipperOwned: 'on',
  })
  const url =
    'container=40RH*1&container=20FR*1&goods=Paint&hs=320810&un=1263&class=3&temperature=5&kg=24000&size=500x220x300&soc=1'
  expect(typed.toString()).toContain(url)
  const query = queryFromSearchParams('ocean', typed)
  const cargo = { goods: 'Paint', hsCode: '320810', unNumber: '1263', dangerClass: '3', temperatureC: '5' }
  expect(query).toMatchObject({
    value: { ...cargo, cargoWeightKg: '24000', dimensionsCm: '500x220x300', shipperOwned: true },
  })
  if (query.ok) expect(queryToSearchParams(query.value).toString()).toBe(typed.toString())
  const wrong = read('ocean', `${ocean}&hs=1&un=12&class=10&temperature=cold&kg=heavy&size=5`)
  const names = ['hsCode', 'unNumber', 'dangerClass', 'temperatureC', 'cargoWeightKg', 'dimensionsCm']
  expect(wrong).toMatchObject({ fields: Object.fromEntries(names.map((name) => [name, 'wrong-format'])) })
})
