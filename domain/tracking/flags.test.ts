import { expect, test } from 'vitest'
import { type Flag, flagsOf } from './flags.ts'
import { type Claim, type TimelineEntry, timelineOf } from './timeline.ts'

const plain: TimelineEntry = { milestone: 'loaded', conflicts: [], isMissing: false, happenedBefore: [] }
const claim = (source: string): Claim => ({
  source,
  eventTime: new Date('2026-11-07T01:00:00Z'),
  recordedTime: new Date('2026-11-07T02:00:00Z'),
})
const planned = { classifier: 'planned', claims: [claim('carrier'), claim('terminal')] } as const
const actual = { classifier: 'actual', claims: [...planned.claims, claim('customs')] } as const

test.each<[string, Partial<TimelineEntry>, Flag[]]>([
  ['a step as it should be', {}, []],
  ['an unreported step', { isMissing: true }, [{ flag: 'missing', params: {} }]],
  [
    'two sources that plan differently',
    { conflicts: [planned] },
    [{ flag: 'conflict-planned', params: { sources: 2 } }],
  ],
  [
    'a step that happened before two earlier ones',
    { happenedBefore: ['gate-in', 'customs-released'] },
    [{ flag: 'out-of-order', params: { count: 2 } }],
  ],
  [
    'everything at once, the missing first',
    { isMissing: true, happenedBefore: ['gate-in'], conflicts: [planned, actual] },
    [
      { flag: 'missing', params: {} },
      { flag: 'out-of-order', params: { count: 1 } },
      { flag: 'conflict-planned', params: { sources: 2 } },
      { flag: 'conflict-actual', params: { sources: 3 } },
    ],
  ],
])('%s', (_, entry, flags) => {
  expect(flagsOf({ ...plain, ...entry })).toEqual(flags)
})

test('a line of one gate-in carries the flags of the steps before it', () => {
  const at = new Date('2026-11-04T13:00:00Z')
  const { entries } = timelineOf([
    { milestone: 'gate-in', classifier: 'actual', eventTime: at, recordedTime: at, source: 'terminal' },
  ])
  expect(entries.flatMap((entry) => flagsOf(entry).map(({ flag }) => [entry.milestone, flag]))).toEqual([
    ['carrier-releases', 'missing'],
    ['empty-lifted', 'missing'],
  ])
})
