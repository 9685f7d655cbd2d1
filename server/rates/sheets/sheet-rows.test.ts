import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { importedKinds, type RatePricing } from '#domain/rates/rate.ts'
import type { Surcharge } from '#domain/tariffs/ocean/ocean-rate.ts'
import { laneRow, truckRow } from '#tests/support/rate-sheets.ts'
import { cellsOfRate, type RowCells } from './row-cells.ts'
import { columnNamed, headerOf, meaningsOf, rateColumns } from './sheet-columns.ts'
import { cellsByKey, readHeader } from './sheet-header.ts'
import { readSurcharges, surchargeText } from './surcharge-text.ts'
import { validateRow } from './validate-row.ts'

const dune = {
  companyId: '0c2a8e6e-3b1f-4c7e-9a55-0d6f8a1b2c3d',
  name: 'Dune Freight',
  number: '91310000MA0000001X',
  isCertified: true,
  isSuspended: false,
}
const known = {
  companies: new Map([
    ['DUNEFREIGHT', dune],
    [dune.number, dune],
    ['MISTLINES', { ...dune, name: 'Mist Lines', isCertified: false }],
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
  const rowResult = validateRow(kind, cells, known)
  return rowResult.ok ? {} : Object.fromEntries(rowResult.problems)
}

describe('a row', () => {
  test('gives the same rate as the form', () => {
    const rowResult = validateRow(
      'ocean-lane',
      lane({ brands: 'Ningbo, group', companies: 'dune freight；' }),
      known,
    )
    expect(rowResult).toMatchObject({
      ok: true,
      rate: {
        code: 'LANE-1',
        port: 'CNNGB',
        place: 'NLRTM',
        brands: ['ningbo', 'group'],
        companies: [dune.companyId],
        validFrom: '2026-11-01',
        cost: { '20GP': '900' },
        pricing: {
          freight: { '20GP': '1150', '40HQ': '2100.5' },
          surcharges: [{ fee: 'BAF', per: 'container', price: '120' }],
        },
      },
      sheetRate: { companies: [dune.number] },
    })
  })

  test('with a remark of the carrier gives and repeats it', () => {
    const carrierRemark = 'Weight limit 21 t per 20GP'
    const rowResult = validateRow('ocean-lane', texts(laneRow('A-2', { carrierRemark })), known)
    expect(rowResult).toMatchObject({ ok: true, rate: { pricing: { carrierRemark } } })
    if (rowResult.ok) expect(cellsOfRate(rowResult.sheetRate)).toMatchObject({ carrierRemark })
  })

  test('of a trucking lane gives the same rate as the form', () => {
    const rowResult = validateRow('trucking-lane', texts(truckRow('T-1')), known)
    expect(rowResult).toMatchObject({
      ok: true,
      rate: {
        port: 'CNTAO',
        place: '370211',
        cost: null,
        pricing: { tollPerVehicle: '60', prices: { '20GP': '800' } },
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
    ['an unknown carrier', { carrier: 'MNRX' }, { carrier: 'unknown-value' }],
    ['an unknown liner service', { service: 'QE9' }, { service: 'unknown-value' }],
    ['a port the loop passes by', { pod: 'DEHAM' }, { pod: 'inconsistent' }],
    ['a price of nothing', { 'freight.20GP': '0' }, { 'freight.20GP': 'too-small' }],
    ['an unknown port', { pod: 'XXXXX' }, { pod: 'unknown-value' }],
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
    ['a remark too long', { carrierRemark: 'x'.repeat(501) }, { carrierRemark: 'too-long' }],
    ['no day', { validFrom: null }, { validFrom: 'required' }],
    ['a brand of others', { brands: 'ningbo, others' }, { brands: 'unknown-value' }],
    ['a surcharge without an amount', { surcharges: 'B.A.F x BL' }, { 'surcharges.0.fee': 'wrong-format' }],
    ['a share that is none', { surcharges: 'PSS x%' }, { 'surcharges.PSS.percent': 'wrong-format' }],
    ['an unknown company', { companies: 'Dune Freight; Unknown' }, { companies: 'unknown-value' }],
    ['an uncertified company', { companies: 'Dune Freight; Mist Lines' }, { companies: 'inconsistent' }],
    ['a surcharge without a unit', { surcharges: 'BAF 120' }, { 'surcharges.BAF.per': 'wrong-format' }],
    ['an unknown surcharge', { surcharges: 'XYZ 120 BL' }, { 'surcharges.XYZ.fee': 'wrong-format' }],
    [
      'a surcharge by a box of others',
      { surcharges: 'LSS 1 BL; BAF 30GP=1 container' },
      { 'surcharges.BAF.price': 'wrong-format' },
    ],
    [
      'a surcharge with a word too many',
      { surcharges: 'BAF 1 BL collect now' },
      { 'surcharges.BAF.paymentTerm': 'wrong-format' },
    ],
    ['a surcharge twice', { surcharges: 'BAF 1 BL; BAF 2 BL' }, { surcharges: 'same-as-before' }],
    ['many surcharges', { surcharges: 'BAF 1 BL;'.repeat(21) }, { surcharges: 'too-many' }],
  ])('with %s is wrong there', (_what, change, problems) => {
    expect(problemsOf(lane(change))).toEqual(problems)
  })

  test('of a trucking lane with an unknown district is wrong', () => {
    expect(problemsOf(texts(truckRow('T-1', { district: '999999' })), 'trucking-lane')).toEqual({
      district: 'unknown-value',
    })
  })

  test('reports all wrong cells', () => {
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
    { fee: 'LSS', per: 'container', price: { '20GP': '50', '40HQ': '90.5' }, paymentTerm: 'collect' },
    { fee: 'PSS', per: 'freight', percent: '5.25' },
    { fee: 'GRI', per: 'freight', percent: '3', paymentTerm: 'prepaid' },
    { fee: 'EBS', per: 'TEU', price: '30' },
    { fee: 'ISPS', per: 'BL', price: '12', paymentTerm: 'prepaid' },
  ]
  const text =
    'BAF 120 container; LSS 20GP=50,40HQ=90.5 container collect; PSS 5.25%; GRI 3% prepaid; EBS 30 TEU; ISPS 12 BL prepaid'

  test('are the same after writing and reading', () => {
    expect(surchargeText(all)).toBe(text)
    expect(readSurcharges(text)).toEqual(all)
  })

  test('may have other spaces, capitals and full-width characters', () => {
    expect(readSurcharges(' baf  120.00 CONTAINER ；\nlss 20gp=50，40hq=90.50 Container Collect')).toEqual(
      all.slice(0, 2),
    )
    expect(readSurcharges('')).toEqual([])
  })

  test('may have Chinese units and terms, and a stroke before the unit', () => {
    expect(readSurcharges('BAF 120/箱；LSS 20GP=50,40HQ=90.5 柜 到付')).toEqual(all.slice(0, 2))
    expect(readSurcharges('EBS 30/标箱; ISPS 12/B/L 预付')).toEqual(all.slice(4))
  })
})

test('different spellings of amounts and lists give the same cells', () => {
  const pricing: RatePricing['ocean-lane'] = {
    carrier: 'MNRQ',
    service: 'QE1',
    pol: 'CNNGB',
    pod: 'NLRTM',
    freight: { '40HQ': '2100.5', '20GP': '1150' },
    surcharges: [],
  }
  const rate = {
    kind: 'ocean-lane',
    code: 'A',
    validFrom: '2026-11-01',
    validTo: '2099-12-31',
    pricing,
  } as const
  const other = { ...pricing, freight: { '20GP': '1150.00', '40HQ': '2100.5000' } }
  expect(
    cellsOfRate({ ...rate, pricing: other, brands: ['ningbo', 'group'], companies: null, cost: {} }),
  ).toEqual(cellsOfRate({ ...rate, brands: ['group', 'ningbo'], companies: null, cost: null }))
})

describe('the header', () => {
  test.each(importedKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
    'of %s in %s is found again, every column once and explained',
    (kind, language) => {
      const headers = rateColumns[kind].map((column) => headerOf(column, language))
      expect(new Set(headers).size).toBe(headers.length)
      expect(headers.length).toBeLessThanOrEqual(60)
      headers.forEach((header, index) => {
        expect(columnNamed(kind, ` ${header.toUpperCase()} `)?.key).toBe(rateColumns[kind][index]?.key)
      })
      expect(headers.join()).not.toContain('{{')
      expect(meaningsOf(kind, language).length).toBe(new Set(rateColumns[kind].map(({ word }) => word)).size)
    },
  )

  const headers = rateColumns['trucking-lane'].map((column) => headerOf(column, 'zh'))
  test('may have any order', () => {
    const result = readHeader('trucking-lane', { row: 3, cells: headers.toReversed() }, 'en')
    if (!result.ok) throw new Error(result.refusal)
    expect(result.value.header.get('code')).toBe(headers.length)
    expect(cellsByKey(result.value.header, { row: 4, cells: ['９'] })).toMatchObject({
      'cost.20TK': '9',
      code: '',
    })
  })

  test('ignores columns of others, and names them', () => {
    const cells = [...headers, 'Note', '备注（导入时忽略）']
    expect(readHeader('trucking-lane', { row: 4, cells }, 'en')).toMatchObject({
      ok: true,
      value: { ignored: [{ header: 'Note', cell: expect.stringMatching(/^[A-Z]{2}4$/) }] },
    })
  })

  test('of another kind is recognised', () => {
    expect(readHeader('ocean-lane', { row: 1, cells: headers }, 'en')).toMatchObject({
      refusal: 'sheet-of-other-kind',
      params: { kind: 'trucking-lane' },
    })
  })

  test('names unknown, repeated and missing columns', () => {
    const [code = '', port = ''] = headers
    const cells = [code, port, port, 'Freight 20G', ...headers.slice(3)]
    expect(readHeader('trucking-lane', { row: 1, cells }, 'en')).toMatchObject({
      refusal: 'invalid-input',
      fields: { C1: 'same-as-before', D1: 'unknown-value', 'Pick-up point': 'required' },
    })
    expect(readHeader('trucking-lane', { row: 1, cells: ['foo', 'bar'] }, 'en')).toMatchObject({
      refusal: 'invalid-input',
      fields: { A1: 'unknown-value', B1: 'unknown-value', 'Rate code': 'required' },
    })
  })
})
