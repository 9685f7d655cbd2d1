import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifiers, type MilestoneCode, milestones } from './milestones.ts'
import { ageOfInformationMs, type TrackingEvent, timelineOf } from './timeline.ts'

const codes = milestones.map(({ code }) => code)

const event = (
  milestone: MilestoneCode,
  eventTime: string,
  params: Partial<Omit<TrackingEvent, 'eventTime' | 'recordedTime'>> & { recorded?: string } = {},
): TrackingEvent => ({
  milestone,
  classifier: params.classifier ?? 'actual',
  eventTime: new Date(eventTime),
  recordedTime: new Date(params.recorded ?? eventTime),
  source: params.source ?? 'carrier',
  place: params.place,
})
const entryOf = (events: TrackingEvent[], milestone: MilestoneCode) => {
  const entry = timelineOf(events).entries.find((candidate) => candidate.milestone === milestone)
  if (!entry) throw new Error(`no entry for ${milestone}`)
  return entry
}
/** The first so many steps, a day apart. */
const stepsTo = (last: MilestoneCode, leaveOut: MilestoneCode[] = []) =>
  codes
    .slice(0, codes.indexOf(last) + 1)
    .map((code, index) => event(code, `2026-11-${String(index + 1).padStart(2, '0')}T02:00:00Z`))
    .filter(({ milestone }) => !leaveOut.includes(milestone))
const missingIn = (events: TrackingEvent[]) =>
  timelineOf(events).entries.flatMap(({ milestone, isMissing }) => (isMissing ? milestone : []))

const anyTime = fc.integer({ min: 0, max: 6 }).map((hours) => new Date(Date.UTC(2026, 10, 1, hours)))
const anyEvent: fc.Arbitrary<TrackingEvent> = fc.record({
  milestone: fc.constantFrom(...codes),
  classifier: fc.constantFrom(...classifiers),
  eventTime: anyTime,
  recordedTime: anyTime,
  source: fc.constantFrom('carrier', 'terminal', 'customs'),
  place: fc.constantFrom('CNTAO', 'CNSHA', undefined),
})

test('without events the line has twelve empty steps, none current, of no age', () => {
  const line = timelineOf([])
  expect(line.entries).toEqual(
    codes.map((milestone) => ({ milestone, conflicts: [], isMissing: false, happenedBefore: [] })),
  )
  expect(line.currentStep).toBeUndefined()
  expect(line.lastRecordedTime).toBeUndefined()
  expect(ageOfInformationMs(line, new Date(0))).toBeUndefined()
})

test('planned, estimated and actual times of a step stand side by side', () => {
  const entry = entryOf(
    [
      event('departure', '2026-11-07T10:00:00Z', { classifier: 'planned' }),
      event('departure', '2026-11-07T16:00:00Z', { classifier: 'estimated' }),
      event('departure', '2026-11-07T18:00:00Z', { place: 'CNTAO' }),
    ],
    'departure',
  )
  expect(entry.planned?.eventTime).toEqual(new Date('2026-11-07T10:00:00Z'))
  expect(entry.estimated?.eventTime).toEqual(new Date('2026-11-07T16:00:00Z'))
  expect(entry.actual).toEqual({
    eventTime: new Date('2026-11-07T18:00:00Z'),
    recordedTime: new Date('2026-11-07T18:00:00Z'),
    source: 'carrier',
    place: 'CNTAO',
  })
})

test('a source that speaks again corrects itself without a conflict', () => {
  const first = event('arrival', '2026-12-12T06:00:00Z', {
    classifier: 'estimated',
    recorded: '2026-11-08T00:00:00Z',
  })
  const second = event('arrival', '2026-12-10T06:00:00Z', {
    classifier: 'estimated',
    recorded: '2026-11-09T00:00:00Z',
  })
  const entry = entryOf([first, second], 'arrival')
  expect(entry.estimated?.eventTime).toEqual(second.eventTime)
  expect(entry.conflicts).toEqual([])
})

describe('conflicts', () => {
  const carrier = event('gate-in', '2026-11-04T13:00:00.000Z', { recorded: '2026-11-04T14:00:00Z' })
  const terminal = (eventTime: string, place?: string) =>
    event('gate-in', eventTime, { recorded: '2026-11-04T15:00:00Z', source: 'terminal', place })

  test.each([
    ['2026-11-04T13:00:00.000Z', 0],
    ['2026-11-04T13:00:59.999Z', 0],
    ['2026-11-04T13:01:00.000Z', 1],
    ['2026-11-04T12:59:00.001Z', 0],
    ['2026-11-04T12:59:00.000Z', 1],
  ])('13:00 by the carrier against %s by the terminal: %i', (eventTime, count) => {
    expect(entryOf([carrier, terminal(eventTime)], 'gate-in').conflicts).toHaveLength(count)
  })

  test('both claims are kept, and the newest record is the best known', () => {
    const entry = entryOf([carrier, terminal('2026-11-04T12:00:00Z')], 'gate-in')
    expect(entry.actual?.source).toBe('terminal')
    expect(entry.conflicts).toHaveLength(1)
    expect(entry.conflicts[0]?.classifier).toBe('actual')
    expect(entry.conflicts[0]?.claims.map(({ source }) => source)).toEqual(['terminal', 'carrier'])
  })

  test('the same time at two places is a conflict, at a place unnamed it is none', () => {
    const at = (place?: string) => ({ ...carrier, place })
    const time = '2026-11-04T13:00:00Z'
    expect(entryOf([at('CNTAO'), terminal(time, 'CNSHA')], 'gate-in').conflicts).toHaveLength(1)
    expect(entryOf([at('CNTAO'), terminal(time, 'CNTAO')], 'gate-in').conflicts).toHaveLength(0)
    expect(entryOf([at('CNTAO'), terminal(time)], 'gate-in').conflicts).toHaveLength(0)
  })

  test('an estimate that the fact overtook is no conflict', () => {
    const estimate = event('gate-in', '2026-11-03T00:00:00Z', { classifier: 'estimated', source: 'terminal' })
    expect(entryOf([carrier, estimate], 'gate-in').conflicts).toEqual([])
  })

  test('records of one moment: the earlier time, then the name of the source decides', () => {
    const recorded = '2026-11-05T00:00:00Z'
    const late = event('gate-in', '2026-11-04T12:00:00Z', { recorded, source: 'a' })
    const early = event('gate-in', '2026-11-04T11:00:00Z', { recorded, source: 'b' })
    const other = event('gate-in', '2026-11-04T11:00:00Z', { recorded, source: 'c' })
    expect(entryOf([late, other, early], 'gate-in').actual?.source).toBe('b')
  })
})

test('of one record reported with several places, a named one stands, always the same', () => {
  const at = (place?: string) => event('gate-in', '2026-11-04T13:00:00Z', { place })
  for (const events of [
    [at(), at('CNTAO'), at('CNSHA')],
    [at('CNSHA'), at('CNTAO'), at()],
    [at('CNTAO'), at(), at('CNSHA')],
  ]) {
    expect(entryOf(events, 'gate-in').actual?.place).toBe('CNSHA')
  }
})

describe('missing steps', () => {
  test.each<[string, TrackingEvent[], MilestoneCode[]]>([
    ['a whole line misses nothing', stepsTo('empty-returned'), []],
    ['a later step flags the required one before it', stepsTo('departure', ['loaded']), ['loaded']],
    ['the step just due is not missing', stepsTo('gate-in'), []],
    ['a line without a terminal release misses nothing', stepsTo('loaded', ['terminal-released']), []],
    ['a line without a loading plan misses nothing', stepsTo('loaded', ['loaded-plan']), []],
    [
      'a later plan flags nothing',
      [event('departure', '2026-11-07T10:00:00Z', { classifier: 'planned' })],
      [],
    ],
    [
      'an estimate does not make up for the fact',
      [
        event('carrier-releases', '2026-11-01T00:00:00Z'),
        event('empty-lifted', '2026-11-02T00:00:00Z', { classifier: 'estimated' }),
        event('gate-in', '2026-11-04T00:00:00Z'),
      ],
      ['empty-lifted'],
    ],
    [
      'a lone gate-out flags the eight required steps before it',
      [event('gate-out', '2026-12-14T00:00:00Z')],
      codes.slice(0, 10).filter((code) => code !== 'terminal-released' && code !== 'loaded-plan'),
    ],
  ])('%s', (_, events, missing) => {
    expect(missingIn(events)).toEqual(missing)
  })
})

describe('order of the steps', () => {
  test.each([
    ['2026-11-04T09:59:59Z', ['gate-in']],
    ['2026-11-04T10:00:00Z', []],
  ])('gate-in at 10:00 and customs released at %s', (released, happenedBefore) => {
    const events = [event('gate-in', '2026-11-04T10:00:00Z'), event('customs-released', released)]
    expect(entryOf(events, 'customs-released').happenedBefore).toEqual(happenedBefore)
    expect(entryOf(events, 'gate-in').happenedBefore).toEqual([])
  })

  test('a whole line in its order has nothing out of it', () => {
    for (const { happenedBefore } of timelineOf(stepsTo('empty-returned')).entries)
      expect(happenedBefore).toEqual([])
  })

  test('a plan is never out of order', () => {
    const events = [
      event('loaded-plan', '2026-11-07T02:00:00Z', { classifier: 'planned' }),
      event('loaded', '2026-11-07T01:00:00Z'),
    ]
    expect(entryOf(events, 'loaded').happenedBefore).toEqual([])
  })
})

describe('current step', () => {
  const plan = event('loaded-plan', '2026-11-07T02:00:00Z', { classifier: 'planned' })
  test.each<[string, TrackingEvent[], MilestoneCode | undefined]>([
    ['the last that happened', stepsTo('gate-in'), 'gate-in'],
    [
      'the furthest, whatever its time',
      [...stepsTo('gate-in'), event('loaded', '2026-10-01T00:00:00Z')],
      'loaded',
    ],
    [
      'none while all is planned',
      [event('departure', '2026-11-07T00:00:00Z', { classifier: 'planned' })],
      undefined,
    ],
    ['a plan made at the booking is none', [plan], undefined],
    ['a plan before the release of the customs is not yet a step', [...stepsTo('gate-in'), plan], 'gate-in'],
    ['a plan after the release of the customs is', [...stepsTo('customs-released'), plan], 'loaded-plan'],
    ['a plan after the release of the terminal is', [...stepsTo('terminal-released'), plan], 'loaded-plan'],
    ['released without a plan', stepsTo('customs-released'), 'customs-released'],
    ['a plan already carried out', [...stepsTo('loaded', ['loaded-plan']), plan], 'loaded'],
  ])('%s', (_, events, current) => {
    expect(timelineOf(events).currentStep).toBe(current)
  })
})

test.each([
  ['2026-11-04T15:00:00Z', 3_600_000],
  ['2026-11-04T14:00:00Z', 0],
  ['2026-11-04T13:59:00Z', 0],
])('last reported at 14:00, the line at %s is %i ms old', (now, age) => {
  const line = timelineOf([
    event('gate-in', '2026-11-01T00:00:00Z', { recorded: '2026-11-04T14:00:00Z' }),
    event('departure', '2026-11-09T00:00:00Z', { classifier: 'planned', recorded: '2026-11-02T00:00:00Z' }),
  ])
  expect(ageOfInformationMs(line, new Date(now))).toBe(age)
})

test('the same events in any order, reported once or twice, give the same line', () => {
  const shuffled = fc
    .array(anyEvent, { maxLength: 25 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([events, mixed]) => {
      expect(timelineOf(mixed)).toEqual(timelineOf(events))
    }),
  )
})

test('every source that differs is kept in its conflict', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
      for (const { milestone, conflicts } of timelineOf(events).entries) {
        for (const { classifier, claims } of conflicts) {
          const reported = events.filter(
            (one) => one.milestone === milestone && one.classifier === classifier,
          )
          expect(new Set(claims.map(({ source }) => source))).toEqual(
            new Set(reported.map(({ source }) => source)),
          )
        }
      }
    }),
  )
})
