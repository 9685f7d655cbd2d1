import { describe, expect, test } from 'vitest'
import { formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import { chargesOcean } from './ocean-charges.ts'
import type { OceanRate } from './ocean-rate.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import { oceanTariffs } from './ocean-tariff.data.ts'

const tariff = oceanTariffs.CNTAO

function linesOf(request: OceanRequest, by = tariff): readonly OceanCharge[] {
  const result = chargesOcean(request, by)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}

const asRow = ({ group, fee, rule, paymentTerm, unitPrice, quantity, formula, sum }: OceanCharge) =>
  `${group} ${fee} ${rule} ${paymentTerm} ${quantity.amount} ${quantity.unit} @ ${unitPrice.amount}: ${formatFormula(formula)} = ${sum.amount} ${sum.currency}`

const withRate = (params: Partial<OceanRate>): OceanRequest => ({
  ...sampleRequest,
  rate: { ...sampleRate, ...params },
})

test('a booking of one twenty and three high cubes on two bills of lading', () => {
  expect(linesOf(sampleRequest).map(asRow)).toEqual([
    'origin THC local-container prepaid 1 container @ 800.00: 1 × 800 = 800.00 CNY',
    'origin THC local-container prepaid 3 container @ 1200.00: 3 × 1200 = 3600.00 CNY',
    'origin DOC local-BL prepaid 2 BL @ 450.00: 2 × 450 = 900.00 CNY',
    'origin SEAL local-container prepaid 1 container @ 50.00: 1 × 50 = 50.00 CNY',
    'origin SEAL local-container prepaid 3 container @ 50.00: 3 × 50 = 150.00 CNY',
    'origin EIR local-container prepaid 1 container @ 50.00: 1 × 50 = 50.00 CNY',
    'origin EIR local-container prepaid 3 container @ 50.00: 3 × 50 = 150.00 CNY',
    'origin VGM local-container prepaid 1 container @ 80.00: 1 × 80 = 80.00 CNY',
    'origin VGM local-container prepaid 3 container @ 80.00: 3 × 80 = 240.00 CNY',
    'origin DCF local-BL prepaid 2 BL @ 200.00: 2 × 200 = 400.00 CNY',
    'origin CDF local-BL prepaid 2 BL @ 100.00: 2 × 100 = 200.00 CNY',
    'freight OF freight collect 1 container @ 1150.00: 1 × 1150 = 1150.00 USD',
    'freight OF freight collect 3 container @ 1850.50: 3 × 1850.5 = 5551.50 USD',
    'freight PSS surcharge-container collect 1 container @ 100.00: 1 × 100 = 100.00 USD',
    'freight PSS surcharge-container collect 3 container @ 200.00: 3 × 200 = 600.00 USD',
    'freight BAF surcharge-TEU collect 7 TEU @ 60.00: 7 × 60 = 420.00 USD',
    'freight ENS surcharge-BL prepaid 2 BL @ 35.00: 2 × 35 = 70.00 USD',
    'freight WRS surcharge-freight collect 1 container @ 28.75: 1 × 1150 × 2.5% = 28.75 USD',
    'freight WRS surcharge-freight collect 3 container @ 46.2625: 3 × 1850.5 × 2.5% = 138.79 USD',
  ])
})

test('a line names the rate or the tariff that prices it', () => {
  const sources = linesOf(sampleRequest).map(({ group, tariff: { code, version } }) => [group, code, version])
  expect([...new Set(sources.map(String))]).toEqual([
    'origin,ocean-CNTAO,ocean-2026-11',
    'freight,QS-26110001,3',
  ])
})

test('the freight tells its sailing', () => {
  const [freight] = linesOf(sampleRequest).filter(({ fee }) => fee === 'OF')
  expect(freight?.params).toEqual({
    carrier: 'QSL',
    vessel: 'QUAYSIDE DAWN',
    voyage: '047W',
    pol: 'CNTAO',
    pod: 'NLRTM',
    type: '20GP',
    price: '1150',
    count: 1,
    currency: 'USD',
  })
})

describe('the advance manifest follows the country of arrival', () => {
  test.each([
    ['USLAX', ['AMS manifest']],
    ['JPTYO', ['AFR manifest']],
    ['DEHAM', ['ENS manifest']],
    ['NLRTM', ['ENS manifest']],
    ['GBFXT', ['ENSUK manifest']],
    ['CAVAN', ['ACI manifest']],
    ['SGSIN', []],
  ])('%s wants %o', (pod, wanted) => {
    const filed = linesOf(withRate({ pod, surcharges: [] })).filter(({ rule }) => rule === 'manifest')
    expect(filed.map(({ fee, rule }) => `${fee} ${rule}`)).toEqual(wanted)
    for (const { paymentTerm, quantity, sum } of filed)
      expect([paymentTerm, quantity, sum.amount]).toEqual(['prepaid', { amount: '2', unit: 'BL' }, '60.00'])
  })

  test('a rate that carries another filing is still charged this one', () => {
    const rate = withRate({ pod: 'USLAX', surcharges: [{ fee: 'ENS', per: 'BL', price: '35' }] })
    expect(linesOf(rate).map(({ fee }) => fee)).toEqual(expect.arrayContaining(['AMS', 'ENS']))
  })
})

describe('no price is a named no', () => {
  const lane = { pol: 'CNTAO', pod: 'NLRTM' }
  const onSailing = { ...lane, carrier: 'QSL', vessel: 'QUAYSIDE DAWN', voyage: '047W' }
  test.each<[string, OceanRequest, object]>([
    [
      'a type the carrier does not rate',
      { ...sampleRequest, containers: [{ type: '45HQ', count: 1 }] },
      { ...onSailing, fee: 'OF', type: '45HQ' },
    ],
    [
      'a freight of nothing',
      withRate({ freight: { '20GP': '0', '40HQ': '1850' } }),
      { ...onSailing, fee: 'OF', type: '20GP' },
    ],
    [
      'a surcharge that misses a type',
      withRate({ surcharges: [{ fee: 'PSS', per: 'container', price: { '20GP': '100' } }] }),
      { ...onSailing, fee: 'PSS', type: '40HQ' },
    ],
    [
      'a surcharge of nothing',
      withRate({ surcharges: [{ fee: 'BAF', per: 'TEU', price: '0.00' }] }),
      { ...onSailing, fee: 'BAF' },
    ],
    [
      'a share of nothing',
      withRate({ surcharges: [{ fee: 'WRS', per: 'freight', percent: '0' }] }),
      { ...onSailing, fee: 'WRS', type: '20GP' },
    ],
    [
      'a ship before the first day of the rate',
      { ...withRate({ sailing: { ...sampleRate.sailing, departsOn: '2026-11-09' } }), day: '2026-11-01' },
      { ...lane, day: '2026-11-09' },
    ],
    [
      'a ship that has left',
      withRate({ sailing: { ...sampleRate.sailing, departsOn: '2026-11-14' } }),
      { ...lane, day: '2026-11-14' },
    ],
    [
      'a ship after the last day of the rate',
      withRate({ sailing: { ...sampleRate.sailing, departsOn: '2026-12-13' } }),
      { ...lane, day: '2026-12-13' },
    ],
    [
      "another company's rate",
      withRate({ visibility: { companies: ['pine'] } }),
      { ...lane, day: '2026-11-28' },
    ],
    ['a port of another tariff', withRate({ pol: 'CNSHA' }), { ...lane, pol: 'CNSHA', day: '2026-11-28' }],
  ])('%s', (_, request, params) => {
    expect(chargesOcean(request, tariff)).toEqual({ ok: false, refusal: 'no-price', params })
  })

  test('a local charge priced by container type cannot be billed by bill of lading', () => {
    const broken = { ...tariff, localCharges: [{ fee: 'DOC', per: 'BL', price: { '20GP': '450' } }] } as const
    expect(chargesOcean(sampleRequest, broken)).toMatchObject({ refusal: 'no-price', params: { fee: 'DOC' } })
  })

  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2027-10-31', true],
    ['2027-11-01', false],
  ])('for a ship that leaves on %s the tariff holds: %s', (departsOn, valid) => {
    const rate: OceanRate = {
      ...sampleRate,
      validFrom: '2026-01-01',
      validTo: '2028-01-01',
      sailing: { ...sampleRate.sailing, departsOn },
    }
    expect(chargesOcean({ ...sampleRequest, rate, day: '2026-10-01' }, tariff).ok).toBe(valid)
  })
})

test.each(['2026-10-01', '2026-11-28'])('asked for on %s, the rate holds for a ship within it', (day) => {
  expect(chargesOcean({ ...sampleRequest, day }, tariff).ok).toBe(true)
})

test('a ship can be booked on the day it departs', () => {
  const leaving = withRate({ sailing: { ...sampleRate.sailing, departsOn: sampleRequest.day } })
  expect(chargesOcean(leaving, tariff).ok).toBe(true)
})

test('a company books its private rate', () => {
  const { rate } = withRate({ visibility: { companies: ['pine'] } })
  expect(chargesOcean({ ...sampleRequest, rate, company: 'pine' }, tariff).ok).toBe(true)
})

test('every number of a formula has its name', () => {
  const namesOf = (wanted: string) =>
    linesOf(sampleRequest)
      .filter(({ rule }) => rule === wanted)
      .map(({ formula }) => inputsOf(formula).map(({ name }) => name))[0]
  expect(namesOf('freight')).toEqual(['count', 'price'])
  expect(namesOf('surcharge-freight')).toEqual(['count', 'freight', 'percent'])
})

test('a share of the freight tells the freight of a container', () => {
  const [share] = linesOf(sampleRequest).filter(({ fee }) => fee === 'WRS')
  expect(share?.params).toMatchObject({
    type: '20GP',
    percent: '2.5',
    freight: '1150',
    price: '28.75',
    count: 1,
  })
})

test('only what a service brought names a service', () => {
  for (const line of linesOf(sampleRequest)) expect(Object.keys(line)).not.toContain('addOn')
})

test.each<[string, Partial<OceanRequest>]>([
  ['no containers', { containers: [] }],
  ['none of a container', { containers: [{ type: '20GP', count: 0 }] }],
  ['half a container', { containers: [{ type: '20GP', count: 0.5 }] }],
  ['no bill of lading', { billsOfLading: 0 }],
  ['half a bill of lading', { billsOfLading: 1.5 }],
  ['no declaration', { addOns: [{ kind: 'export-customs', declarations: 0 }] }],
  ['no day in the warehouse', { addOns: [{ kind: 'storage', cbm: '1', days: 0 }] }],
  ['no goods in the warehouse', { addOns: [{ kind: 'storage', cbm: '0', days: 1 }] }],
  ['a cargo worth nothing', { addOns: [{ kind: 'insurance', cargoValue: '0' }] }],
])('%s is a mistake of ours', (_, wrong) => {
  expect(() => chargesOcean({ ...sampleRequest, ...wrong }, tariff)).toThrow('nothing to price')
  expect(() => chargesOcean({ ...sampleRequest, ...wrong }, tariff)).toThrow(
    JSON.stringify(wrong).slice(1, -1),
  )
})

test('a service named twice is a mistake of ours', () => {
  const addOns = [{ kind: 'trucking' }, { kind: 'trucking' }] as const
  expect(() => chargesOcean({ ...sampleRequest, addOns }, tariff)).toThrow(
    `an add-on named twice: ${JSON.stringify(addOns)}`,
  )
})
