import { expect, test } from 'vitest'
import { askQuery, newQuota, type QueryOutcome, type Quota, settleQuery } from './quota.ts'
import { noticeAfter, noticeBefore } from './quota-notice.ts'

const now = new Date('2026-11-15T01:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function asked(quota: Quota): Quota {
  const result = askQuery(quota, { askId: 'a', query: 'M1' }, now)
  if (!result.ok) throw new Error(result.refusal)
  return result.quota
}

test('before a query, the cost is shown with the remaining quota', () => {
  expect(noticeBefore(newQuota(now, 5), 'M1', now)).toEqual({
    notice: 'costs',
    params: { cost: 1, count: 5 },
  })
})

test.each([
  ['a minute later', 1, { notice: 'repeats', params: { minutes: 30 } }],
  ['half an hour later', 30, { notice: 'costs', params: { cost: 1, count: 4 } }],
])('the same query %s', (_, minutes, notice) => {
  const answered = settleQuery(asked(newQuota(now, 5)), { askId: 'a', outcome: 'answered' }, now)
  expect(noticeBefore(answered, 'M1', later(minutes))).toEqual(notice)
})

test.each<[QueryOutcome, number]>([
  ['answered', 4],
  ['empty', 5],
  ['failed', 5],
])('a query of five that ended %s leaves %i', (outcome, count) => {
  const quota = settleQuery(asked(newQuota(now, 5)), { askId: 'a', outcome }, now)
  expect(noticeAfter(outcome, quota, now)).toEqual({ notice: outcome, params: { count } })
})
