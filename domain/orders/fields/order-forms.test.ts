import { describe, expect, test } from 'vitest'
import type { FieldTexts, OrderForm, OrderValues } from './order-field.ts'
import { orderForms, orderServices } from './order-forms.ts'
import { cleanValues, isAsked, longestOf, orderProblems } from './order-problems.ts'
import { servicesOf } from './ordered-services.ts'

const nothing: OrderValues = { fields: {}, groups: {} }
const unknown = { savedContacts: new Set<string>() }
const problemsOf = (form: OrderForm, values: OrderValues) => orderProblems(form, values, unknown)

const person = { contact: '林海', mobile: '13800138000' }
const party = { name: '海联贸易', country: 'CN', address: '宁波市北仑区明州路1号', ...person }
const door = { city: '330282', address: '慈溪市新兴大道9号', day: '2026-12-03', ...person }
const goods = { commodityEn: 'Garments', packages: '400', grossWeightKg: '8200.5' }
const ship = { vessel: 'EASTERN HARBOUR', voyage: '048E' }

/** A complete order of each service that asks for something of its own. */
const complete = {
  ocean: {
    fields: {
      ...ship,
      ...goods,
      etd: '2026-12-04',
      cargoValue: '12345678',
      commodityAmount: '400',
      currency: 'USD',
      cargoKind: 'general',
      billType: 'original',
      billCount: '1',
      freightTerms: 'prepaid',
    },
    groups: { containers: [{ type: '40HQ', count: '2' }], shipper: [party], consignee: [party] },
  },
  trucking: {
    fields: { ...ship, terminal: 'CNNGB-T1', pickUpDepot: 'DP-NGB-01', weightKg: '18000' },
    groups: { containers: [{ type: '20GP', count: '1' }], doors: [door] },
  },
  depot: {
    fields: { depot: 'DP-NGB-01', releaseNumber: 'EDO123', day: '2026-12-03' },
    groups: { containerNumbers: [{ number: 'CSQU3054383', type: '20GP' }], contactPerson: [person] },
  },
} as const satisfies Record<string, OrderValues>

const withFields = (values: OrderValues, fields: FieldTexts): OrderValues => ({
  ...values,
  fields: { ...values.fields, ...fields },
})

// Spec §5 and §8, written by hand.
test.each<[keyof typeof orderForms, string]>([
  [
    'ocean',
    `etd vessel voyage commodityEn packages grossWeightKg cargoValue commodityAmount currency cargoKind billType
     billCount freightTerms`,
  ],
  ['trucking', 'vessel voyage terminal pickUpDepot weightKg'],
  ['warehouse', 'warehouse inboundOn storageDays commodityEn packages grossWeightKg'],
  ['depot', 'depot releaseNumber day'],
  ['customs', 'tradeMode declarations exitPort commodityEn packages grossWeightKg'],
  ['insurance', 'insured insuredValue clauses etd commodityEn packages grossWeightKg'],
  ['rail', 'readyOn commodityEn packages grossWeightKg'],
])('%s asks for these fields: %s', (service, names) => {
  const wrong = problemsOf(orderForms[service], nothing)
  const required = Object.keys(wrong).filter((name) => wrong[name] === 'required')
  expect(required.sort()).toEqual(names.split(/\s+/).sort())
})

test('rows that every order of a service has', () => {
  const missing = (service: keyof typeof orderForms) => {
    const wrong = problemsOf(orderForms[service], nothing)
    return Object.keys(wrong).filter((name) => wrong[name] === 'too-few')
  }
  expect(missing('ocean')).toEqual(['containers', 'shipper', 'consignee'])
  expect(missing('trucking')).toEqual(['containers', 'doors'])
  expect(missing('depot')).toEqual(['containerNumbers', 'contactPerson'])
  expect(missing('air')).toEqual(['shipper', 'consignee'])
})

test.each(Object.entries(complete))('a complete order of %s is right', (service, values) => {
  expect(problemsOf(orderForms[service as keyof typeof complete], values)).toEqual({})
})

test.each(orderServices)('no field of %s stands twice, and conditions name fields of the form', (service) => {
  const { fields, groups } = orderForms[service]
  for (const list of [fields, ...groups.map((group) => group.fields)]) {
    const names = list.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { only } of list) if (only) expect(names).toContain(only.field)
  }
})

describe('fields of an ocean order', () => {
  test.each<[string, string, string | undefined]>([
    ['cargoValue', '0', 'too-small'],
    ['cargoValue', '123456789', 'too-long'],
    ['cargoValue', '12.5', 'wrong-format'],
    ['commodityAmount', 'many', 'wrong-format'],
    ['commodityAmount', '12.5', undefined],
    ['currency', 'DEM', 'unknown-value'],
    ['etd', '2026-02-30', 'wrong-format'],
    ['vessel', 'x'.repeat(51), 'too-long'],
    ['vessel', 'EASTERN\nHARBOUR', 'wrong-format'],
    ['voyage', '\u202e048E', 'wrong-format'],
    ['voyage', '  ', 'required'],
    ['billCount', '9', undefined],
    ['billCount', '10', 'too-large'],
    // 10 rows of 500 containers of 30,480 kg.
    ['grossWeightKg', '152400000.001', 'too-large'],
    ['packages', '1.5', 'wrong-format'],
    ['packages', '0', 'too-small'],
    ['grossWeightKg', '-1', 'wrong-format'],
    ['hsCode', '8517', undefined],
    ['hsCode', '85171', 'wrong-format'],
    ['commodityAmount', '0', 'too-small'],
    ['commodityAmount', '0.001', undefined],
    ['packages', '999999999', undefined],
    ['packages', '1000000000', 'wrong-format'],
    ['packages', '01', 'wrong-format'],
    ['packages', 'x1', 'wrong-format'],
    ['packages', '1x', 'wrong-format'],
    ['grossWeightKg', '0', 'too-small'],
    ['grossWeightKg', '0.001', undefined],
    ['grossWeightKg', '0.0001', 'wrong-format'],
    ['grossWeightKg', '152400000', undefined],
    ['grossWeightKg', '1000000000', 'wrong-format'],
    ['grossWeightKg', '1.', 'wrong-format'],
    ['grossWeightKg', '.5', 'wrong-format'],
    ['grossWeightKg', '1.5x', 'wrong-format'],
    ['grossWeightKg', 'x1.5', 'wrong-format'],
    ['marks', 'N/M\nLine 2', undefined],
    ['marks', '\u202eN/M', 'wrong-format'],
    ['vessel', 'EASTERN\rHARBOUR', 'wrong-format'],
    ['vessel', '𠮷'.repeat(50), undefined],
    ['hsCode', 'x'.repeat(501), 'too-long'],
    ['shipperOwned', 'yes', undefined],
    ['remark', ' \u200b', undefined],
    ['unNumber', ' ', undefined],
    ['incoterm', 'FOB', undefined],
    ['incoterm', 'ZZZ', 'unknown-value'],
    ['marks', 'x'.repeat(501), 'too-long'],
    ['shipperOwned', 'no', 'unknown-value'],
    ['price', '1', 'unknown-field'],
    // Only dangerous goods have a UN number, only reefers a temperature.
    ['unNumber', '1263', 'inconsistent'],
    ['temperatureC', '-18', 'inconsistent'],
    ['terminal', 'CNNGB-T1', 'inconsistent'],
  ])('%s %j: %s', (name, text, problem) => {
    const wrong = problemsOf(orderForms.ocean, withFields(complete.ocean, { [name]: text }))
    expect(wrong).toEqual(problem ? { [name]: problem } : {})
  })

  test.each<[FieldTexts, string[]]>([
    [{ cargoKind: 'dangerous' }, ['unNumber', 'dangerClass']],
    [{ cargoKind: 'reefer' }, ['temperatureC']],
    [{ cargoKind: 'out-of-gauge' }, ['dimensionsCm']],
    [{ trucking: 'yes' }, ['terminal', 'city', 'pickUpDepot']],
    [{ 'warehouse-loading': 'yes' }, ['warehouse']],
    [{ 'export-customs': 'yes' }, ['declarations']],
    [{ insurance: 'yes' }, ['insuredValue']],
    [{ storage: 'yes' }, ['storageCbm', 'storageDays']],
    [{ delivery: 'yes' }, ['deliveryPlace']],
    [{ 'import-clearance': 'yes' }, []],
  ])('%o asks for %j too', (fields, names) => {
    const wrong = problemsOf(orderForms.ocean, withFields(complete.ocean, fields))
    expect(wrong).toEqual(Object.fromEntries(names.map((name) => [name, 'required'])))
  })

  test.each<[FieldTexts, string | undefined]>([
    [{ cargoKind: 'dangerous', unNumber: '1263', dangerClass: '3' }, undefined],
    [{ cargoKind: 'dangerous', unNumber: '126', dangerClass: '3' }, 'unNumber'],
    [{ cargoKind: 'dangerous', unNumber: '1263', dangerClass: '3.1' }, 'dangerClass'],
    [{ cargoKind: 'reefer', temperatureC: '-18' }, undefined],
    [{ cargoKind: 'reefer', temperatureC: 'cold' }, 'temperatureC'],
    [{ cargoKind: 'out-of-gauge', dimensionsCm: '650x260x280' }, undefined],
    [{ cargoKind: 'out-of-gauge', dimensionsCm: 'large' }, 'dimensionsCm'],
  ])('%o is wrong in %s', (fields, name) => {
    const wrong = problemsOf(orderForms.ocean, withFields(complete.ocean, fields))
    expect(Object.keys(wrong)).toEqual(name === undefined ? [] : [name])
  })
})

describe('rows of an order', () => {
  const { trucking } = orderForms
  const withDoors = (doors: readonly FieldTexts[]): OrderValues => ({
    ...complete.trucking,
    groups: { ...complete.trucking.groups, doors },
  })
  test('a truck goes to three doors at most', () => {
    expect(problemsOf(trucking, withDoors([door, door, door]))).toEqual({})
    expect(problemsOf(trucking, withDoors([door, door, door, door]))).toEqual({ doors: 'too-many' })
    expect(problemsOf(trucking, withDoors([]))).toEqual({ doors: 'too-few' })
    // What is one row too many is not looked at.
    expect(problemsOf(trucking, withDoors([door, door, door, {}]))).toEqual({ doors: 'too-many' })
  })
  test.each([
    ['00:00', undefined],
    ['09:59', undefined],
    ['19:05', undefined],
    ['23:59', undefined],
    ['24:00', 'wrong-format'],
    ['9:00', 'wrong-format'],
    ['09:60', 'wrong-format'],
    ['x09:00', 'wrong-format'],
    ['09:00x', 'wrong-format'],
  ])('a truck comes from %s on: %s', (fromTime, problem) => {
    expect(problemsOf(trucking, withDoors([{ ...door, fromTime }]))).toEqual(
      problem ? { 'doors.0.fromTime': problem } : {},
    )
  })
  test.each([
    ['email', 'a@b.example', undefined],
    ['email', 'a@b', 'wrong-format'],
    ['telephone', '0574-87654321', undefined],
    ['telephone', '12', 'wrong-format'],
    ['name', 'x'.repeat(101), 'too-long'],
    ['odd', 'x', 'unknown-field'],
  ])('the %s of a shipper, %j: %s', (name, text, problem) => {
    const shipper = [{ ...party, [name]: text }]
    const values = { ...complete.ocean, groups: { ...complete.ocean.groups, shipper } }
    expect(problemsOf(orderForms.ocean, values)).toEqual(problem ? { [`shipper.0.${name}`]: problem } : {})
  })
  test('only a contact may be longer where the address book has it', () => {
    const known = { savedContacts: new Set(['x'.repeat(101)]) }
    const shipper = [{ ...party, name: 'x'.repeat(101) }]
    const values = { ...complete.ocean, groups: { ...complete.ocean.groups, shipper } }
    expect(orderProblems(orderForms.ocean, values, known)).toEqual({ 'shipper.0.name': 'too-long' })
  })
  test('each service of an order is named once, the main one first', () => {
    expect(servicesOf({ service: 'ocean', moreServices: ['depot', 'ocean', 'customs', 'depot'] })).toEqual([
      'ocean',
      'depot',
      'customs',
    ])
  })
  test('every wrong field has its path', () => {
    const wrong = { ...door, address: 'x'.repeat(101), contact: '陈3', mobile: '12', day: '3 December' }
    expect(problemsOf(trucking, withDoors([door, wrong]))).toEqual({
      'doors.1.address': 'too-long',
      'doors.1.contact': 'wrong-format',
      'doors.1.mobile': 'wrong-format',
      'doors.1.day': 'wrong-format',
    })
  })
  test('one of mobile and telephone is enough, none is not', () => {
    const { mobile: _mobile, ...rest } = door
    expect(problemsOf(trucking, withDoors([{ ...rest, telephone: '0574-87654321' }]))).toEqual({})
    expect(problemsOf(trucking, withDoors([rest]))).toEqual({
      'doors.0.mobile': 'required',
    })
  })
  test('a typed contact has ten characters, one of the address book may have more', () => {
    const contact = 'Maria van der Berg'
    const values = withDoors([{ ...door, contact }])
    expect(problemsOf(trucking, values)).toEqual({ 'doors.0.contact': 'too-long' })
    expect(orderProblems(trucking, values, { savedContacts: new Set([contact]) })).toEqual({})
  })
  test('containers of a depot have a check digit', () => {
    const { depot } = orderForms
    const numbers = [
      { number: 'CSQU3054383', type: '20GP' },
      { number: 'CSQU3054384', type: '20GP' },
    ]
    const values = {
      ...complete.depot,
      groups: { ...complete.depot.groups, containerNumbers: numbers },
    }
    expect(problemsOf(depot, values)).toEqual({ 'containerNumbers.1.number': 'wrong-format' })
  })
  test('rows that the form does not have are named', () => {
    const values = { ...complete.depot, groups: { ...complete.depot.groups, drivers: [] } }
    expect(problemsOf(orderForms.depot, values)).toEqual({ drivers: 'unknown-field' })
  })
})

test('what is typed is kept as it is written in the trade', () => {
  const typed = {
    fields: {
      hsCode: '8517.13',
      ownReference: ' ＰＯ－１２ ',
      grossWeightKg: ' ８２００.５ ',
      commodityZh: ' 服装（棉） ',
      remark: '  ',
      odd: ' x',
    },
    groups: { shipper: [{ ...party, mobile: '+86 138-0013-8000', email: ' ' }], others: [{ a: 'b' }] },
  }
  expect(cleanValues(orderForms.ocean, typed)).toEqual({
    fields: {
      hsCode: '851713',
      ownReference: 'PO-12',
      grossWeightKg: '8200.5',
      commodityZh: '服装（棉）',
      odd: ' x',
    },
    groups: { shipper: [party], others: [{ a: 'b' }] },
  })
  const numbers = { containerNumbers: [{ number: 'csqu 305438-3', type: '20GP' }] }
  expect(cleanValues(orderForms.depot, { fields: {}, groups: numbers }).groups).toEqual({
    containerNumbers: [{ number: 'CSQU3054383', type: '20GP' }],
  })
})

test('numbers and codes are kept as they are read; what cannot be read stays as it was typed', () => {
  const clean = (fields: FieldTexts, groups: OrderValues['groups'] = {}) =>
    cleanValues(orderForms.ocean, { fields, groups })
  expect(
    clean({ unNumber: ' UN 1263 ', temperatureC: '+5 °C', dimensionsCm: '650 × 260 × 280' }).fields,
  ).toEqual({
    unNumber: '1263',
    temperatureC: '5',
    dimensionsCm: '650x260x280',
  })
  expect(clean({ unNumber: 'none', etd: '２０２６-12-04', incoterm: ' FOB ' }).fields).toEqual({
    unNumber: 'none',
    etd: '2026-12-04',
    incoterm: 'FOB',
  })
  const typed = { mobile: '12', telephone: ' (0574) 8765-4321', country: ' CN ', marks: ' Ｎ/M ' }
  expect(clean({ marks: typed.marks }, { shipper: [typed] })).toMatchObject({
    fields: { marks: 'Ｎ/M' },
    groups: { shipper: [{ mobile: '12', telephone: '057487654321', country: 'CN', marks: ' Ｎ/M ' }] },
  })
})

test('a release number of a depot has letters and digits', () => {
  const wrongWith = (releaseNumber: string) =>
    problemsOf(orderForms.depot, { ...complete.depot, fields: { ...complete.depot.fields, releaseNumber } })
  expect(wrongWith('EDO-12/3')).toEqual({})
  expect(wrongWith('EDO;123')).toEqual({ releaseNumber: 'wrong-format' })
})

test('a plate and a container number of a depot are kept in one spelling', () => {
  const groups = { containerNumbers: [{ number: 'csqu 305438-3' }] }
  expect(cleanValues(orderForms.depot, { fields: { plate: ' 鲁b·12345' }, groups })).toEqual({
    fields: { plate: '鲁B12345' },
    groups: { containerNumbers: [{ number: 'CSQU3054383' }] },
  })
  const wrong = problemsOf(orderForms.depot, {
    ...complete.depot,
    fields: { ...complete.depot.fields, plate: '12345' },
  })
  expect(wrong).toEqual({ plate: 'wrong-format' })
})

test('a field without a condition is always asked for, one with it where the other field has a value of it', () => {
  expect(isAsked(undefined, {})).toBe(true)
  const only = { field: 'cargoKind', is: ['reefer', 'dangerous'] }
  expect(
    [undefined, 'general', 'dangerous'].map((kind) => isAsked(only, kind ? { cargoKind: kind } : {})),
  ).toEqual([false, false, true])
})

test('a place is kept with its signs, and a moment is a day with a time', () => {
  const fields = { exitPort: ' Ｎ港 ' }
  expect(cleanValues(orderForms.customs, { fields, groups: {} }).fields).toEqual({ exitPort: 'Ｎ港' })
  const form: OrderForm = { fields: [{ name: 'at', kind: 'moment', part: 'schedule' }], groups: [] }
  const wrong = (at: string) => problemsOf(form, { fields: { at }, groups: {} })
  expect([wrong('2026-12-04 18:00'), wrong('2026-12-04')]).toEqual([{}, { at: 'wrong-format' }])
})

test('a text without a limit of its own has 500 characters', () => {
  expect(longestOf({ name: 'a', kind: 'line', part: 'cargo' })).toBe(500)
  expect(longestOf({ name: 'a', kind: 'line', part: 'cargo', max: 20 })).toBe(20)
})

describe('the invoice title of an order', () => {
  const title = { name: '海联贸易', country: 'CN', taxNumber: '91330206ma2abcde7x' }
  test.each(orderServices)(
    'is optional for %s, one at most, and written like one of the address book',
    (service) => {
      const form = orderForms[service]
      const titled = (...rows: readonly FieldTexts[]) =>
        cleanValues(form, { fields: {}, groups: { invoiceTitle: rows } })
      const wrong = (values: OrderValues) =>
        Object.entries(problemsOf(form, values)).filter(([path]) => path.startsWith('invoiceTitle'))
      expect(wrong(nothing)).toEqual([])
      expect(wrong(titled(title))).toEqual([])
      expect(titled(title).groups.invoiceTitle?.[0]?.taxNumber).toBe('91330206MA2ABCDE7X')
      expect(wrong(titled(title, title))).toEqual([['invoiceTitle', 'too-many']])
      expect(wrong(titled({ name: 'A', taxNumber: '#' }))).toEqual([
        ['invoiceTitle.0.country', 'required'],
        ['invoiceTitle.0.taxNumber', 'wrong-format'],
      ])
    },
  )
})

describe('times of work', () => {
  const at = (texts: FieldTexts) => ({
    ...complete.trucking,
    groups: { ...complete.trucking.groups, doors: [{ ...door, ...texts }] },
  })
  const wrongOf = (texts: FieldTexts, today?: string) =>
    orderProblems(orderForms.trucking, at(texts), { savedContacts: new Set(), today })

  test('a time window ends after it begins', () => {
    expect(wrongOf({ fromTime: '08:00', toTime: '08:01' })).toEqual({})
    expect(wrongOf({ fromTime: '17:00', toTime: '09:00' })).toEqual({ 'doors.0.toTime': 'too-small' })
    expect(wrongOf({ fromTime: '09:00', toTime: '09:00' })).toEqual({ 'doors.0.toTime': 'too-small' })
    expect(wrongOf({ fromTime: '09:00' })).toEqual({})
    expect(wrongOf({ fromTime: '25:00', toTime: '09:00' })).toEqual({ 'doors.0.fromTime': 'wrong-format' })
  })

  test('a time is kept by 24 hours', () => {
    const { doors } = cleanValues(orderForms.trucking, at({ fromTime: '8:30', toTime: '5 pm' })).groups
    expect(doors).toEqual([{ ...door, fromTime: '08:30', toTime: '17:00' }])
  })

  test('work is ordered for today at the earliest, and amended for any day', () => {
    expect(wrongOf({ day: '2026-12-02' }, '2026-12-03')).toEqual({ 'doors.0.day': 'too-small' })
    expect(wrongOf({ day: '2026-12-03' }, '2026-12-03')).toEqual({})
    expect(wrongOf({ day: '2026-12-02' })).toEqual({})
  })

  test.each([
    ['warehouse', 'inboundOn'],
    ['depot', 'day'],
    ['rail', 'readyOn'],
  ] as const)('%s: %s is not in the past', (service, name) => {
    const known = { savedContacts: new Set<string>(), today: '2026-12-03' }
    const problemOf = (day: string) =>
      orderProblems(orderForms[service], { fields: { [name]: day }, groups: {} }, known)[name]
    expect([problemOf('2026-12-02'), problemOf('2026-12-03')]).toEqual(['too-small', undefined])
  })
})
