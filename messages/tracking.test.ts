import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { flagsOf } from '#domain/tracking/flags.ts'
import { classifiers, type MilestoneCode, milestones } from '#domain/tracking/milestones.ts'
import { askQuery, newQuota, queryOutcomes } from '#domain/tracking/quota.ts'
import { noticeAfter, noticeBefore } from '#domain/tracking/quota-notice.ts'
import { type TrackingEvent, timelineOf } from '#domain/tracking/timeline.ts'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const en = messages.en.tracking
const zh = messages.zh.tracking

const texts = { zh, en }
const now = new Date('2026-11-15T01:00:00Z')
const event = (
  milestone: MilestoneCode,
  hour: number,
  params: Partial<TrackingEvent> = {},
): TrackingEvent => ({
  milestone,
  classifier: 'actual',
  eventTime: new Date(Date.UTC(2026, 10, 7, hour)),
  recordedTime: now,
  source: 'carrier',
  ...params,
})

/** A timeline with every problem: steps missing, out of order, and reported twice with different times. */
const flags = timelineOf([
  ...classifiers.flatMap((classifier) => [
    event('departure', 12, { classifier }),
    event('departure', 14, { classifier, source: 'terminal' }),
  ]),
  event('gate-in', 10),
  event('customs-released', 9),
  event('loaded', 8),
]).entries.flatMap(flagsOf)

const asked = askQuery(newQuota(now), { askId: 'a', query: 'M1' }, now)
const notices = [newQuota(now), newQuota(now, 1), ...(asked.ok ? [asked.quota] : [])].flatMap((quota) => [
  noticeBefore(quota, 'M1', now),
  ...queryOutcomes.map((outcome) => noticeAfter(outcome, quota, now)),
])

const said = [
  ...milestones.map(({ code }) => ({ key: `milestones.${code}`, params: {} })),
  ...classifiers.map((classifier) => ({ key: `classifiers.${classifier}`, params: {} })),
  ...flags.map(({ flag, params }) => ({ key: `flags.${flag}`, params })),
  ...notices.map(({ notice, params }) => ({ key: `quota.${notice}`, params })),
]

describe.each(languages)('in %s', (language) => {
  test.each(said)('$key $facts is said without a hole', ({ key, params }) => {
    expect(sentence(texts[language], language, key, params)).not.toContain('{{')
  })

  test('nothing is worded that tracking never says', () => {
    expect(keysOf(texts[language])).toEqual([...new Set(said.map(({ key }) => key))].sort())
  })

  test('no two milestones share their words', () => {
    expect(new Set(Object.values(texts[language].milestones)).size).toBe(milestones.length)
  })
})

test('both languages have the same forms', () => {
  expect(Object.keys(zh.flags)).toEqual(Object.keys(en.flags))
  expect(Object.keys(zh.quota)).toEqual(Object.keys(en.quota))
})
