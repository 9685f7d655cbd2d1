import { describe, expect, test } from 'vitest'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { documentPrefixes, stripDocumentPrefix } from '#domain/brands/document-prefix.ts'
import { mainDictionaryCodes, warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { businessTypes } from '#domain/orders/shipment/shipment-facts.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import type { DictionaryRowSeed, DictionarySeed } from './dictionary-row.ts'
import { mainDictionaries } from './main-dictionaries.data.ts'
import { warehouseDictionaries } from './warehouse-dictionaries.data.ts'

const words = (text: string) => text.trim().split(/\s+/)

const ports = ['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX']

// The depot and warehouse fee items of the trade, as quotes and fee lines name them.
const feeItems: Readonly<Record<string, string>> = {
  LIFT: '吊箱',
  STORAGE: '堆存',
  XXF: '洗箱',
  REP: '修箱',
  PTI: '冷箱检测',
  PLUG: '插电',
  WEIGH: '称重',
  DGB: '危险品箱',
  CCF: '仓储',
  JCF: '进仓',
  CRKF: '出入库',
  ZXF: '装箱',
  TXF: '掏箱',
  DTF: '打托',
  TBF: '贴标',
  CMF: '缠膜',
  JBF: '加班',
  FJF: '分拣',
}
const warehouseFeeCodes = ['CCF', 'JCF', 'CRKF', 'ZXF', 'TXF', 'DTF', 'TBF', 'CMF', 'JBF', 'FJF']
const feeUnits = words('container BL CBM ton pallet piece day hour move vehicle document')

const all: readonly DictionarySeed[] = [...mainDictionaries, ...warehouseDictionaries]

function rowsOf(code: string): readonly DictionaryRowSeed[] {
  return all.find((list) => list.code === code)?.rows ?? []
}
const valuesOf = (code: string) => rowsOf(code).map((row) => row.value)
const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)

describe('the dictionary lists', () => {
  test('the fourteen main lists come in the order of the specification', () => {
    expect(mainDictionaries.map((list) => list.code)).toEqual(mainDictionaryCodes)
    expect(mainDictionaryCodes).toHaveLength(14)
  })

  test('the thirty warehouse lists come in the order of the specification', () => {
    expect(warehouseDictionaries.map((list) => list.code)).toEqual(warehouseDictionaryCodes)
    expect(warehouseDictionaryCodes).toHaveLength(30)
  })

  test('every code is present once, in its own family', () => {
    expect(repeated(all.map((list) => list.code))).toEqual([])
    expect(new Set(mainDictionaries.map((list) => list.family))).toEqual(new Set(['main']))
    expect(new Set(warehouseDictionaries.map((list) => list.family))).toEqual(new Set(['warehouse']))
  })
})

describe.each(all)('the list $code', ({ zh, en, rows, code }) => {
  test('offers a choice', () => {
    expect(rows.length).toBeGreaterThanOrEqual(2)
  })

  test('stores each value once, as a trade code or a word without spaces', () => {
    expect(repeated(rows.map((row) => row.value))).toEqual([])
    for (const { value } of rows) expect(value).toMatch(/^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/)
  })

  test('has Chinese and English labels', () => {
    for (const text of [{ zh, en }, ...rows]) {
      expect(text.zh).toBe(text.zh.trim())
      expect(text.en).toBe(text.en.trim())
      expect(text.zh).toMatch(/\p{Script=Han}/u)
      expect(text.en).toMatch(/^[\p{Script=Latin}\d]/u)
      expect(text.en).not.toMatch(/[\p{Script=Han}（），。、：]/u)
    }
  })

  test('has unique labels', () => {
    expect(repeated(rows.map((row) => row.zh))).toEqual([])
    expect(repeated(rows.map((row) => row.en))).toEqual([])
  })

  test('names fee items as the trade does', () => {
    for (const row of rows.filter(({ extra }) => extra?.feeCode)) {
      expect(row.zh, `${code} ${row.value}`).toContain(feeItems[row.extra?.feeCode ?? ''])
    }
  })
})

describe('lists that orders and schedules depend on', () => {
  test('order status is the four tabs of the order list', () => {
    expect(valuesOf('orderStatus')).toEqual(['to-confirm', 'in-process', 'completed', 'cancelled'])
  })

  test('plan status is the five statuses of the vessel schedule', () => {
    expect(valuesOf('planStatus')).toEqual(['normal', 'stop', 'delay', 'early', 'on-time'])
  })

  test('service types are the services that can be ordered', () => {
    const ordered =
      words(`ocean trucking warehouse depot rail air customs overseas-warehouse insurance soc barge
      inland-terminal container-management`)
    expect(valuesOf('serviceType')).toEqual(ordered)
    expect(ordered.toSorted()).toEqual(orderServices.toSorted())
  })

  test('customs trade modes carry the four-digit codes of customs, in order', () => {
    const codes = valuesOf('customsTradeMode')
    for (const code of codes) expect(code).toMatch(/^\d{4}$/)
    expect(codes).toEqual([...codes].sort())
    expect(codes).toEqual(expect.arrayContaining(['0110', '0214', '0615', '1039', '9610', '9710', '9810']))
  })

  test('weighing modes are the two VGM methods, or refer to one of them', () => {
    expect(valuesOf('weightTerm').slice(0, 2)).toEqual(['SM1', 'SM2'])
    for (const { extra } of rowsOf('weightTerm')) expect(['SM1', 'SM2']).toContain(extra?.method)
  })
})

describe('places', () => {
  test('yards are served at the five ports under their trade codes', () => {
    expect(rowsOf('yardServiceSite')).toEqual([
      { value: 'CNTAO', zh: '青岛', en: 'Qingdao' },
      { value: 'CNSHA', zh: '上海', en: 'Shanghai' },
      { value: 'CNNGB', zh: '宁波', en: 'Ningbo' },
      { value: 'CNXMN', zh: '厦门', en: 'Xiamen' },
      { value: 'CNSZX', zh: '深圳', en: 'Shenzhen' },
    ])
  })

  test.each(ports)('%s has its terminals, its city and its hinterland', (port) => {
    const here = (code: string) => rowsOf(code).filter(({ extra }) => extra?.port === port)
    const cityOfPort = rowsOf('yardServiceSite').find((row) => row.value === port)
    expect(here('pickUpPort').length).toBeGreaterThanOrEqual(4)
    expect(here('cityList').length).toBeGreaterThanOrEqual(7)
    expect(here('cityList').map((row) => row.zh)).toContain(cityOfPort?.zh)
  })

  test('every terminal is stored as its port and its terminal code', () => {
    for (const { value, extra } of rowsOf('pickUpPort')) {
      expect(value).toBe(`${extra?.port}-${extra?.terminal}`)
      expect(ports).toContain(extra?.port)
    }
  })

  test('pick-up ports are exactly the terminals of our ports, under the same names', () => {
    const expected = terminals.map(({ code, port, name }) => ({
      value: `${port}-${code}`,
      ...name,
      extra: { port, terminal: code },
    }))
    expect(rowsOf('pickUpPort')).toEqual(expected)
  })

  test('every Chinese city leads to one of the five ports, every overseas city to a country abroad', () => {
    for (const { extra } of rowsOf('cityList')) expect(ports).toContain(extra?.port)
    for (const { extra } of rowsOf('overseasCityList')) expect(extra?.country).toMatch(/^(?!CN)[A-Z]{2}$/)
  })
})

describe('document types', () => {
  const documents = rowsOf('documentType')
  const ofBrand = (brand: BrandCode) =>
    documents.filter((row) => row.value.startsWith(documentPrefixes[brand]))
  const stripped = (rows: readonly DictionaryRowSeed[]) => rows.map((row) => stripDocumentPrefix(row.value))

  test('each carries the prefix of a brand', () => {
    expect(documents.filter((row) => stripDocumentPrefix(row.value) === row.value)).toEqual([])
  })

  test.each(brandCodes)('%s has documents of its own', (brand) => {
    expect(ofBrand(brand).length).toBeGreaterThanOrEqual(2)
  })

  test.each(brandCodes)('%s and the group never use one code for two documents', (brand) => {
    const offered = new Set([...ofBrand('group'), ...ofBrand(brand)])
    expect(repeated(stripped([...offered]))).toEqual([])
  })

  test('the documents of every shipment belong to all brands', () => {
    const common = words(`
      BOOKING-NOTE SHIPPING-ORDER BL-DRAFT MASTER-BL HOUSE-BL TELEX-RELEASE PACKING-LIST
      COMMERCIAL-INVOICE CONTRACT CUSTOMS-DECLARATION VGM-DECLARATION INSURANCE-POLICY
      CERTIFICATE-OF-ORIGIN DANGEROUS-GOODS-DECLARATION EQUIPMENT-INTERCHANGE-RECEIPT WAREHOUSE-RECEIPT
      FEE-NOTE INVOICE DELIVERY-ORDER ARRIVAL-NOTICE POWER-OF-ATTORNEY
    `)
    expect(stripped(ofBrand('group'))).toEqual(expect.arrayContaining(common))
  })
})

describe('fees and units', () => {
  test('work is counted in the units of the fee items', () => {
    expect(valuesOf('workUnits')).toEqual(feeUnits)
    expect(valuesOf('cloudWarehouseFeeUnit')).toEqual(expect.arrayContaining(feeUnits))
  })

  test('a cloud warehouse charges every warehouse fee item, each by a known unit', () => {
    const fees = rowsOf('cloudWarehouseFeeName')
    expect(fees.flatMap(({ extra }) => extra?.feeCode ?? [])).toEqual(warehouseFeeCodes)
    for (const { zh, extra } of fees) {
      expect(zh).toMatch(/费$/)
      expect(valuesOf('cloudWarehouseFeeUnit')).toContain(extra?.unit)
    }
  })

  test('storage is billed by the day', () => {
    expect(rowsOf('cloudWarehouseFeeName').find((row) => row.value === 'storage')?.extra?.unit).toMatch(
      /-day$/,
    )
  })

  test('prices carry 6% or 9% VAT, inside or on top, or none', () => {
    const kinds = rowsOf('taxFlag').map(({ extra }) => `${extra?.rate} ${extra?.included}`)
    expect(kinds).toEqual(['6 yes', '9 yes', '6 no', '9 no', '0 no'])
  })
})

test('the business types of orders are in their dictionary', () => {
  const listed = mainDictionaries.find(({ code }) => code === 'businessType')?.rows.map(({ value }) => value)
  expect(listed).toEqual(expect.arrayContaining([...businessTypes]))
})
