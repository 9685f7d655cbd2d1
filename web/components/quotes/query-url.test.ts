import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type QuoteQueryInput, query as queryShape } from '#contract/queries.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { readQuery, writeQuery } from './query-url.ts'

const day = fc.integer({ min: 0, max: 500 }).map((days) => daysAfter('2026-11-15', days))
const count = fc.integer({ min: 1, max: 50 })
const some = fc.integer({ min: 0, max: 200 })
const measure = fc.constantFrom('0.5', '1', '10.5', '20.125', '999')
const code = fc.constantFrom('NLRTM', 'CNTAO-W1', '370211', 'a place & more')
const container = fc.record({ type: fc.constantFrom(...containerTypeCodes), count })
const containers = fc.array(container, { minLength: 1, maxLength: 3 })
const port = fc.constantFrom(...oceanPorts)
const terms = fc.constantFrom('prepaid' as const, 'collect' as const)

const addOnQuery = fc.oneof(
  fc.record({
    service: fc.constantFrom('trucking' as const, 'warehouse-loading' as const, 'delivery' as const),
  }),
  fc.record({
    service: fc.constantFrom('export-customs' as const, 'import-clearance' as const),
    declarations: count,
  }),
  fc.record({ service: fc.constant('storage' as const), cbm: measure, days: count }),
  fc.record({ service: fc.constant('insurance' as const), cargoValue: fc.constantFrom('1', '350000') }),
)

const queries: Record<QuoteQueryInput['service'], fc.Arbitrary<QuoteQueryInput>> = {
  ocean: fc.record(
    {
      service: fc.constant('ocean' as const),
      pol: port,
      pod: code,
      etdFrom: day,
      etdTo: day,
      containers: containers,
      billsOfLading: count,
      terms: fc.record({ freight: terms, destination: terms }),
      services: fc.array(addOnQuery, { maxLength: 3 }),
      contractOnly: fc.boolean(),
      carrier: fc.constant('MNRQ'),
    },
    {
      requiredKeys: [
        ...(['service', 'pol', 'pod', 'etdFrom', 'etdTo', 'containers', 'billsOfLading', 'terms'] as const),
        ...(['services', 'contractOnly'] as const),
      ],
    },
  ),
  trucking: fc.record(
    {
      service: fc.constant('trucking' as const),
      port,
      district: code,
      day,
      pickUpPlace: code,
      containers: fc.array(
        fc.record(
          { type: fc.constantFrom(...containerTypeCodes), count, grossWeightKg: fc.constant(19_000) },
          { requiredKeys: ['type', 'count'] },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      loadingPoints: fc.integer({ min: 1, max: 10 }),
      weighings: some,
    },
    { requiredKeys: ['service', 'port', 'district', 'day', 'containers', 'loadingPoints', 'weighings'] },
  ),
  warehouse: fc.record({
    service: fc.constant('warehouse' as const),
    warehouses: fc.array(code, { minLength: 1, maxLength: 3 }),
    day,
    cargo: fc.record(
      { volumeCbm: measure, weightTons: measure, pallets: some, pieces: some, areaSquareMetres: measure },
      { requiredKeys: ['volumeCbm', 'weightTons'] },
    ),
    storageDays: some,
    receiving: fc.boolean(),
    handlingIn: fc.boolean(),
    handlingOut: fc.boolean(),
    stuffing: fc.array(container, { maxLength: 2 }),
    stripping: fc.array(container, { maxLength: 2 }),
    valueAdded: fc.record({ palletising: measure, overtime: measure }, { requiredKeys: [] }),
  }),
  depot: fc.record(
    {
      service: fc.constant('depot' as const),
      port,
      depot: code,
      day,
      size: fc.constantFrom(20 as const, 40 as const),
      kind: fc.constantFrom(...storageKinds),
      containers: count,
      days: some,
      lifts: some,
      hazardous: fc.boolean(),
      extraMoves: some,
      cleanings: some,
      weighings: some,
      inspections: some,
      poweredDays: some,
    },
    {
      requiredKeys: [
        ...(['service', 'port', 'day', 'size', 'kind', 'containers', 'days', 'lifts', 'hazardous'] as const),
        ...(['extraMoves', 'cleanings', 'weighings', 'inspections', 'poweredDays'] as const),
      ],
    },
  ),
}

describe.each(Object.keys(queries) as QuoteQueryInput['service'][])('a wish for %s', (service) => {
  test('comes back from its address as it was', () => {
    fc.assert(
      fc.property(queries[service], (query) => {
        const shared = new URLSearchParams(writeQuery(query).toString())
        expect(readQuery(service, shared)).toEqual(query)
      }),
    )
  })

  test('with any one of its parts missing or torn is either whole or none, and never wrong', () => {
    fc.assert(
      fc.property(
        queries[service],
        fc.nat(),
        fc.constantFrom('', '-1', '2026-02-30', 'x*y', '9e9'),
        (query, at, torn) => {
          const parts = [...writeQuery(query)]
          const address = new URLSearchParams(
            parts.map(([name, value], index) => [name, index === at % parts.length ? torn : value]),
          )
          const read = readQuery(service, address)
          expect(read === undefined || queryShape.safeParse(read).success).toBe(true)
        },
      ),
    )
  })

  test('is not in an empty address', () => {
    expect(readQuery(service, new URLSearchParams())).toBeUndefined()
  })
})

test('a plain ocean wish makes a short address', () => {
  const query = readQuery(
    'ocean',
    new URLSearchParams('pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-04&container=40HQ*2'),
  )
  if (!query) throw new Error('not read')
  expect(`${writeQuery(query)}`).toBe('pol=CNNGB&pod=NLRTM&from=2026-11-20&to=2026-12-04&container=40HQ*2')
})
