import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import { incoterms } from '#domain/quotes/incoterm.ts'
import type { QueryOf, QuoteMode } from '#domain/quotes/query/query.ts'
import { queryFromSearchParams, queryToSearchParams } from '#domain/quotes/query/query-codec.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { billTypes } from '#domain/tariffs/ocean/bill-type.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { asQuery, query as querySchema } from './queries.ts'

const day = fc.integer({ min: 0, max: 500 }).map((days) => daysAfter('2026-11-15', days))
// Written by hand, not read from the tables under test.
const count = fc.integer({ min: 1, max: 500 })
const few = fc.integer({ min: 1, max: 50 })
const days = fc.integer({ min: 0, max: 366 })
const work = fc.integer({ min: 0, max: 1000 })
const measure = fc.constantFrom('0.5', '1', '10.5', '20.125', '999')
const code = fc.constantFrom('NLRTM', 'CNTAO-W1', '370211', 'a place & more')
const container = fc.record({ type: fc.constantFrom(...containerTypeCodes), count })
const containers = fc.array(container, { minLength: 1, maxLength: 10 })
const port = fc.constantFrom(...homePorts)
const terms = fc.constantFrom('prepaid' as const, 'collect' as const)

// URLs as customers bookmarked them: their keys stay.
const oceanUrl = 'pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-04&container=40HQ*2'
const truckingUrl = 'port=CNSHA&district=320583&day=2026-11-18&container=40HQ*2*21000'
const warehouseUrl = 'at=WH-SHA-01&day=2026-11-18&cbm=60&tons=12.5'
const depotUrl = 'port=CNSHA&day=2026-11-20&size=40&kind=laden&containers=3&days=10'

const addOnQuery = fc.oneof(
  fc.record({ kind: fc.constantFrom('warehouse-loading' as const, 'certificate-of-origin' as const) }),
  fc.record(
    { kind: fc.constant('trucking' as const), district: fc.constant('330206') },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    { kind: fc.constant('delivery' as const), place: fc.constantFrom('Rotterdam', '2511 AB') },
    { requiredKeys: ['kind'] },
  ),
  fc.record({
    kind: fc.constantFrom('export-customs' as const, 'import-clearance' as const),
    declarations: few,
  }),
  fc.record({
    kind: fc.constant('storage' as const),
    cbm: measure,
    days: fc.integer({ min: 1, max: 366 }),
  }),
  fc.record({ kind: fc.constant('insurance' as const), cargoValue: fc.constantFrom('1', '350000') }),
)

const queries: { readonly [Mode in QuoteMode]: fc.Arbitrary<QueryOf<Mode>> } = {
  ocean: fc.record(
    {
      mode: fc.constant('ocean' as const),
      pol: port,
      pod: code,
      etdFrom: day,
      etdTo: day,
      containers: containers,
      billsOfLading: few,
      paymentTerms: fc.record({ freight: terms, destination: terms }),
      addOns: fc.array(addOnQuery, { maxLength: 3 }),
      contractOnly: fc.boolean(),
      carrier: fc.constant('MNRQ'),
      incoterm: fc.constantFrom(...incoterms),
      billType: fc.constantFrom(...billTypes),
    },
    {
      requiredKeys: [
        ...([
          'mode',
          'pol',
          'pod',
          'etdFrom',
          'etdTo',
          'containers',
          'billsOfLading',
          'paymentTerms',
        ] as const),
        ...(['addOns', 'contractOnly'] as const),
      ],
    },
  ),
  trucking: fc.record(
    {
      mode: fc.constant('trucking' as const),
      port,
      district: code,
      day,
      pickUpPlace: code,
      containers: fc.array(
        fc.record(
          {
            type: fc.constantFrom(...containerTypeCodes),
            count,
            grossWeightKg: fc.integer({ min: 1, max: 30_480 }),
          },
          { requiredKeys: ['type', 'count'] },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      loadingPoints: fc.integer({ min: 1, max: 3 }),
      weighings: fc.integer({ min: 0, max: 500 }),
    },
    { requiredKeys: ['mode', 'port', 'district', 'day', 'containers', 'loadingPoints', 'weighings'] },
  ),
  warehouse: fc.record({
    mode: fc.constant('warehouse' as const),
    warehouses: fc.array(code, { minLength: 1, maxLength: 3 }),
    day,
    cargo: fc.record(
      {
        volumeCbm: measure,
        weightTons: measure,
        pallets: fc.integer({ min: 0, max: 100_000 }),
        pieces: fc.integer({ min: 0, max: 1_000_000 }),
        areaSquareMetres: measure,
      },
      { requiredKeys: ['volumeCbm', 'weightTons'] },
    ),
    storageDays: days,
    receiving: fc.boolean(),
    handlingIn: fc.boolean(),
    handlingOut: fc.boolean(),
    stuffing: fc.array(container, { maxLength: 2 }),
    stripping: fc.array(container, { maxLength: 2 }),
    valueAdded: fc.record({ palletising: measure, overtime: measure }, { requiredKeys: [] }),
  }),
  depot: fc.record(
    {
      mode: fc.constant('depot' as const),
      port,
      depot: code,
      day,
      size: fc.constantFrom(20 as const, 40 as const),
      kind: fc.constantFrom(...storageKinds),
      containers: count,
      days: days,
      lifts: work,
      hazardous: fc.boolean(),
      extraMoves: work,
      cleanings: work,
      weighings: work,
      inspections: work,
      poweredDays: days,
    },
    {
      requiredKeys: [
        ...(['mode', 'port', 'day', 'size', 'kind', 'containers', 'days', 'lifts', 'hazardous'] as const),
        ...(['extraMoves', 'cleanings', 'weighings', 'inspections', 'poweredDays'] as const),
      ],
    },
  ),
}

describe.each(Object.keys(queries) as QuoteMode[])('a query for %s', (mode) => {
  test('is the same after a round trip through its URL, and the contract accepts it', () => {
    fc.assert(
      fc.property(queries[mode], (query) => {
        const shared = new URLSearchParams(queryToSearchParams(query).toString())
        const read = queryFromSearchParams(mode, shared)
        expect(read).toEqual({ ok: true, value: query })
        expect(querySchema.parse(query)).toEqual(query)
      }),
    )
  })

  test('with one value of its URL spoilt is still one that the contract accepts, or is refused', () => {
    const spoilt = fc.constantFrom(
      '',
      '-1',
      '2026-02-30',
      'x*y',
      '9e9',
      '40HQ*501',
      '40HQ*1*30481',
      '9999999',
    )
    fc.assert(
      fc.property(queries[mode], fc.nat(), spoilt, (query, at, text) => {
        const params = [...queryToSearchParams(query)]
        const changed = new URLSearchParams(
          params.map(([key, value], index) => [key, index === at % params.length ? text : value]),
        )
        const read = queryFromSearchParams(mode, changed)
        expect(!read.ok || querySchema.safeParse(read.value).success).toBe(true)
      }),
    )
  })

  test('is not in an empty URL', () => {
    expect(queryFromSearchParams(mode, new URLSearchParams()).ok).toBe(false)
  })

  test('has the same defaults in its URL and in the contract', () => {
    const required = { ocean: oceanUrl, trucking: truckingUrl, warehouse: warehouseUrl, depot: depotUrl }[
      mode
    ]
    const read = queryFromSearchParams(mode, new URLSearchParams(required))
    if (!read.ok) throw new Error(JSON.stringify(read))
    const { mode: _, ...fields } = read.value
    const sent = {
      mode,
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => isRequired(name))),
    }
    expect(asQuery(querySchema.parse(sent))).toEqual(read.value)
  })
})

const requiredFields = [
  ...['pol', 'pod', 'etdFrom', 'etdTo', 'containers', 'port', 'district', 'day', 'warehouses', 'cargo'],
  ...['size', 'kind', 'days'],
]
const isRequired = (name: string) => requiredFields.includes(name)

describe('the Incoterm decides who pays where the query does not say', () => {
  const sent = {
    mode: 'ocean',
    pol: 'CNTAO',
    pod: 'NLRTM',
    etdFrom: '2026-11-20',
    etdTo: '2026-12-04',
    containers: [{ type: '40HQ', count: 1 }],
  }
  const termsOf = (more: object) => {
    const query = asQuery(querySchema.parse({ ...sent, ...more }))
    return query.mode === 'ocean' ? query.paymentTerms : undefined
  }

  test('without an Incoterm freight is prepaid', () => {
    expect(termsOf({})).toEqual({ freight: 'prepaid', destination: 'collect' })
  })

  test('by the Incoterm, unless the payers are named', () => {
    const prepaid = { freight: 'prepaid', destination: 'prepaid' }
    expect(termsOf({ incoterm: 'FOB' })).toEqual({ freight: 'collect', destination: 'collect' })
    expect(termsOf({ incoterm: 'DDP' })).toEqual(prepaid)
    expect(termsOf({ incoterm: 'FOB', paymentTerms: prepaid })).toEqual(prepaid)
  })

  test('an unknown Incoterm or bill is refused', () => {
    for (const wrong of [{ incoterm: 'FOT' }, { billType: 'express' }])
      expect(querySchema.safeParse({ ...sent, ...wrong }).success).toBe(false)
  })
})
