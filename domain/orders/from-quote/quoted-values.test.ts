import { describe, expect, test } from 'vitest'
import type { FieldTexts } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { DepotQuery, OceanQuery, QuoteQuery, TruckingQuery } from '#domain/quotes/query/query.ts'
import { depotQuery, oceanQuery, truckingQuery, warehouseQuery } from '#tests/support/price-site.data.ts'
import { checkedServices, checkedValues } from './checked-values.ts'
import { contradictions, suggestedValues, typedForm } from './quoted-form.ts'
import { quotedValues } from './quoted-values.ts'

const sailing = { carrier: 'QSL', sailing: { vessel: 'GREY HERON', voyage: '785E', departsOn: '2026-11-22' } }
const offer = (item: object) => ({ item }) as unknown as Offer
const ocean = (more: Partial<OceanQuery> = {}): OceanQuery => ({ ...oceanQuery, ...more })

const plain = {
  etd: '2026-11-22',
  vessel: 'GREY HERON',
  voyage: '785E',
  freightTerms: 'prepaid',
  billType: 'original',
  cargoKind: 'general',
}
const endServices =
  'trucking warehouse-loading export-customs insurance storage delivery import-clearance'.split(' ')

test('an ocean quote fixes ship, containers, terms and cargo; the rest may be typed', () => {
  const query = ocean({ goods: 'Bolts', cargoWeightKg: '9000', incoterm: 'CIF', hsCode: '731815' })
  expect(quotedValues(query, offer(sailing))).toEqual({
    fixed: { fields: plain, groups: { containers: [{ type: '40HQ', count: '2' }] } },
    // The weight of all containers.
    suggested: { commodityEn: 'Bolts', incoterm: 'CIF', hsCode: '731815', grossWeightKg: '18000' },
    excluded: [...endServices, 'shipperOwned'],
  })
})

test('an ocean quote without a sailing, cargo or bill type fixes what it states', () => {
  const query = ocean({
    billType: 'sea-waybill',
    paymentTerms: { freight: 'collect', destination: 'collect' },
  })
  expect(quotedValues(query, offer({}))).toMatchObject({
    fixed: { fields: { freightTerms: 'collect', billType: 'sea-waybill', cargoKind: 'general' } },
  })
  expect(Object.keys(quotedValues(query, offer({})).fixed.fields)).toHaveLength(3)
  expect(quotedValues(query, offer({})).suggested).toEqual({})
})

test('what a quote includes is not left out of its order', () => {
  const addOns = [
    { kind: 'trucking', district: '370211' },
    { kind: 'delivery', place: 'Venlo' },
  ] as const
  const { excluded } = quotedValues(ocean({ addOns, shipperOwned: true }), offer(sailing))
  expect(excluded).toEqual('warehouse-loading export-customs insurance storage import-clearance'.split(' '))
})

test.each<[Partial<OceanQuery>, object]>([
  [
    { unNumber: '1263', dangerClass: '3' },
    { cargoKind: 'dangerous', unNumber: '1263', dangerClass: '3' },
  ],
  [{ temperatureC: '-18' }, { cargoKind: 'reefer', temperatureC: '-18' }],
  [{ dimensionsCm: '650x260x280' }, { cargoKind: 'out-of-gauge', dimensionsCm: '650x260x280' }],
  [{ shipperOwned: true }, { shipperOwned: 'yes' }],
  [{ shipperOwned: false }, {}],
  [{ addOns: [{ kind: 'trucking', district: '370211' }] }, { trucking: 'yes', city: '370211' }],
  [
    { addOns: [{ kind: 'trucking', district: '370211', pickUpPlace: 'QQCTU' }] },
    { trucking: 'yes', city: '370211', terminal: 'QQCTU' },
  ],
  [{ addOns: [{ kind: 'insurance', cargoValue: '5000' }] }, { insurance: 'yes', insuredValue: '5000' }],
  [
    { addOns: [{ kind: 'storage', cbm: '20', days: 5 }] },
    { storage: 'yes', storageCbm: '20', storageDays: '5' },
  ],
  [{ addOns: [{ kind: 'delivery', place: 'Venlo' }] }, { delivery: 'yes', deliveryPlace: 'Venlo' }],
  [{ addOns: [{ kind: 'export-customs', declarations: 2 }] }, { 'export-customs': 'yes', declarations: '2' }],
  [{ addOns: [{ kind: 'warehouse-loading' }] }, { 'warehouse-loading': 'yes' }],
  [{ addOns: [{ kind: 'import-clearance', declarations: 1 }] }, { 'import-clearance': 'yes' }],
  [{ addOns: [{ kind: 'certificate-of-origin' }] }, {}],
])('a query with %o fixes %o', (more, fields) => {
  expect(quotedValues(ocean(more), offer(sailing)).fixed.fields).toEqual({ ...plain, ...fields })
})

// The query, what was offered; the fields that are fixed, and those that are suggested.
test.each<[QuoteQuery | null, object, object, object]>([
  [truckingQuery, { code: 'L1', pickUpPlace: 'QQCTU' }, { terminal: 'QQCTU' }, {}],
  [
    { ...truckingQuery, pickUpDepot: 'D1', returnDepot: 'D2' },
    { code: 'L1' },
    { pickUpDepot: 'D1', returnPlace: 'D2' },
    {},
  ],
  [
    warehouseQuery,
    { code: 'TW1' },
    { warehouse: 'TW1', storageDays: '12' },
    { inboundOn: '2026-11-18', volumeCbm: '20.5', packages: '400', grossWeightKg: '8250' },
  ],
  [
    { ...warehouseQuery, storageDays: 0, cargo: { volumeCbm: '1', weightTons: '1.155' } },
    { code: 'TW1' },
    { warehouse: 'TW1' },
    { inboundOn: '2026-11-18', volumeCbm: '1', grossWeightKg: '1155' },
  ],
  [depotQuery, { code: 'TD1' }, { depot: 'TD1' }, { day: '2026-11-18' }],
  [null, { code: 'agreed' }, {}, {}],
])('a quote for %o fixes its places, and leaves nothing out', (query, item, fields, suggested) => {
  const quoted = quotedValues(query, offer(item))
  expect(quoted.fixed.fields).toEqual(fields)
  expect(quoted.suggested).toEqual(suggested)
  expect(quoted.excluded).toEqual([])
})

test('a trucking quote fixes the containers, one of a warehouse or a depot no rows', () => {
  const groupsOf = (query: QuoteQuery) => quotedValues(query, offer({ code: 'X' })).fixed.groups
  expect(groupsOf(truckingQuery)).toEqual({ containers: [{ type: '20GP', count: '1' }] })
  expect(groupsOf(warehouseQuery)).toEqual({})
  expect(groupsOf(depotQuery)).toEqual({})
})

test('what the quote fixes or leaves out is not asked for, and not accepted in other words', () => {
  const quoted = quotedValues(ocean(), offer(sailing))
  const names = typedForm(orderForms.ocean, quoted).fields.map(({ name }) => name)
  expect(names).toContain('packages')
  expect(typedForm(orderForms.ocean, quoted).groups.map(({ name }) => name)).toEqual(
    'shipper consignee notify invoiceTitle'.split(' '),
  )
  for (const name of ['vessel', 'etd', 'trucking', 'insurance', 'shipperOwned'])
    expect(names).not.toContain(name)
  const sent = {
    fields: { vessel: 'OTHER', trucking: 'yes' },
    groups: { containers: [{ type: '20GP', count: '1' }] },
  }
  expect(checkedValues(orderForms.ocean, quoted, sent, { savedContacts: new Set() })).toMatchObject({
    fields: {
      'values.fields.vessel': 'inconsistent',
      'values.fields.trucking': 'inconsistent',
      'values.groups.containers': 'inconsistent',
      'values.groups.shipper': 'too-few',
    },
  })
})

const person = { contact: '林海', mobile: '13800138000' }
const door = { city: '370211', address: '慈溪市新兴大道9号', day: '2026-12-03', ...person }
const ship = { vessel: 'EASTERN HARBOUR', voyage: '048E' }

const truckingQuote = quotedValues(
  { ...truckingQuery, pickUpDepot: 'D1' },
  offer({ code: 'L1', pickUpPlace: 'QQCTU' }),
)
const trucking = {
  form: orderForms.trucking,
  quoted: truckingQuote,
  sent: { fields: { ...ship, weightKg: ' 18000', remark: ' ' }, groups: { doors: [door] } },
}
const depot = {
  form: orderForms.depot,
  quoted: quotedValues(depotQuery, offer({ code: 'TD1' })),
  sent: {
    fields: { releaseNumber: 'EDO123', day: '2026-12-03' },
    groups: { containerNumbers: [{ number: 'csqu 3054383', type: '40HQ' }], contactPerson: [person] },
  },
}
const kept = {
  trucking: {
    fields: { ...ship, weightKg: '18000', terminal: 'QQCTU', pickUpDepot: 'D1' },
    groups: { doors: [door], containers: [{ type: '20GP', count: '1' }] },
  },
  depot: {
    fields: { ...depot.sent.fields, depot: 'TD1' },
    groups: { containerNumbers: [{ number: 'CSQU3054383', type: '40HQ' }], contactPerson: [person] },
  },
}

describe('what was typed with what was quoted', () => {
  const check = ({ form, quoted, sent }: typeof trucking, fields: object = {}, groups: object = {}) =>
    checkedValues(
      form,
      quoted,
      { fields: { ...sent.fields, ...fields }, groups: { ...sent.groups, ...groups } },
      { savedContacts: new Set() },
    )

  test('is kept as it is written in the trade', () => {
    expect(check(trucking)).toEqual({ ok: true, value: kept.trucking })
  })

  test('may repeat what was quoted, in any sequence of its fields', () => {
    const repeated = check(
      trucking,
      { terminal: 'QQCTU', pickUpDepot: 'D1' },
      { containers: [{ count: '1', type: '20GP' }] },
    )
    expect(repeated).toEqual({ ok: true, value: kept.trucking })
  })

  test.each([
    [{ terminal: 'OTHER' }, {}, { 'values.fields.terminal': 'inconsistent' }],
    [{}, { containers: [{ type: '20GP', count: '2' }] }, { 'values.groups.containers': 'inconsistent' }],
    [{}, { containers: [] }, { 'values.groups.containers': 'inconsistent' }],
    [{ weightKg: 'heavy' }, {}, { 'values.fields.weightKg': 'wrong-format' }],
    [{}, { doors: [{ ...door, city: '' }] }, { 'values.groups.doors.0.city': 'required' }],
  ])('with %j and %j is refused', (fields, groups, wrong) => {
    expect(check(trucking, fields, groups)).toMatchObject({ refusal: 'invalid-input', fields: wrong })
    const result = check(trucking, fields, groups)
    expect(!result.ok && result.fields).toEqual(wrong)
  })

  test('has a contact of any length that the address book has', () => {
    const contact = 'Maria van der Berg'
    const sent = { ...trucking.sent, groups: { doors: [{ ...door, contact }] } }
    expect(checkedValues(trucking.form, truckingQuote, sent, { savedContacts: new Set([contact]) }).ok).toBe(
      true,
    )
    expect(checkedValues(trucking.form, truckingQuote, sent, { savedContacts: new Set() }).ok).toBe(false)
  })
})

test('a service that the quote leaves out is no contradiction where it is not ordered', () => {
  const quoted = quotedValues(ocean(), offer(sailing))
  const sent = (fields: FieldTexts) => contradictions({ fields, groups: {} }, quoted)
  expect(sent({ packages: '400', vessel: 'GREY HERON' })).toEqual({})
  expect(sent({ storage: 'yes', voyage: '1' })).toEqual({ storage: 'inconsistent', voyage: 'inconsistent' })
})

describe('the services of one order', () => {
  test('are kept each by its own form', () => {
    expect(checkedServices([trucking, depot], { savedContacts: new Set() })).toEqual({
      ok: true,
      value: [kept.trucking, kept.depot],
    })
  })

  test('name every wrong field of each, those of the others by their position', () => {
    const wrong = (one: typeof depot) => ({ ...one, sent: { ...one.sent, fields: { day: 'soon' } } })
    const main = { ...trucking, sent: { ...trucking.sent, fields: { ...ship } } }
    expect(checkedServices([main, depot, wrong(depot)], { savedContacts: new Set() })).toMatchObject({
      ok: false,
      refusal: 'invalid-input',
      fields: {
        'values.fields.weightKg': 'required',
        'more.1.values.fields.releaseNumber': 'required',
        'more.1.values.fields.day': 'wrong-format',
      },
    })
    const result = checkedServices([trucking, wrong(depot)], { savedContacts: new Set() })
    expect(!result.ok && Object.keys(result.fields ?? {}).sort()).toEqual([
      'more.0.values.fields.day',
      'more.0.values.fields.releaseNumber',
    ])
  })
})

test.each([
  ['the quoted district', [door], {}],
  ['another district', [{ ...door, city: '370285' }], { 'values.groups.doors.0.city': 'inconsistent' }],
  ['one door more than quoted', [door, door], { 'values.groups.doors': 'too-many' }],
])('a trucking quote covers %s', (_what, doors, wrong) => {
  const quoted = quotedValues({ ...truckingQuery, pickUpDepot: 'D1' }, offer({ pickUpPlace: 'QQCTU' }))
  const checked = checkedValues(
    orderForms.trucking,
    quoted,
    { ...trucking.sent, groups: { doors } },
    { savedContacts: new Set() },
  )
  expect(checked.ok ? {} : checked.fields).toEqual(wrong)
})

test('a depot quote covers as many containers as were quoted, of its size', () => {
  const wrongOf = (query: DepotQuery, ...types: readonly string[]) => {
    const numbers = ['CSQU3054383', 'MSCU6639870', 'TGHU1234568']
    const containerNumbers = types.map((type, index) => ({ number: numbers[index] ?? '', type }))
    const groups = { containerNumbers, contactPerson: [person] }
    const sent = { fields: { releaseNumber: 'REL-1', day: '2026-11-18' }, groups }
    const quoted = quotedValues(query, offer({ code: 'TD1' }))
    const checked = checkedValues(orderForms.depot, quoted, sent, { savedContacts: new Set() })
    return checked.ok ? {} : checked.fields
  }
  const small = { ...depotQuery, size: 20 } as const
  expect(wrongOf(depotQuery, '40HQ', '45HQ')).toEqual({})
  expect(wrongOf(small, '20GP', '20RF')).toEqual({})
  expect(wrongOf(depotQuery, '40HQ', '40GP', '40GP')).toMatchObject({
    'values.groups.containerNumbers': 'too-many',
  })
  const typeOfSecond = 'values.groups.containerNumbers.1.type'
  expect(wrongOf(depotQuery, '40HQ', '20GP')).toEqual({ [typeOfSecond]: 'unknown-value' })
  expect(wrongOf(small, '20GP', '40HQ')).toEqual({ [typeOfSecond]: 'unknown-value' })
})

test('the form of a trucking order starts with the door and the weight that were quoted', () => {
  const containers = [{ type: '20GP' as const, count: 2, grossWeightKg: 9000 }]
  const quoted = quotedValues({ ...truckingQuery, containers }, offer({ pickUpPlace: 'QQCTU' }))
  expect(suggestedValues(quoted)).toEqual({
    fields: { weightKg: '18000' },
    groups: { doors: [{ city: '370211', day: '2026-11-18' }] },
  })
})

test('a weight is suggested where every container was quoted with one', () => {
  const [heavy, unweighed] = [
    { type: '40HQ', count: 1, grossWeightKg: 9000 } as const,
    { type: '20GP', count: 2 } as const,
  ]
  const weightOf = (containers: TruckingQuery['containers']) =>
    quotedValues({ ...truckingQuery, containers }, offer({ code: 'L1' })).suggested.weightKg
  expect(weightOf([heavy, heavy])).toBe('18000')
  expect(weightOf([heavy, unweighed])).toBeUndefined()
  expect(weightOf([unweighed, heavy])).toBeUndefined()
})

test('the form of a depot order starts with the day, and without containers', () => {
  expect(suggestedValues(quotedValues(depotQuery, offer({ code: 'TD1' })))).toEqual({
    fields: { day: '2026-11-18' },
    groups: {},
  })
})
