import { expect, test } from 'vitest'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms, orderServices } from '#domain/orders/fields/order-forms.ts'
import { runningForms } from '#domain/orders/running/running-fields.ts'
import { sharedContents, sharedOrderPath, usualShareDays } from './order-share.ts'
import { pickShared, recordsThatHold } from './pick-shared.ts'

// By hand, from the brief of the share links: what a consignee and what a driver needs, and nothing else.
const allowed = {
  consignee: [
    'fact number',
    'fact ownReference',
    'fact billNumber',
    'fact from',
    'fact to',
    'fact vessel',
    'fact voyage',
    'fact departsOn',
    'fact containers',
    'running billNumber',
    'running mblNumber',
    'running vessel',
    'running voyage',
    'running etd',
    'running eta',
    'running containers.number',
    'running containers.type',
    'running containers.seal',
    'milestones',
    'document bill-of-lading',
    'document arrival-notice',
    'document release-order',
    'document packing-list',
    'document certificate-of-origin',
  ],
  driver: [
    'fact number',
    'ordered vessel',
    'ordered voyage',
    'ordered terminal',
    'ordered pickUpDepot',
    'ordered returnPlace',
    'ordered depot',
    'ordered releaseNumber',
    'ordered plate',
    'ordered day',
    'ordered appointment',
    'ordered doors.city',
    'ordered doors.address',
    'ordered doors.contact',
    'ordered doors.mobile',
    'ordered doors.telephone',
    'ordered doors.day',
    'ordered doors.fromTime',
    'ordered doors.toTime',
    'ordered containerNumbers.number',
    'ordered containerNumbers.type',
    'running releaseNumber',
    'running vessel',
    'running voyage',
    'running cyCutOff',
    'running containers.number',
    'running containers.type',
    'running containers.seal',
    'running trucks.plate',
    'running trucks.containerNumber',
    'running trucks.loadingAt',
  ],
}

const pathsOf = ({ fields, groups }: (typeof sharedContents)['driver']['ordered']): string[] => [
  ...fields,
  ...Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group}.${name}`)),
]

test.each(['consignee', 'driver'] as const)('a link for a %s shows what it is for', (scope) => {
  const { facts, ordered, running, milestones, documents } = sharedContents[scope]
  expect([
    ...facts.map((fact) => `fact ${fact}`),
    ...pathsOf(ordered).map((path) => `ordered ${path}`),
    ...pathsOf(running).map((path) => `running ${path}`),
    ...(milestones ? ['milestones'] : []),
    ...documents.map((kind) => `document ${kind}`),
  ]).toEqual(allowed[scope])
})

test('every field that is shared is a field of an order', () => {
  const known = (forms: typeof orderForms) =>
    new Set(
      orderServices.flatMap((service) => [
        ...forms[service].fields.map(({ name }) => name),
        ...forms[service].groups.flatMap(({ name, fields }) =>
          fields.map((field) => `${name}.${field.name}`),
        ),
      ]),
    )
  const [ordered, running] = [known(orderForms), known(runningForms)]
  for (const contents of Object.values(sharedContents)) {
    expect(pathsOf(contents.ordered).filter((path) => !ordered.has(path))).toEqual([])
    expect(pathsOf(contents.running).filter((path) => !running.has(path))).toEqual([])
  }
})

test('only the named fields are picked, also from rows; empty ones are left out', () => {
  const values = {
    fields: { plate: '鲁B12345', remark: 'secret', releaseNumber: '' },
    groups: { doors: [{ address: 'No. 8', email: 'a@b.example' }], shipper: [{ name: 'Moss' }], trucks: [] },
  }
  const picked = pickShared(values, {
    fields: ['plate', 'releaseNumber'],
    groups: { doors: ['address', 'contact'], trucks: ['plate'] },
  })
  expect(picked).toEqual({ fields: { plate: '鲁B12345' }, groups: { doors: [{ address: 'No. 8' }] } })
})

test('of corrected records the last one holds, and none that was taken back', () => {
  const record = (milestone: string, at: string | null, container: string | null = null) => ({
    milestone,
    classifier: 'actual' as const,
    container,
    at: at === null ? null : new Date(at),
  })
  const late = record('departure', '2026-12-05T00:00:00Z')
  const ofContainer = record('departure', '2026-12-06T00:00:00Z', 'CSQU3054383')
  const ofAnother = record('departure', '2026-12-07T00:00:00Z', 'MSKU6011672')
  const records = [
    record('departure', '2026-12-04T00:00:00Z'),
    record('gate-in', '2026-12-01T00:00:00Z'),
    late,
    ofContainer,
    ofAnother,
    record('gate-in', null),
  ]
  expect(recordsThatHold(records)).toEqual([late, ofContainer, ofAnother])
})

test('a driver needs a link for a week, a consignee until the cargo has arrived', () => {
  expect(usualShareDays).toEqual({ consignee: 90, driver: 7 })
})

test('the token is in the fragment of the link', () => {
  expect(sharedOrderPath('abc')).toBe('/order/shared#abc')
})

test('a row with nothing to show is left out', () => {
  const groups: OrderValues['groups'] = {
    containers: [{ weight: '1' }, { number: 'CSQU3054383', weight: '2' }],
    trucks: [{ driver: 'Wu' }],
  }
  const allowed = { fields: [], groups: { containers: ['number'], trucks: ['plate'], doors: ['city'] } }
  expect(pickShared({ fields: {}, groups }, allowed).groups).toEqual({
    containers: [{ number: 'CSQU3054383' }],
  })
})
