import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { OceanQuery, QuoteQuery } from '#domain/quotes/query/query.ts'
import { depotQuery, oceanQuery, truckingQuery, warehouseQuery } from '#tests/support/price-site.data.ts'
import { checkedValues } from './checked-values.ts'
import { quotedValues, suggestedValues, typedForm } from './quoted-values.ts'

const sailing = { carrier: 'QSL', sailing: { vessel: 'GREY HERON', voyage: '785E', departsOn: '2026-11-22' } }
const offer = (item: object) => ({ item }) as unknown as Offer
const ocean = (more: Partial<OceanQuery> = {}): OceanQuery => ({ ...oceanQuery, ...more })

test('an ocean quote fixes ship, containers, terms and cargo; the rest may be typed', () => {
  const query = ocean({ goods: 'Bolts', cargoWeightKg: '9000', incoterm: 'CIF' })
  const { fixed, suggested, excluded } = quotedValues(query, offer(sailing))
  expect(fixed.fields).toEqual({
    etd: '2026-11-22',
    vessel: 'GREY HERON',
    voyage: '785E',
    freightTerms: 'prepaid',
    billType: 'original',
    cargoKind: 'general',
  })
  expect(fixed.groups).toEqual({ containers: [{ type: '40HQ', count: '2' }] })
  // The weight of all containers.
  expect(suggested).toEqual({ commodityEn: 'Bolts', incoterm: 'CIF', grossWeightKg: '18000' })
  expect(excluded).toContain('trucking')
  expect(excluded).toContain('shipperOwned')
})

test.each<[Partial<OceanQuery>, object]>([
  [
    { unNumber: '1263', dangerClass: '3' },
    { cargoKind: 'dangerous', unNumber: '1263', dangerClass: '3' },
  ],
  [{ temperatureC: '-18' }, { cargoKind: 'reefer', temperatureC: '-18' }],
  [{ dimensionsCm: '650x260x280' }, { cargoKind: 'out-of-gauge', dimensionsCm: '650x260x280' }],
  [{ shipperOwned: true }, { shipperOwned: 'yes' }],
  [{ addOns: [{ kind: 'trucking', district: '370211' }] }, { trucking: 'yes', city: '370211' }],
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
  expect(quotedValues(ocean(more), offer(sailing)).fixed.fields).toMatchObject(fields)
})

test.each<[QuoteQuery | null, object, object]>([
  [truckingQuery, { code: 'L1', pickUpPlace: 'QQCTU' }, { terminal: 'QQCTU' }],
  [
    { ...truckingQuery, pickUpDepot: 'D1', returnDepot: 'D2' },
    { code: 'L1' },
    { pickUpDepot: 'D1', returnPlace: 'D2' },
  ],
  [warehouseQuery, { code: 'TW1' }, { warehouse: 'TW1', storageDays: '12' }],
  [{ ...warehouseQuery, storageDays: 0 }, { code: 'TW1' }, { warehouse: 'TW1' }],
  [depotQuery, { code: 'TD1' }, { depot: 'TD1' }],
  [null, { code: 'agreed' }, {}],
])('a quote for %o fixes its places', (query, item, fields) => {
  expect(quotedValues(query, offer(item)).fixed.fields).toEqual(fields)
})

test('what the quote fixes or leaves out is not asked for, and not accepted in other words', () => {
  const quoted = quotedValues(ocean(), offer(sailing))
  const names = typedForm(orderForms.ocean, quoted).fields.map(({ name }) => name)
  expect(names).toContain('packages')
  for (const name of ['vessel', 'etd', 'trucking', 'insurance', 'shipperOwned'])
    expect(names).not.toContain(name)
  const sent = {
    fields: { vessel: 'OTHER', trucking: 'yes' },
    groups: { containers: [{ type: '20GP', count: '1' }] },
  }
  expect(checkedValues(orderForms.ocean, quoted, sent, new Set())).toMatchObject({
    fields: {
      'values.fields.vessel': 'inconsistent',
      'values.fields.trucking': 'inconsistent',
      'values.groups.containers': 'inconsistent',
      'values.groups.shipper': 'too-few',
    },
  })
})

const person = { contact: 'Lin Hai', mobile: '13800000000' }
const door = { city: '370211', address: 'No. 8 Mill Road', day: '2026-11-18', ...person }
const trip = { vessel: 'HERON', voyage: '1E', terminal: 'QQCTU', pickUpDepot: 'D1', weightKg: '18000' }

test.each([
  ['the quoted district', [door], {}],
  ['another district', [{ ...door, city: '370285' }], { 'values.groups.doors.0.city': 'inconsistent' }],
  ['one door more than quoted', [door, door], { 'values.groups.doors': 'too-many' }],
])('a trucking quote covers %s', (_what, doors, wrong) => {
  const quoted = quotedValues({ ...truckingQuery, pickUpDepot: 'D1' }, offer({ pickUpPlace: 'QQCTU' }))
  const checked = checkedValues(orderForms.trucking, quoted, { fields: trip, groups: { doors } }, new Set())
  expect(checked.ok ? {} : checked.fields).toEqual(wrong)
})

test('a depot quote covers as many containers as were quoted', () => {
  const row = { number: 'CSQU3054383', type: '40HQ' }
  const containerNumbers = [row, { ...row, number: 'MSCU6639870' }, { ...row, number: 'TGHU1234568' }]
  const groups = { containerNumbers, contactPerson: [person] }
  const sent = { fields: { releaseNumber: 'REL-1', day: '2026-11-18' }, groups }
  const checked = checkedValues(
    orderForms.depot,
    quotedValues(depotQuery, offer({ code: 'TD1' })),
    sent,
    new Set(),
  )
  expect(checked).toMatchObject({ fields: { 'values.groups.containerNumbers': 'too-many' } })
})

test('the form of a trucking order starts with the door and the weight that were quoted', () => {
  const containers = [{ type: '20GP' as const, count: 2, grossWeightKg: 9000 }]
  const quoted = quotedValues({ ...truckingQuery, containers }, offer({ pickUpPlace: 'QQCTU' }))
  expect(suggestedValues(quoted)).toEqual({
    fields: { weightKg: '18000' },
    groups: { doors: [{ city: '370211', day: '2026-11-18' }] },
  })
})
