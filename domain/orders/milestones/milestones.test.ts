import { describe, expect, test } from 'vitest'
import { milestoneTimeline, missingMilestones } from './milestone-timeline.ts'
import { milestoneFacts, milestonesOf, orderMilestones, serviceMilestones } from './milestones.ts'
import { recordMilestone, type TypedMilestone } from './record-milestone.ts'

const byShip = `booked carrier-releases empty-lifted gate-in customs-released terminal-released loaded-plan loaded
  departure arrival unloading gate-out delivered empty-returned`
const byTruck = 'truck-assigned empty-lifted arrived-at-door loaded-at-door left-door gate-in'

// Spec §4 with the booking before and the delivery at the end; trucking, warehouse and the others by hand.
test.each<[keyof typeof serviceMilestones, string]>([
  ['ocean', byShip],
  ['soc', byShip],
  ['barge', byShip],
  ['trucking', byTruck],
  ['warehouse', 'appointment-confirmed goods-received goods-stored goods-released'],
  ['overseas-warehouse', 'appointment-confirmed goods-received goods-stored goods-released'],
  ['depot', 'container-received container-inspected container-repaired container-released'],
  ['inland-terminal', 'container-received container-inspected container-repaired container-released'],
  ['container-management', 'container-received container-inspected container-repaired container-released'],
  ['customs', 'documents-received declared customs-released'],
  ['insurance', 'documents-received policy-issued'],
  ['air', 'booked goods-received customs-released departure arrival delivered'],
  ['rail', 'booked goods-received customs-released departure arrival delivered'],
])('the milestones of %s: %s', (service, codes) => {
  expect(serviceMilestones[service]).toEqual(codes.split(/\s+/))
})

test('an order of several services has the milestones of all, each once', () => {
  expect(milestonesOf({ service: 'trucking', moreServices: ['customs', 'insurance'] })).toEqual([
    ...byTruck.split(' '),
    ...['documents-received', 'declared', 'customs-released', 'policy-issued'],
  ])
  expect(milestonesOf({ service: 'ocean', moreServices: ['trucking'] })).toEqual([
    ...byShip.split(/\s+/),
    ...['truck-assigned', 'arrived-at-door', 'loaded-at-door', 'left-door'],
  ])
})

test('what happens abroad is timed by the clock there', () => {
  const abroad = orderMilestones.filter((code) => milestoneFacts(code).clock === 'destination')
  expect(abroad).toEqual(['arrival', 'unloading', 'gate-out', 'empty-returned', 'delivered'])
  const atHome = orderMilestones.filter((code) => milestoneFacts(code).clock === 'origin')
  expect(atHome).toHaveLength(orderMilestones.length - abroad.length)
})

test('releases and confirmations have no plan', () => {
  const onlyActual = orderMilestones.filter((code) => milestoneFacts(code).classifiers.join() === 'actual')
  expect(onlyActual).toEqual([
    ...['carrier-releases', 'customs-released', 'terminal-released', 'booked', 'truck-assigned'],
    ...['appointment-confirmed', 'documents-received', 'policy-issued'],
  ])
})

// DCSA Track & Trace 2.2, by hand; null where the standard has no such event.
test.each<[(typeof orderMilestones)[number], object | null]>([
  ['booked', { eventType: 'SHIPMENT', documentTypeCode: 'BKG', shipmentEventTypeCode: 'CONF' }],
  ['departure', { eventType: 'TRANSPORT', transportEventTypeCode: 'DEPA' }],
  ['delivered', { eventType: 'EQUIPMENT', equipmentEventTypeCode: 'DROP', emptyIndicatorCode: 'LADEN' }],
  ['loaded-at-door', { eventType: 'EQUIPMENT', equipmentEventTypeCode: 'STUF', emptyIndicatorCode: 'LADEN' }],
  [
    'container-received',
    {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTIN',
      emptyIndicatorCode: 'EMPTY',
      facilityTypeCode: 'DEPO',
    },
  ],
  [
    'container-inspected',
    {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'INSP',
      emptyIndicatorCode: 'EMPTY',
      facilityTypeCode: 'DEPO',
    },
  ],
  [
    'container-released',
    {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTOT',
      emptyIndicatorCode: 'EMPTY',
      facilityTypeCode: 'DEPO',
    },
  ],
  ['container-repaired', null],
  ['truck-assigned', null],
  ['arrived-at-door', null],
  ['left-door', null],
  ['appointment-confirmed', null],
  ['goods-received', null],
  ['goods-stored', null],
  ['goods-released', null],
  ['documents-received', null],
  ['declared', null],
  ['policy-issued', null],
])('%s is the event %o of the standard', (milestone, event) => {
  const { dcsa } = milestoneFacts(milestone)
  if (event) expect(dcsa).toMatchObject(event)
  else expect(dcsa).toBeNull()
})

const now = new Date('2026-11-18T04:00:00Z')
const known = { service: 'ocean', moreServices: [], zone: 'Asia/Shanghai', now, records: [] } as const
const typed: TypedMilestone = {
  milestone: 'gate-in',
  classifier: 'actual',
  container: '',
  time: '2026-11-18 12:00',
  reason: '',
}

describe('a record', () => {
  test('has its instant; up to this minute it has happened', () => {
    expect(recordMilestone(typed, known)).toEqual({
      ok: true,
      value: {
        milestone: 'gate-in',
        classifier: 'actual',
        container: null,
        at: now,
        zone: 'Asia/Shanghai',
        reason: null,
      },
    })
    const late = recordMilestone({ ...typed, time: '2026-11-18 12:01' }, known)
    expect(late).toMatchObject({ ok: false, fields: { time: 'too-large' } })
    expect(recordMilestone({ ...typed, classifier: 'planned', time: '2027-01-01 00:00' }, known).ok).toBe(
      true,
    )
  })

  test.each<[Partial<TypedMilestone>, object]>([
    [{ milestone: 'container-received' }, { milestone: 'unknown-value' }],
    [{ milestone: 'booked', classifier: 'planned' }, { classifier: 'unknown-value' }],
    [{ container: 'CSQU3054384' }, { container: 'wrong-format' }],
    [{ time: 'noon' }, { time: 'wrong-format' }],
    [{ time: '' }, { time: 'required' }],
    [
      { milestone: 'goods-stored', container: 'A', time: '2026-11-18 25:00' },
      { milestone: 'unknown-value', container: 'wrong-format', time: 'wrong-format' },
    ],
  ])('with %o is wrong: %o', (change, fields) => {
    const result = recordMilestone({ ...typed, ...change }, known)
    expect(result).toMatchObject({ ok: false, refusal: 'invalid-input' })
    expect(!result.ok && result.fields).toEqual(fields)
  })

  test('may be of any service of the order, and its time as people write it', () => {
    const ofDepot = { ...typed, milestone: 'container-received', time: ' 2026/11/18 9:30 ' } as const
    expect(recordMilestone(ofDepot, { ...known, moreServices: ['depot'] })).toMatchObject({
      value: { milestone: 'container-received', at: new Date('2026-11-18T01:30:00Z') },
    })
  })

  test('without a reason has none', () => {
    expect(recordMilestone({ ...typed, reason: '  ' }, known)).toMatchObject({ value: { reason: null } })
  })

  test('of another container or classifier is no correction; the same is one, and can be taken back', () => {
    const records = [{ milestone: 'gate-in', classifier: 'actual', container: null, at: now }] as const
    const again = (change: Partial<TypedMilestone>) =>
      recordMilestone({ ...typed, ...change }, { ...known, records })
    expect(again({ container: 'csqu 3054383' })).toMatchObject({ value: { container: 'CSQU3054383' } })
    expect(again({ classifier: 'estimated' }).ok).toBe(true)
    expect(again({ milestone: 'loaded' }).ok).toBe(true)
    expect(again({})).toMatchObject({ fields: { reason: 'required' } })
    expect(again({ reason: '  ' })).toMatchObject({ fields: { reason: 'required' } })
    expect(again({ reason: ' Typed wrong ' })).toMatchObject({ value: { reason: 'Typed wrong' } })
    expect(again({ time: '', reason: 'Typed wrong' })).toMatchObject({ value: { at: null } })
    expect(again({ time: '', container: 'CSQU3054383' })).toMatchObject({ fields: { time: 'required' } })
  })

  test('after one that was taken back needs no reason', () => {
    const records = [
      { milestone: 'gate-in', classifier: 'actual', container: null, at: now },
      { milestone: 'gate-in', classifier: 'actual', container: null, at: null },
    ] as const
    expect(recordMilestone(typed, { ...known, records }).ok).toBe(true)
  })
})

describe('the timeline', () => {
  const record = (milestone: TypedMilestone['milestone'], change: object = {}) => ({
    milestone,
    classifier: 'actual' as const,
    container: null as string | null,
    at: now.toISOString() as string | null,
    ...change,
  })
  const statesOf = (records: ReturnType<typeof record>[]) =>
    milestoneTimeline('depot', records).map(({ state }) => state)

  test('the next step follows the last one that happened', () => {
    expect(statesOf([])).toEqual(['next', 'open', 'open', 'open'])
    expect(statesOf([record('container-inspected')])).toEqual(['open', 'done', 'next', 'open'])
    expect(statesOf([record('container-inspected', { classifier: 'planned' })])).toEqual([
      ...['next', 'open', 'open', 'open'],
    ])
    expect(statesOf([record('container-released')])).toEqual(['open', 'open', 'open', 'done'])
  })

  test('what was taken back has not happened, and earlier records stay readable', () => {
    const [first, last] = [record('container-received'), record('container-received', { at: null })]
    const corrected = record('container-received', { at: '2026-11-18T03:00:00.000Z' })
    expect(milestoneTimeline('depot', [first, last, corrected])[0]).toEqual({
      milestone: 'container-received',
      state: 'done',
      times: [{ current: corrected, earlier: [first, last] }],
    })
    const [step] = milestoneTimeline('depot', [first, last])
    expect(step).toEqual({
      milestone: 'container-received',
      state: 'next',
      times: [{ current: last, earlier: [first] }],
    })
  })

  test('the whole order comes before its containers, what happened before what is expected', () => {
    const records = [
      record('container-received', { container: 'CSQU3054383' }),
      record('container-received', { classifier: 'planned' }),
      record('container-received', { container: 'APZU3211235', classifier: 'planned' }),
      record('container-received'),
      record('container-received', { classifier: 'estimated' }),
      record('container-received', { container: 'APZU3211235' }),
    ]
    const [step] = milestoneTimeline('depot', records)
    expect(step?.times.map(({ current }) => current)).toEqual(
      [3, 4, 1, 5, 2, 0].map((index) => records[index]),
    )
    expect(step?.times.every(({ earlier }) => earlier.length === 0)).toBe(true)
  })
  test('what has not happened is missing', () => {
    const records = [
      record('container-released'),
      record('container-received', { container: 'CSQU3054383' }),
      record('container-repaired', { classifier: 'estimated' }),
    ]
    expect(missingMilestones({ service: 'depot', moreServices: [] }, records)).toEqual([
      'container-inspected',
      'container-repaired',
    ])
    expect(missingMilestones({ service: 'insurance', moreServices: [] }, records)).toEqual([
      'documents-received',
      'policy-issued',
    ])
  })
})

test('what was not recorded is named for all services of an order, each milestone once', () => {
  const done = (milestone: 'declared' | 'policy-issued') => ({
    milestone,
    classifier: 'actual' as const,
    container: null,
    at: '2026-11-18T04:00:00Z',
  })
  const order = { service: 'customs', moreServices: ['insurance'] } as const
  expect(missingMilestones(order, [])).toEqual([
    'documents-received',
    'declared',
    'customs-released',
    'policy-issued',
  ])
  expect(missingMilestones(order, [done('declared'), done('policy-issued')])).toEqual([
    'documents-received',
    'customs-released',
  ])
})
