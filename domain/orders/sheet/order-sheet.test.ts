import { expect, test } from 'vitest'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import {
  fillFromSheet,
  linesByOrder,
  linesOfOrder,
  type SheetLine,
  type SheetProblems,
} from './order-sheet.ts'
import { hasOwnWord, orderSheetColumns } from './sheet-columns.ts'
import { milestonesFromSheet } from './sheet-milestones.ts'

const before = {
  fields: { vessel: 'EASTERN HARBOUR', voyage: '051E' },
  groups: { containers: [{ number: 'CSQU3054383', type: '40HQ', seal: 'A1' }] },
}
const line = (row: number, cells: Record<string, string>): SheetLine => ({ row, cells })
const container = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([name, text]) => [`containers.${name}`, text]))

// Written by hand.
test('a sheet has these columns; some have words of their own', () => {
  const columns = `orderNo
    billNumber mblNumber releaseNumber vessel voyage etd eta
    emptyPickUpFrom documentCutOff vgmCutOff cyCutOff customsCutOff
    containers.number containers.type containers.seal containers.cargoKg containers.tareKg containers.vgmKg
    containers.weighMethod containers.weighedOn
    trucks.plate trucks.driver trucks.driverPhone trucks.containerNumber
    trucks.loadingAt trucks.arrivedAt trucks.leftAt
    declarationForms.formNumber declarationForms.customsDistrict declarationForms.declarationState
    declarationForms.declaredAt declarationForms.inspectedAt declarationForms.releasedAt
    policies.policyNumber policies.insurer policies.clauses policies.insuredValue policies.currency
    policies.claimPayableAt policies.compensationOn
    milestone classifier time reason`
  expect(orderSheetColumns).toEqual(columns.split(/\s+/))
  expect(orderSheetColumns.filter(hasOwnWord)).toEqual(
    'orderNo containers.number milestone classifier time reason'.split(' '),
  )
})

test('the first container of an order is added', () => {
  const empty = { fields: {}, groups: {} }
  const sent = [line(2, container({ number: 'MSKU6011672', type: '20GP' }))]
  expect(fillFromSheet({ service: 'ocean', moreServices: [] }, empty, sent)).toEqual({
    values: { fields: {}, groups: { containers: [{ number: 'MSKU6011672', type: '20GP' }] } },
    problems: {},
  })
})

test('what the order has wrong already is named at the first row of the order', () => {
  const wrong = { ...before, fields: { vessel: 'x'.repeat(51) } }
  const sent = [line(4, { voyage: '052E' }), line(5, container({ number: 'CSQU3054384', type: '20GP' }))]
  expect(fillFromSheet({ service: 'ocean', moreServices: [] }, wrong, sent).problems).toEqual({
    4: { orderNo: 'too-long' },
    5: { 'containers.number': 'wrong-format' },
  })
})

test('empty cells change nothing; a known container is changed, another one is added', () => {
  const { values, problems } = fillFromSheet({ service: 'ocean', moreServices: [] }, before, [
    line(2, { voyage: '052E', ...container({ number: 'csqu 3054383', seal: 'b2' }) }),
    line(3, container({ number: 'MSKU6011672', type: '20GP' })),
  ])
  expect(problems).toEqual({})
  expect(values.fields).toEqual({ vessel: 'EASTERN HARBOUR', voyage: '052E' })
  expect(values.groups.containers).toEqual([
    { number: 'CSQU3054383', type: '40HQ', seal: 'B2' },
    { number: 'MSKU6011672', type: '20GP' },
  ])
})

test.each<[string, 'ocean' | 'insurance', SheetLine[], SheetProblems]>([
  [
    'a wrong check digit',
    'ocean',
    [line(4, container({ number: 'CSQU3054384', type: '40HQ' }))],
    { 4: { 'containers.number': 'wrong-format' } },
  ],
  [
    'a new container without its type',
    'ocean',
    [line(4, container({ number: 'MSKU6011672' }))],
    { 4: { 'containers.type': 'required' } },
  ],
  [
    'a seal without a container',
    'ocean',
    [line(4, container({ seal: 'A1' }))],
    { 4: { 'containers.number': 'required' } },
  ],
  [
    'two voyages in the rows of one order',
    'ocean',
    [line(4, { voyage: '1E' }), line(5, { voyage: '2E' })],
    { 5: { voyage: 'inconsistent' } },
  ],
  [
    'a VGM below the tare',
    'ocean',
    [line(4, container({ number: 'CSQU3054383', tareKg: '3900', vgmKg: '3900', weighMethod: 'SM1' }))],
    { 4: { 'containers.vgmKg': 'too-small' } },
  ],
  ['a time that is none', 'ocean', [line(4, { cyCutOff: 'Friday' })], { 4: { cyCutOff: 'wrong-format' } }],
  [
    'a cut-off and a container of an insurance',
    'insurance',
    [line(4, { cyCutOff: '2026-12-01 18:00', ...container({ number: 'MSKU6011672', type: '20GP' }) })],
    { 4: { cyCutOff: 'unknown-field', 'containers.number': 'unknown-field' } },
  ],
  [
    'a cut-off of an insurance in two rows',
    'insurance',
    [line(4, { cyCutOff: '2026-12-01 18:00' }), line(5, { cyCutOff: '2026-12-01 18:00' })],
    { 4: { cyCutOff: 'unknown-field' }, 5: { cyCutOff: 'unknown-field' } },
  ],
])('%s is named by its row and column', (_what, service, lines, problems) => {
  const start = service === 'ocean' ? before : { fields: {}, groups: {} }
  expect(fillFromSheet({ service, moreServices: [] }, start, lines).problems).toEqual(problems)
})

test('rows are put together by their order number, however it is typed', () => {
  const lines = [line(2, { orderNo: ' s261118-000001' }), line(3, { orderNo: 'S261118-000001' }), line(4, {})]
  expect([...linesByOrder(lines)].map(([number, own]) => [number, own.length])).toEqual([
    ['S261118-000001', 2],
    ['', 1],
  ])
})

const known = {
  service: 'ocean',
  moreServices: [],
  zones: { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' },
  now: new Date('2026-11-18T04:00:00Z'),
  records: [],
} as const

test('a milestone has happened unless the row says more, and is that of the container of its row', () => {
  const problems: SheetProblems = {}
  const found = milestonesFromSheet(
    [
      line(2, { milestone: 'gate-in', time: '2026-11-18 11:00', ...container({ number: 'CSQU3054383' }) }),
      line(3, { milestone: 'arrival', classifier: 'planned', time: '2026-12-20 08:00' }),
      line(4, { voyage: '052E', ...container({ number: 'MSKU6011672' }) }),
    ],
    known,
    problems,
  )
  expect(problems).toEqual({})
  expect(found).toMatchObject([
    { milestone: 'gate-in', classifier: 'actual', container: 'CSQU3054383', zone: 'Asia/Shanghai' },
    { milestone: 'arrival', classifier: 'planned', container: null, zone: 'Europe/Amsterdam' },
  ])
})

test('wrong milestones are named: in the future, unknown, without a time, twice without a reason', () => {
  const problems: SheetProblems = {}
  const found = milestonesFromSheet(
    [
      line(2, { milestone: 'gate-in', time: '2026-11-18 13:00' }),
      line(3, { milestone: 'teleported', classifier: 'perhaps' }),
      line(4, { milestone: 'loaded' }),
      line(5, { time: '2026-11-18 10:00' }),
      line(6, { milestone: 'booked', time: '2026-11-18 10:00' }),
      line(7, { milestone: 'booked', time: '2026-11-18 11:00' }),
      line(8, { milestone: 'loaded', time: '2026-11-18 11:00', ...container({ number: 'CSQU3054384' }) }),
      line(9, { reason: 'Typed wrong' }),
    ],
    known,
    problems,
  )
  expect(found.length).toBe(1)
  expect(problems).toEqual({
    2: { time: 'too-large' },
    3: { milestone: 'unknown-value', classifier: 'unknown-value' },
    4: { time: 'required' },
    5: { milestone: 'required' },
    7: { reason: 'required' },
    8: { 'containers.number': 'wrong-format' },
    9: { milestone: 'required' },
  })
})

const ocean = { service: 'ocean', moreServices: [] } as const
const full: OrderValues = {
  fields: { vessel: 'EASTERN HARBOUR', voyage: '051E', cyCutOff: '2026-12-02 20:00' },
  groups: {
    containers: [
      { number: 'CSQU3054383', type: '40HQ', seal: 'A1' },
      { number: 'MSKU6011672', type: '20GP' },
    ],
    // The same truck comes twice.
    trucks: [
      { plate: '浙B23456', driver: '周师傅', driverPhone: '13800000009', containerNumber: 'CSQU3054383' },
      { plate: '浙B23456', driver: '周师傅', driverPhone: '13800000009', containerNumber: 'MSKU6011672' },
      { plate: '浙B88888', driver: '王师傅', driverPhone: '13800000008' },
    ],
    // None has its number yet.
    declarationForms: [{ declarationState: 'preparing' }, { declarationState: 'declared' }],
    policies: [{ policyNumber: 'PICC-1', insurer: 'PICC', insuredValue: '1000', currency: 'USD' }],
  },
}
const linesOf = (values: OrderValues) =>
  linesOfOrder('S1', values).map((cells, index) => line(index + 2, { ...cells }))

test('what an order has is written to rows that change nothing when they are read again', () => {
  const lines = linesOf(full)
  expect(lines.map(({ cells }) => cells.orderNo)).toEqual(['S1', 'S1', 'S1'])
  expect(fillFromSheet(ocean, full, lines)).toEqual({ values: full, problems: {} })
  expect(linesOfOrder('S2', { fields: {}, groups: {} })).toEqual([{ orderNo: 'S2' }])
})

test('trucks, declarations and policies are changed and added, each found by what names it', () => {
  const [first, second, third] = linesOf(full).map(({ cells }) => cells)
  const edited = [
    line(2, { ...first, 'trucks.leftAt': '2026-12-01 10:00', 'policies.claimPayableAt': 'Rotterdam' }),
    line(3, { ...second, 'declarationForms.formNumber': '310120260000000001' }),
    line(4, { ...third, 'trucks.driver': '李师傅' }),
    line(5, {
      orderNo: 'S1',
      'trucks.plate': '沪A12345',
      'trucks.driver': '赵师傅',
      'trucks.driverPhone': '13800000007',
    }),
  ]
  const { values, problems } = fillFromSheet(ocean, full, edited)
  expect(problems).toEqual({})
  expect(values.groups.trucks?.map(({ driver, leftAt }) => [driver, leftAt])).toEqual([
    ['周师傅', '2026-12-01 10:00'],
    ['周师傅', undefined],
    ['李师傅', undefined],
    ['赵师傅', undefined],
  ])
  expect(values.groups.declarationForms?.map(({ formNumber }) => formNumber)).toEqual([
    undefined,
    '310120260000000001',
  ])
  expect(values.groups.policies).toEqual([{ ...full.groups.policies?.[0], claimPayableAt: 'Rotterdam' }])
})

test('a wrong cell of a group is named where it stands, and one without its name is required', () => {
  const sent = [
    line(2, { 'trucks.plate': 'B2', 'trucks.driver': '周师傅', 'trucks.driverPhone': '13800000009' }),
    line(3, { 'policies.insurer': 'PICC' }),
    line(4, { 'declarationForms.formNumber': '12', 'declarationForms.declarationState': 'declared' }),
  ]
  expect(fillFromSheet(ocean, before, sent).problems).toEqual({
    2: { 'trucks.plate': 'wrong-format' },
    3: { 'policies.policyNumber': 'required' },
    4: { 'declarationForms.formNumber': 'wrong-format' },
  })
  const stored = { service: 'depot', moreServices: [] } as const
  expect(fillFromSheet(stored, { fields: {}, groups: {} }, [sent[1] ?? line(3, {})]).problems).toEqual({
    3: { 'policies.policyNumber': 'unknown-field' },
  })
})
