import { describe, expect, test } from 'vitest'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import { orderStates } from '#domain/orders/lifecycle/states.ts'
import { orderDetails } from '#tests/support/order-details.data.ts'
import { checkedDetails } from './checked-details.ts'
import { isRunning } from './is-running.ts'
import { mergeValues } from './merge-values.ts'
import { zonesOf } from './order-zones.ts'
import { cutOffFields, runningFormOf, runningForms } from './running-fields.ts'
import { runningProblems, vgmProblem } from './running-problems.ts'

// Spec §3, written by hand: B/L no., MBL no., vessel, voyage, cut-offs, ETD, ETA; the rows of each group.
test('an ocean order asks for these', () => {
  const { fields, groups } = runningForms.ocean
  expect(fields.map(({ name }) => name).join(' ')).toBe(
    'billNumber mblNumber releaseNumber vessel voyage etd eta emptyPickUpFrom documentCutOff vgmCutOff cyCutOff customsCutOff',
  )
  expect(groups.map((group) => [group.name, ...group.fields.map(({ name }) => name)].join(' '))).toEqual([
    'containers number type seal cargoKg tareKg vgmKg weighMethod weighedOn',
    'trucks plate driver driverPhone containerNumber loadingAt arrivedAt leftAt',
    'declarationForms formNumber customsDistrict declarationState declaredAt inspectedAt releasedAt',
    'policies policyNumber insurer clauses insuredValue currency claimPayableAt compensationOn',
  ])
})

const bills = 'billNumber mblNumber'
const cutOffs = 'emptyPickUpFrom documentCutOff vgmCutOff cyCutOff customsCutOff'
const sailing = `${bills} releaseNumber vessel voyage etd eta ${cutOffs}`
const allRows = 'containers trucks declarationForms policies'

// Written by hand: the fields and the rows of each service.
test.each<[keyof typeof runningForms, string, string]>([
  ['ocean', sailing, allRows],
  ['rail', sailing, allRows],
  ['soc', sailing, allRows],
  ['barge', sailing, allRows],
  ['air', sailing, 'trucks declarationForms policies'],
  ['trucking', `${bills} releaseNumber vessel voyage ${cutOffs}`, 'containers trucks'],
  ['warehouse', bills, 'containers trucks'],
  ['depot', bills, 'containers trucks'],
  ['overseas-warehouse', bills, 'containers trucks'],
  ['inland-terminal', bills, 'containers trucks'],
  ['container-management', bills, 'containers trucks'],
  ['customs', `${bills} vessel voyage`, 'containers declarationForms'],
  ['insurance', `${bills} vessel voyage`, 'policies'],
])('%s has the fields %s and rows of %s', (service, fields, groups) => {
  expect(runningForms[service].fields.map(({ name }) => name).join(' ')).toBe(fields)
  expect(runningForms[service].groups.map(({ name }) => name).join(' ')).toBe(groups)
})

test.each<[keyof typeof runningForms, (keyof typeof runningForms)[], string, string]>([
  ['depot', [], bills, 'containers trucks'],
  ['depot', ['depot'], bills, 'containers trucks'],
  ['depot', ['customs'], `${bills} vessel voyage`, 'containers trucks declarationForms'],
  [
    'insurance',
    ['trucking', 'warehouse'],
    `${bills} vessel voyage releaseNumber ${cutOffs}`,
    'policies containers trucks',
  ],
])('%s with %j has each field and each group once', (service, moreServices, fields, groups) => {
  const form = runningFormOf({ service, moreServices })
  expect(form.fields.map(({ name }) => name).join(' ')).toBe(fields)
  expect(form.groups.map(({ name }) => name).join(' ')).toBe(groups)
})

test('every cut-off of the ship has a field', () => {
  expect(cutOffFields).toEqual({
    ECP: 'emptyPickUpFrom',
    DCO: 'documentCutOff',
    VCO: 'vgmCutOff',
    FCO: 'cyCutOff',
    CUA: 'customsCutOff',
  })
})

test('only the arrival is read by the clock of the destination', () => {
  const { fields, groups } = runningForms.ocean
  const clocks = [...fields, ...groups.flatMap((group) => group.fields)].flatMap(({ name, clock }) =>
    clock === undefined ? [] : [`${name} ${clock}`],
  )
  expect(clocks).toEqual([
    'etd origin',
    'eta destination',
    ...cutOffs.split(' ').map((name) => `${name} origin`),
    ...['loadingAt', 'arrivedAt', 'leftAt', 'declaredAt', 'inspectedAt', 'releasedAt'].map(
      (name) => `${name} origin`,
    ),
  ])
})

describe('the times of a sailing', () => {
  const sailing = { etd: '2026-12-04 18:00', eta: '2027-01-08 06:30', cyCutOff: '2026-12-02 20:00' }
  const problemsOf = (fields: object) =>
    runningProblems(runningForms.ocean, { fields: { ...sailing, ...fields }, groups: {} })
  test.each(Object.values(cutOffFields))('%s is not after the departure', (name) => {
    expect(problemsOf({ cyCutOff: '', [name]: '2026-12-04 18:00' })).toEqual({})
    expect(problemsOf({ cyCutOff: '', [name]: '2026-12-04 18:01' })).toEqual({ [name]: 'too-large' })
    expect(problemsOf({ cyCutOff: '', etd: '', [name]: '2026-12-04 18:01' })).toEqual({})
  })
  test('no empty container is picked up after the terminal has closed', () => {
    expect(problemsOf({ emptyPickUpFrom: '2026-12-02 20:00' })).toEqual({})
    expect(problemsOf({ emptyPickUpFrom: '2026-12-02 20:01' })).toEqual({ emptyPickUpFrom: 'too-large' })
  })
  // Decision 104: some terminals take the VGM until the ship is loaded.
  test('the VGM may close after the terminal', () => {
    expect(problemsOf({ vgmCutOff: '2026-12-03 12:00' })).toEqual({})
  })
  test('the arrival is not before the departure, as far as the clocks of both places can tell', () => {
    expect(problemsOf({ eta: '2026-12-03 15:59' })).toEqual({ eta: 'too-small' })
    expect(problemsOf({ eta: '2026-12-03 16:00' })).toEqual({})
  })
})

describe('a field that staff fill in', () => {
  // Written by hand: a text, and what is wrong with it.
  test.each<[string, string, string | undefined]>([
    ['billNumber', 'COSU6123456780', undefined],
    ['billNumber', 'COSU612', 'wrong-format'],
    ['mblNumber', 'COSU 9988776650', 'wrong-format'],
    ['releaseNumber', 'x'.repeat(50), undefined],
    ['releaseNumber', 'x'.repeat(51), 'too-long'],
    ['releaseNumber', 'EDO-1/a 2.0_b', undefined],
    ['releaseNumber', 'EDO <b>1</b>', 'wrong-format'],
    ['releaseNumber', '放箱😀', 'wrong-format'],
    ['releaseNumber', '-1', 'wrong-format'],
    ['vessel', 'x'.repeat(50), undefined],
    ['vessel', 'x'.repeat(51), 'too-long'],
    ['voyage', 'x'.repeat(51), 'too-long'],
    ['etd', '2026-12-04 18:00', undefined],
    ['etd', '2026-12-04', 'wrong-format'],
    ['eta', 'Friday', 'wrong-format'],
    ...cutOffs.split(' ').map((name): [string, string, string] => [name, 'soon', 'wrong-format']),
    ['price', '1', 'unknown-field'],
  ])('%s %j: %s', (name, text, problem) => {
    const wrong = runningProblems(runningForms.ocean, { fields: { [name]: text }, groups: {} })
    expect(wrong).toEqual(problem ? { [name]: problem } : {})
  })

  const rows = {
    containers: { number: 'CSQU3054383', type: '40HQ' },
    trucks: { plate: '鲁B12345', driver: '王强', driverPhone: '13800138000' },
    declarationForms: { declarationState: 'preparing' },
    policies: { policyNumber: 'PICC-2026-88', currency: 'CNY' },
  }
  test.each<[keyof typeof rows, string, string, string | undefined]>([
    ['containers', 'number', '', 'required'],
    ['containers', 'number', 'CSQU3054384', 'wrong-format'],
    ['containers', 'type', '', 'required'],
    ['containers', 'type', '99XX', 'unknown-value'],
    ['containers', 'seal', 'x'.repeat(20), undefined],
    ['containers', 'seal', 'x'.repeat(21), 'too-long'],
    ['containers', 'seal', 'SL100234/SL100235.1', undefined],
    ['containers', 'seal', '<script>', 'wrong-format'],
    ['containers', 'seal', '封条1', 'wrong-format'],
    ['containers', 'cargoKg', 'heavy', 'wrong-format'],
    ['containers', 'tareKg', '0', 'too-small'],
    ['containers', 'weighMethod', 'SM1', undefined],
    ['containers', 'weighMethod', 'SM3', 'unknown-value'],
    ['containers', 'weighedOn', '2026-02-30', 'wrong-format'],
    ['trucks', 'plate', '', 'required'],
    ['trucks', 'plate', '12345', 'wrong-format'],
    ['trucks', 'driver', '', 'required'],
    ['trucks', 'driver', '王3', 'wrong-format'],
    ['trucks', 'driverPhone', '', 'required'],
    ['trucks', 'driverPhone', '12', 'wrong-format'],
    ['trucks', 'containerNumber', 'CSQU3054383', undefined],
    ['trucks', 'containerNumber', 'CSQU3054384', 'wrong-format'],
    ['trucks', 'loadingAt', 'soon', 'wrong-format'],
    ['trucks', 'arrivedAt', 'soon', 'wrong-format'],
    ['trucks', 'leftAt', 'soon', 'wrong-format'],
    ['declarationForms', 'formNumber', '422720260000012345', undefined],
    ['declarationForms', 'formNumber', '42272026000001234', 'wrong-format'],
    ['declarationForms', 'formNumber', '4227202600000123456', 'wrong-format'],
    ['declarationForms', 'formNumber', '42272026000001234A', 'wrong-format'],
    ['declarationForms', 'customsDistrict', 'x'.repeat(60), undefined],
    ['declarationForms', 'customsDistrict', 'x'.repeat(61), 'too-long'],
    ['declarationForms', 'declarationState', '', 'required'],
    ['declarationForms', 'declarationState', 'declared', undefined],
    ['declarationForms', 'declarationState', 'inspection', undefined],
    ['declarationForms', 'declarationState', 'lost', 'unknown-value'],
    ['declarationForms', 'declaredAt', 'soon', 'wrong-format'],
    ['declarationForms', 'inspectedAt', 'soon', 'wrong-format'],
    // It has not been released.
    ['declarationForms', 'releasedAt', '2026-12-02 15:30', 'inconsistent'],
    ['policies', 'policyNumber', '', 'required'],
    ['policies', 'policyNumber', 'x'.repeat(51), 'too-long'],
    ['policies', 'insurer', 'x'.repeat(61), 'too-long'],
    ['policies', 'clauses', 'with-average', undefined],
    ['policies', 'clauses', 'some', 'unknown-value'],
    ['policies', 'insuredValue', 'much', 'wrong-format'],
    ['policies', 'currency', 'DEM', 'unknown-value'],
    ['policies', 'currency', 'USD', undefined],
    ['policies', 'claimPayableAt', 'x'.repeat(61), 'too-long'],
    ['policies', 'compensationOn', 'soon', 'wrong-format'],
  ])('of a row of %s: %s %j: %s', (group, name, text, problem) => {
    const values = { fields: {}, groups: { [group]: [{ ...rows[group], [name]: text }] } }
    const wrong = runningProblems(runningForms.ocean, values)
    expect(wrong).toEqual(problem ? { [`${group}.0.${name}`]: problem } : {})
  })

  test('an insured value has a currency', () => {
    const problemsOf = (row: object) =>
      runningProblems(runningForms.insurance, {
        fields: {},
        groups: { policies: [{ ...rows.policies, insuredValue: '385000', ...row }] },
      })
    expect(problemsOf({ currency: '' })).toEqual({ 'policies.0.currency': 'required' })
    expect(problemsOf({ currency: 'CNY' })).toEqual({})
  })

  test('a declaration that is released says when', () => {
    const values = { fields: {}, groups: { declarationForms: [{ declarationState: 'released' }] } }
    expect(runningProblems(runningForms.ocean, values)).toEqual({
      'declarationForms.0.releasedAt': 'required',
    })
  })

  test.each([
    ['containers', 200],
    ['trucks', 50],
    ['declarationForms', 10],
    ['policies', 10],
  ])('%s have at most %i rows', (group, most) => {
    const wrongWith = (count: number) =>
      runningProblems(runningForms.ocean, { fields: {}, groups: { [group]: Array(count).fill({}) } })[group]
    expect([wrongWith(most), wrongWith(most + 1)]).toEqual([undefined, 'too-many'])
  })

  test('is kept as it is written in the trade', () => {
    const typed = {
      fields: {
        billNumber: ' cosu6123456780 ',
        vessel: 'ＱＵＡＹ　ＤＡＷＮ',
        voyage: '０３１Ｗ',
        etd: '2026/12/4 8:05',
      },
      groups: {
        containers: [{ number: 'csqu 305438-3', seal: 'a 12-34、B5' }],
        trucks: [{ plate: '鲁b·12345', driverPhone: '+86 138-0013-8000', containerNumber: 'csqu3054383' }],
        declarationForms: [{ formNumber: '4227 2026 0000 012345', declaredAt: '2026.12.02 9:00' }],
        policies: [{ policyNumber: 'ＰＩＣＣ－８８', insurer: '人保（宁波）' }],
      },
    }
    expect(cleanValues(runningForms.ocean, typed)).toEqual({
      fields: { billNumber: 'COSU6123456780', vessel: 'QUAY DAWN', voyage: '031W', etd: '2026-12-04 08:05' },
      groups: {
        containers: [{ number: 'CSQU3054383', seal: 'A1234/B5' }],
        trucks: [{ plate: '鲁B12345', driverPhone: '13800138000', containerNumber: 'CSQU3054383' }],
        declarationForms: [{ formNumber: '422720260000012345', declaredAt: '2026-12-02 09:00' }],
        policies: [{ policyNumber: 'PICC-88', insurer: '人保（宁波）' }],
      },
    })
  })
})

describe('the containers of an order', () => {
  const problemsOf = (...containers: Record<string, string>[]) =>
    runningProblems(runningForms.ocean, { fields: {}, groups: { containers } })
  const first = { number: 'CSQU3054383', type: '40HQ' }

  test('have each a number of its own', () => {
    expect(problemsOf(first, { ...first, number: 'MSKU6011672' })).toEqual({})
    expect(problemsOf(first, first, first)).toEqual({
      'containers.1.number': 'inconsistent',
      'containers.2.number': 'inconsistent',
    })
    const { number: _number, ...unnumbered } = first
    expect(problemsOf(unnumbered, unnumbered)).toEqual({
      'containers.0.number': 'required',
      'containers.1.number': 'required',
    })
    const wrong = { ...first, number: 'CSQU3054384' }
    expect(problemsOf(wrong, wrong)).toEqual({
      'containers.0.number': 'wrong-format',
      'containers.1.number': 'wrong-format',
    })
  })

  test('were weighed in a way that is named; a weight that is none is one problem', () => {
    expect(problemsOf({ ...first, vgmKg: '24500', weighMethod: 'SM1' })).toEqual({})
    expect(problemsOf({ ...first, vgmKg: '24500' })).toEqual({ 'containers.0.weighMethod': 'required' })
    expect(problemsOf({ ...first, vgmKg: '3900', weighMethod: 'SM1' })).toEqual({
      'containers.0.vgmKg': 'too-small',
    })
    expect(problemsOf({ ...first, vgmKg: 'heavy', weighMethod: 'SM1' })).toEqual({
      'containers.0.vgmKg': 'wrong-format',
    })
    expect(problemsOf({ ...first, vgmKg: '0', weighMethod: 'SM4' })).toEqual({
      'containers.0.vgmKg': 'too-small',
      'containers.0.weighMethod': 'unknown-value',
    })
    expect(problemsOf({ ...first, vgmKg: '', weighMethod: '' })).toEqual({})
  })
})

test('wrong details are named by their path in the values', () => {
  const sent = { fields: { etd: 'soon' }, groups: { trucks: [{ plate: '鲁B12345', driver: '王强' }] } }
  expect(checkedDetails(runningForms.ocean, sent)).toMatchObject({
    ok: false,
    refusal: 'invalid-input',
    fields: { 'values.fields.etd': 'wrong-format', 'values.groups.trucks.0.driverPhone': 'required' },
  })
})

test.each(orderServices)(
  'nothing need be filled in on an order of %s, and no field stands twice',
  (service) => {
    const { fields, groups } = runningForms[service]
    expect(runningProblems(runningForms[service], { fields: {}, groups: {} })).toEqual({})
    for (const list of [fields, ...groups.map((group) => group.fields)]) {
      const names = list.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  },
)

test('a complete order is right', () => {
  expect(checkedDetails(runningForms.ocean, orderDetails)).toEqual({ ok: true, value: orderDetails })
})

describe('VGM', () => {
  // Standards §2: 45G1 24,500 is right; 3,900 and 30,481 are refused.
  test.each<[Record<string, string>, string | undefined]>([
    [{ type: '40HQ', vgmKg: '24500' }, undefined],
    [{ type: '40HQ', vgmKg: '3900' }, 'too-small'],
    [{ type: '40HQ', vgmKg: '3901' }, undefined],
    [{ type: '40HQ', vgmKg: '30480' }, undefined],
    [{ type: '40HQ', vgmKg: '30481' }, 'too-large'],
    [{ type: '40HQ', vgmKg: '4000', tareKg: '4000' }, 'too-small'],
    [{ type: '40HQ', vgmKg: '', tareKg: '4000' }, undefined],
    [{ type: '40HQ', vgmKg: '21899', tareKg: '3900', cargoKg: '18000', weighMethod: 'SM2' }, 'inconsistent'],
    [{ type: '40HQ', vgmKg: '21900', tareKg: '3900', cargoKg: '18000', weighMethod: 'SM2' }, undefined],
    [{ type: '40HQ', vgmKg: '21899', tareKg: '3900', cargoKg: '18000', weighMethod: 'SM1' }, undefined],
    [{ type: '40HQ', vgmKg: '3950', tareKg: '' }, undefined],
    [{ type: '40HQ', vgmKg: '21899', cargoKg: '18000', tareKg: '', weighMethod: 'SM2' }, undefined],
    [{ type: '40HQ', vgmKg: '3950', tareKg: '3900', weighMethod: 'SM2' }, undefined],
    // Less than the cargo alone.
    [{ type: '40HQ', vgmKg: '17999', cargoKg: '18000', weighMethod: 'SM2' }, 'inconsistent'],
    [{ type: '40HQ', vgmKg: '18000', cargoKg: '18000', weighMethod: 'SM2' }, undefined],
    [{ type: '40HQ', tareKg: '3900' }, undefined],
    [{ type: '20OT', vgmKg: '100' }, undefined],
    [{ type: '20OT', vgmKg: '0' }, 'too-small'],
    [{ type: '20OT', vgmKg: '30481' }, 'too-large'],
    [{ type: '99XX', vgmKg: '0' }, 'too-small'],
    [{ type: '99XX', vgmKg: '99999' }, undefined],
    [{ vgmKg: '99999' }, undefined],
    [{ type: '40HQ', vgmKg: 'heavy' }, undefined],
  ])('%j: %s', (row, problem) => {
    expect(vgmProblem(row)).toBe(problem)
  })
})

describe('of a truck and a declaration, what comes later is later', () => {
  const truck = { plate: '鲁B12345', driver: '王强', driverPhone: '13800138000' }
  const released = { declarationState: 'released' }
  const problemsOf = (groups: OrderValues['groups']) =>
    runningProblems(runningForms.ocean, { fields: {}, groups })

  test.each([
    ['2026-12-01 09:00', '2026-12-01 08:59', 'too-small'],
    ['2026-12-01 09:00', '2026-12-01 09:00', undefined],
    ['2026-12-01 09:00', '2026-12-02 08:00', undefined],
    ['2026-12-01 09:00', '', undefined],
    ['', '2026-12-01 09:00', undefined],
    // A text that is no time has a problem of its own.
    ['2026-12-01 09:00', '1 December', 'wrong-format'],
  ])('arrived %j, left %j: %s', (arrivedAt, leftAt, problem) => {
    const expected = problem ? { 'trucks.1.leftAt': problem } : {}
    expect(problemsOf({ trucks: [truck, { ...truck, arrivedAt, leftAt }] })).toEqual(expected)
  })

  test('a time that is not known is no earlier one', () => {
    expect(problemsOf({ trucks: [{ ...truck, leftAt: '2026-12-01 09:00' }] })).toEqual({})
    expect(problemsOf({ trucks: [{ ...truck, arrivedAt: '2026-12-01 09:00' }] })).toEqual({})
  })

  test.each([
    ['2026-12-02 09:01', '2026-12-02 09:00', 'too-small'],
    ['2026-12-02 09:00', '2026-12-02 09:00', undefined],
  ])('declared %s, released %s: %s', (declaredAt, releasedAt, problem) => {
    const expected = problem ? { 'declarationForms.0.releasedAt': problem } : {}
    expect(problemsOf({ declarationForms: [{ ...released, declaredAt, releasedAt }] })).toEqual(expected)
  })
})

test('staff fill in once the order is generated, until it is completed', () => {
  expect(orderStates.filter((state) => isRunning({ state }))).toEqual(['order-generated', 'in-process'])
})

test.each<[string | null, string | null, string, string]>([
  ['CNTAO', 'NLRTM', 'Asia/Shanghai', 'Europe/Amsterdam'],
  ['330282', 'CNNGB', 'Asia/Shanghai', 'Asia/Shanghai'],
  // No port that we know is in such a country.
  ['ZZABC', 'ABNLRTM', 'Asia/Shanghai', 'Asia/Shanghai'],
  ['NLRTM', 'NLRTMX', 'Europe/Amsterdam', 'Asia/Shanghai'],
  // A code of a depot, not of Chad.
  [null, 'TD1', 'Asia/Shanghai', 'Asia/Shanghai'],
])('the clocks of %s and %s are %s and %s', (fromCode, toCode, origin, destination) => {
  expect(zonesOf({ fromCode, toCode })).toEqual({ origin, destination })
})

describe('what two people typed on one version', () => {
  const base: OrderValues = {
    fields: { vessel: 'HERON', voyage: '1' },
    groups: { containers: [{ number: 'A' }] },
  }
  const withFields = (fields: Record<string, string>): OrderValues => ({
    ...base,
    fields: { ...base.fields, ...fields },
  })

  test('in different fields is put together', () => {
    expect(mergeValues(base, withFields({ voyage: '2' }), withFields({ vessel: 'EGRET' }))).toEqual({
      values: withFields({ vessel: 'EGRET', voyage: '2' }),
      conflicts: [],
    })
  })

  test('in one field keeps the own text and names the field', () => {
    expect(mergeValues(base, withFields({ voyage: '2' }), withFields({ voyage: '3' }))).toEqual({
      values: withFields({ voyage: '2' }),
      conflicts: ['voyage'],
    })
    expect(mergeValues(base, withFields({ voyage: '2' }), withFields({ voyage: '2' })).conflicts).toEqual([])
  })

  test('a field that one of them emptied is empty', () => {
    const { values } = mergeValues(base, base, withFields({ voyage: '' }))
    expect(values.fields).toEqual({ vessel: 'HERON' })
  })

  test('rows belong together', () => {
    const own = { ...base, groups: { containers: [{ number: 'A', seal: '1' }] } }
    const other = { ...base, groups: { containers: [{ number: 'A' }, { number: 'B' }] } }
    expect(mergeValues(base, base, other).values.groups).toEqual(other.groups)
    expect(mergeValues(base, own, base).values.groups).toEqual(own.groups)
    expect(mergeValues(base, own, other)).toEqual({ values: own, conflicts: ['containers'] })
    const empty = { ...base, groups: { containers: [{ number: 'A', seal: '' }] } }
    expect(mergeValues(base, empty, other).conflicts).toEqual([])
    expect(mergeValues(base, other, other)).toEqual({ values: other, conflicts: [] })
  })

  test('rows that one of them added are kept, also where the other has none', () => {
    const none: OrderValues = { fields: {}, groups: {} }
    const added: OrderValues = { fields: { vessel: 'HERON' }, groups: { trucks: [{ plate: 'A1' }] } }
    expect(mergeValues(none, none, added)).toEqual({ values: added, conflicts: [] })
    expect(mergeValues(none, added, none)).toEqual({ values: added, conflicts: [] })
    expect(mergeValues(added, added, none)).toEqual({
      values: { fields: {}, groups: { trucks: [] } },
      conflicts: [],
    })
    expect(mergeValues(added, none, added).values).toEqual({ fields: {}, groups: { trucks: [] } })
  })

  test('the sequence of the fields in a row changes nothing', () => {
    const row = (texts: Record<string, string>): OrderValues => ({ fields: {}, groups: { trucks: [texts] } })
    const [start, same, changed] = [
      row({ plate: 'A1', driver: 'Wu' }),
      row({ driver: 'Wu', plate: 'A1' }),
      row({ plate: 'A2', driver: 'Wu' }),
    ]
    expect(mergeValues(start, same, changed)).toEqual({ values: changed, conflicts: [] })
    expect(mergeValues(start, changed, same)).toEqual({ values: changed, conflicts: [] })
  })
})

test('a release number stays as the depot wrote it', () => {
  const { fields } = cleanValues(runningFormOf({ service: 'depot', moreServices: ['ocean'] }), {
    fields: { releaseNumber: ' REL-1/a ' },
    groups: {},
  })
  expect(fields.releaseNumber).toBe('REL-1/a')
})
