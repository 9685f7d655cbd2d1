import { expect, test } from 'vitest'
import { orderProblems } from '#domain/orders/fields/order-problems.ts'
import { runningForms } from '#domain/orders/running/running-fields.ts'
import { demoDetails } from './demo-details.ts'

const shipment = {
  id: 7,
  service: 'ocean' as const,
  containers: [
    { type: '20GP' as const, count: 1 },
    { type: '40HQ' as const, count: 2 },
  ],
  departsOn: '2026-12-10',
  fromCode: 'CNNGB',
  toCode: 'NLRTM',
}

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-12-20', '2026-12-08'],
])(
  'containers of the demo that are filled in on %s were weighed on %s, and hold the cargo of the order',
  (today, day) => {
    const rows = demoDetails(shipment, { grossWeightKg: 30_000, today })?.groups.containers ?? []
    expect(rows.map(({ weighedOn }) => weighedOn)).toEqual([day, day, day])
    expect(rows.reduce((sum, { cargoKg }) => sum + Number(cargoKg), 0)).toBe(30_000)
    for (const { cargoKg, tareKg, vgmKg } of rows)
      expect(Number(vgmKg)).toBe(Number(cargoKg) + Number(tareKg))
  },
)

test.each([
  [undefined, { declarationState: 'preparing' }],
  [
    new Date('2026-12-09T02:00:00Z'),
    { declarationState: 'released', declaredAt: '2026-12-09 05:00', releasedAt: '2026-12-09 10:00' },
  ],
])('an ocean order of the demo has its numbers, a declaration and a policy', (releasedAt, declaration) => {
  const arrivesAt = new Date('2027-01-08T07:00:00Z')
  const values = demoDetails(shipment, {
    grossWeightKg: 30_000,
    today: '2026-12-01',
    arrivesAt,
    releasedAt,
  })
  expect(values?.fields).toMatchObject({
    mblNumber: 'QYMB20000007',
    releaseNumber: 'RLS30000007',
    eta: '2027-01-08 08:00',
  })
  expect(values?.groups.declarationForms).toMatchObject([declaration])
  expect(values?.groups.policies).toMatchObject([{ policyNumber: 'QYMC10000007' }])
  expect(values && orderProblems(runningForms.ocean, values, { savedContacts: new Set() })).toEqual({})
})
