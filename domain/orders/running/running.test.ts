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
import { runningFormOf, runningForms } from './running-fields.ts'
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

test.each<[keyof typeof runningForms, string]>([
  ['trucking', 'containers trucks'],
  ['warehouse', 'containers trucks'],
  ['depot', 'containers trucks'],
  ['customs', 'containers declarationForms'],
  ['insurance', 'policies'],
  ['air', 'trucks declarationForms policies'],
])('%s has rows of %s', (service, names) => {
  expect(runningForms[service].groups.map(({ name }) => name).join(' ')).toBe(names)
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
    [{ type: '20OT', vgmKg: '100' }, undefined],
  ])('%j: %s', (row, problem) => {
    expect(vgmProblem(row)).toBe(problem)
  })
})

test('of a truck and a declaration, what comes later is later', () => {
  const values = {
    fields: {},
    groups: {
      trucks: [
        {
          plate: '鲁B12345',
          driver: '王强',
          driverPhone: '13800138000',
          arrivedAt: '2026-12-01 09:00',
          leftAt: '2026-12-01 08:59',
        },
      ],
      declarationForms: [
        {
          declarationState: 'released',
          declaredAt: '2026-12-02 09:00',
          releasedAt: '2026-12-02 09:00',
        },
      ],
    },
  }
  expect(runningProblems(runningForms.ocean, values)).toEqual({ 'trucks.0.leftAt': 'too-small' })
})

test('staff fill in once the order is generated, until it is completed', () => {
  expect(orderStates.filter((state) => isRunning({ state }))).toEqual(['order-generated', 'in-process'])
})

test.each<[string | null, string | null, string, string]>([
  ['CNTAO', 'NLRTM', 'Asia/Shanghai', 'Europe/Amsterdam'],
  ['330282', 'CNNGB', 'Asia/Shanghai', 'Asia/Shanghai'],
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
  })
})

test('a release number stays as the depot wrote it', () => {
  const { fields } = cleanValues(runningFormOf({ service: 'depot', moreServices: ['ocean'] }), {
    fields: { releaseNumber: ' REL-1/a ' },
    groups: {},
  })
  expect(fields.releaseNumber).toBe('REL-1/a')
})
