import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { importedKinds, type RateTerms } from '#domain/rates/rate.ts'
import type { Surcharge } from '#domain/tariffs/ocean/ocean-rate.ts'
import { laneRow, truckRow } from '#tests/support/rate-sheets.ts'
import { judgeRow } from './judge-row.ts'
import { cellsOfRate, type RowCells } from './row-cells.ts'
import { columnNamed, headerOf, meaningsOf, rateColumns } from './sheet-columns.ts'
import { cellsByKey, readHeader } from './sheet-header.ts'
import { readSurcharges, surchargeText } from './surcharge-text.ts'

const dune = {
  companyId: '0c2a8e6e-3b1f-4c7e-9a55-0d6f8a1b2c3d',
  name: 'Dune Freight',
  creditCode: '91310000MA0000001X',
  isCertified: true,
}
const known = {
  companies: new Map([
    ['DUNEFREIGHT', dune],
    [dune.creditCode, dune],
  ]),
  lanes: {
    linerServices: new Map([['QE1', { code: 'QE1', carrier: 'MNRQ', origins: ['CNNGB'], calls: ['NLRTM'] }]]),
    depots: new Map(),
  },
}
const texts = (row: Record<string, unknown>): RowCells =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value ?? '')]))
const lane = (change: Record<string, string | number | null> = {}) => texts(laneRow('LANE-1', change))
const problemsOf = (cells: RowCells, kind: 'ocean-lane' | 'trucking-lane' = 'ocean-lane') => {
  const judged = judgeRow(kind, cells, known)
  return judged.ok ? {} : Object.fromEntries(judged.problems)
}

describe('a row', () => {
  test('says what would be saved by hand', () => {
    const judged = judgeRow(
      'ocean-lane',
      lane({ brands: 'Ningbo, group', companies: 'dune freight；' }),
      known,
    )
    expect(judged).toMatchObject({
      ok: true,
      rate: {
        code: 'LANE-1',
        port: 'CNNGB',
        place: 'NLRTM',
        brands: ['ningbo', 'group'],
        companies: [dune.companyId],
        validFrom: '2026-11-01',
        cost: { '20GP': '900' },
        terms: {
          freight: { '20GP': '1150', '40HQ': '2100.5' },
          surcharges: [{ fee: 'BAF', per: 'container', price: '120' }],
        },
      },
      shown: { companies: [dune.creditCode] },
    })
  })

  test('of a truck lane says it, too', () => {
    const judged = judgeRow('trucking-lane', texts(truckRow('T-1')), known)
    expect(judged).toMatchObject({
      ok: true,
      rate: {
        port: 'CNTAO',
        place: '370211',
        cost: null,
        terms: { tollPerVehicle: '60', prices: { '20GP': '800' } },
      },
    })
  })

  test.each<[string, Record<string, string | null>, Record<string, string>]>([
    ['no code', { code: null }, { code: 'required' }],
    ['a code with a space', { code: 'A B' }, { code: 'wrong-format' }],
    ['a code too long', { code: 'A'.repeat(61) }, { code: 'too-long' }],
    ['no carrier', { carrier: null }, { carrier: 'required' }],
    ['a carrier that is an error of Excel', { carrier: '#REF!' }, { carrier: 'wrong-format' }],
    ['an origin that is not ours', { pol: 'NLRTM' }, { pol: 'unknown-value' }],
    ['a carrier nobody knows', { carrier: 'MNRX' }, { carrier: 'unknown-value' }],
    ['a loop nobody sails', { service: 'QE9' }, { service: 'unknown-value' }],
    ['a port the loop passes by', { pod: 'DEHAM' }, { pod: 'inconsistent' }],
    ['a price of nothing', { 'freight.20GP': '0' }, { 'freight.20GP': 'too-small' }],
    ['a port nobody knows', { pod: 'XXXXX' }, { pod: 'unknown-value' }],
    ['a negative price', { 'freight.20GP': '-1' }, { 'freight.20GP': 'wrong-format' }],
    ['a price in thousands', { 'freight.20GP': '1,150' }, { 'freight.20GP': 'wrong-format' }],
    ['a price with five decimals', { 'freight.20GP': '1.00001' }, { 'freight.20GP': 'wrong-format' }],
    ['a price in another notation', { 'freight.20GP': '1e3' }, { 'freight.20GP': 'wrong-format' }],
    ['a price in wide digits', { 'freight.20GP': '１１５０' }, { 'freight.20GP': 'wrong-format' }],
    ['a price too large', { 'freight.20GP': '1000000000' }, { 'freight.20GP': 'wrong-format' }],
    ['a cost that is none', { 'cost.40HQ': 'free' }, { 'cost.40HQ': 'wrong-format' }],
    ['no price at all', { 'freight.20GP': null, 'freight.40HQ': '' }, { 'freight.20GP': 'required' }],
    ['a day that does not exist', { validTo: '2026-11-31' }, { validTo: 'wrong-format' }],
    ['days the wrong way round', { validTo: '2026-10-31' }, { validTo: 'inconsistent' }],
    ['no day', { validFrom: null }, { validFrom: 'required' }],
    ['a brand of others', { brands: 'ningbo, others' }, { brands: 'unknown-value' }],
    ['a company nobody certified', { companies: 'Dune Freight; Nobody' }, { companies: 'unknown-value' }],
    ['a surcharge without a unit', { surcharges: 'BAF 120' }, { surcharges: 'wrong-format' }],
    ['a surcharge nobody knows', { surcharges: 'XYZ 120 BL' }, { surcharges: 'wrong-format' }],
    [
      'a surcharge by a box of others',
      { surcharges: 'BAF 30GP=1 container' },
      { surcharges: 'wrong-format' },
    ],
    [
      'a surcharge with a word too many',
      { surcharges: 'BAF 1 BL collect now' },
      { surcharges: 'wrong-format' },
    ],
    ['many surcharges', { surcharges: 'BAF 1 BL;'.repeat(21) }, { surcharges: 'too-many' }],
  ])('with %s is wrong there', (_what, change, problems) => {
    expect(problemsOf(lane(change))).toEqual(problems)
  })

  test('of trucks is wrong where its district is not known', () => {
    expect(problemsOf(texts(truckRow('T-1', { district: '999999' })), 'trucking-lane')).toEqual({
      district: 'unknown-value',
    })
  })

  test('names every wrong cell at once', () => {
    expect(
      problemsOf(lane({ code: null, pod: 'XXXXX', 'freight.20GP': 'x', validTo: '2026-10-01' })),
    ).toEqual({
      code: 'required',
      pod: 'unknown-value',
      'freight.20GP': 'wrong-format',
      validTo: 'inconsistent',
    })
  })
})

describe('surcharges in one cell', () => {
  const all: readonly Surcharge[] = [
    { fee: 'BAF', per: 'container', price: '120' },
    { fee: 'LSS', per: 'container', price: { '20GP': '50', '40HQ': '90.5' }, terms: 'collect' },
    { fee: 'PSS', per: 'freight', percent: '5.25' },
    { fee: 'GRI', per: 'freight', percent: '3', terms: 'prepaid' },
    { fee: 'EBS', per: 'TEU', price: '30' },
    { fee: 'ISPS', per: 'BL', price: '12', terms: 'prepaid' },
  ]
  const text =
    'BAF 120 container; LSS 20GP=50,40HQ=90.5 container collect; PSS 5.25%; GRI 3% prepaid; EBS 30 TEU; ISPS 12 BL prepaid'

  test('are written so that they read the same', () => {
    expect(surchargeText(all)).toBe(text)
    expect(readSurcharges(text)).toEqual(all)
  })

  test('are read however they are spaced, in large letters and with wide signs', () => {
    expect(readSurcharges(' baf  120.00 CONTAINER ；\nlss 20gp=50，40hq=90.50 Container Collect')).toEqual(
      all.slice(0, 2),
    )
    expect(readSurcharges('')).toEqual([])
  })
})

test('a rate is shown the same, however its amounts and lists are written', () => {
  const terms: RateTerms['ocean-lane'] = {
    ...{ carrier: 'MNRQ', service: 'QE1', pol: 'CNNGB', pod: 'NLRTM' },
    freight: { '40HQ': '2100.5', '20GP': '1150' },
    surcharges: [],
  }
  const rate = {
    kind: 'ocean-lane',
    code: 'A',
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    terms,
  } as const
  const other = { ...terms, freight: { '20GP': '1150.00', '40HQ': '2100.5000' } }
  expect(
    cellsOfRate({ ...rate, terms: other, brands: ['ningbo', 'group'], companies: null, cost: {} }),
  ).toEqual(cellsOfRate({ ...rate, brands: ['group', 'ningbo'], companies: null, cost: null }))
})

describe('the header', () => {
  test.each(importedKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'of %s in %s is found again, every column once and explained',
    (kind, language) => {
      const headers = rateColumns[kind].map((column) => headerOf(column, language))
      expect(new Set(headers).size).toBe(headers.length)
      expect(headers.length).toBeLessThanOrEqual(60)
      headers.forEach((header, at) => {
        expect(columnNamed(kind, ` ${header.toUpperCase()} `)?.key).toBe(rateColumns[kind][at]?.key)
      })
      expect(headers.join()).not.toContain('{{')
      expect(meaningsOf(kind, language).length).toBe(new Set(rateColumns[kind].map(({ word }) => word)).size)
    },
  )

  const headers = rateColumns['trucking-lane'].map((column) => headerOf(column, 'zh'))
  test('may come in any order', () => {
    const verdict = readHeader('trucking-lane', { row: 3, cells: headers.toReversed() }, 'en')
    if (!verdict.ok) throw new Error(verdict.refusal)
    expect(verdict.value.get('code')).toBe(headers.length)
    expect(cellsByKey(verdict.value, { row: 4, cells: ['9'] })).toMatchObject({ 'cost.20TK': '9', code: '' })
  })

  test('that nobody knows, comes twice or is missing is named by its cell', () => {
    const [code = '', port = ''] = headers
    const cells = [code, port, port, 'Freight 20G', ...headers.slice(3)]
    expect(readHeader('trucking-lane', { row: 1, cells }, 'en')).toMatchObject({
      refusal: 'invalid-input',
      fields: { C1: 'same-as-before', D1: 'unknown-value', 'Pick-up point': 'required' },
    })
    expect(readHeader('trucking-lane', { row: 1, cells: ['a', 'b'] }, 'en')).toMatchObject({
      refusal: 'unreadable-sheet',
    })
  })
})
