import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askQuery,
  costOfQuery,
  newQuota,
  type QueryOutcome,
  type Quota,
  remainingQueries,
  settleQuery,
  trackingQuota,
} from './quota.ts'

const morning = new Date('2026-11-15T01:00:00Z')
const later = (minutes: number, from = morning) => new Date(from.getTime() + minutes * 60_000)

function asked(quota: Quota, askId: string, query: string, now: Date): Quota {
  const result = askQuery(quota, { askId, query }, now)
  if (!result.ok) throw new Error(result.refusal)
  return result.quota
}
const answered = (quota: Quota, askId: string, query: string, now: Date) =>
  settleQuery(asked(quota, askId, query, now), { askId, outcome: 'answered' }, now)

test('a company starts its day with twenty queries', () => {
  expect(remainingQueries(newQuota(morning), morning)).toBe(20)
  expect(trackingQuota.queriesPerDay).toBe(20)
})

test('a query costs one, shown before it is asked', () => {
  const quota = newQuota(morning, 5)
  expect(costOfQuery(quota, 'COSU6401234560@QQCTU', morning)).toBe(1)
  const result = askQuery(quota, { askId: 'a', query: 'COSU6401234560@QQCTU' }, morning)
  expect(result).toMatchObject({ ok: true, cost: 1, repeats: undefined })
  expect(remainingQueries(asked(quota, 'a', 'COSU6401234560@QQCTU', morning), morning)).toBe(4)
})

describe('repeats', () => {
  const quota = answered(newQuota(morning, 5), 'a', 'M1', morning)

  test.each([
    ['at once', morning, 0, 4],
    ['in the last moment of freshness', later(30 - 1 / 60_000), 0, 4],
    ['when freshness has passed', later(30), 1, 3],
  ])('the same query %s', (_, now, cost, remaining) => {
    expect(costOfQuery(quota, 'M1', now)).toBe(cost)
    expect(remainingQueries(asked(quota, 'b', 'M1', now), now)).toBe(remaining)
  })

  test('a repeat names the ask whose answer it shares', () => {
    expect(askQuery(quota, { askId: 'b', query: 'M1' }, later(1))).toMatchObject({ cost: 0, repeats: 'a' })
  })

  test('another query is no repeat', () => {
    expect(costOfQuery(quota, 'M2', later(1))).toBe(1)
  })

  test('the same query still waiting is charged once', () => {
    const waiting = asked(newQuota(morning, 5), 'a', 'M1', morning)
    expect(remainingQueries(asked(waiting, 'b', 'M1', morning), morning)).toBe(4)
  })

  test('a repeat is free with nothing left, and an empty answer is repeated free too', () => {
    expect(
      askQuery(answered(newQuota(morning, 1), 'a', 'M1', morning), { askId: 'b', query: 'M1' }, later(1)).ok,
    ).toBe(true)
    const empty = settleQuery(
      asked(newQuota(morning, 1), 'a', 'M1', morning),
      { askId: 'a', outcome: 'empty' },
      morning,
    )
    expect(costOfQuery(empty, 'M1', later(1))).toBe(0)
  })

  test('freshness goes on past midnight', () => {
    const beforeMidnight = new Date('2026-11-15T15:50:00Z')
    const used = answered(newQuota(beforeMidnight, 5), 'a', 'M1', beforeMidnight)
    expect(
      remainingQueries(asked(used, 'b', 'M1', later(15, beforeMidnight)), later(15, beforeMidnight)),
    ).toBe(5)
    expect(
      remainingQueries(asked(used, 'b', 'M1', later(30, beforeMidnight)), later(30, beforeMidnight)),
    ).toBe(4)
  })
})

describe('outcomes', () => {
  const waiting = asked(asked(newQuota(morning, 5), 'a', 'M1', morning), 'b', 'M2', morning)

  test.each<[QueryOutcome, number]>([
    ['answered', 3],
    ['empty', 4],
    ['failed', 4],
  ])('%s leaves %i of five after two asks', (outcome, remaining) => {
    expect(remainingQueries(settleQuery(waiting, { askId: 'a', outcome }, later(1)), later(1))).toBe(
      remaining,
    )
  })

  test.each<[QueryOutcome, QueryOutcome, number]>([
    ['failed', 'failed', 4],
    ['failed', 'empty', 4],
    ['empty', 'failed', 4],
    ['answered', 'failed', 3],
  ])('%s and then %s leaves %i: an ask ends once', (first, second, remaining) => {
    const settled = settleQuery(waiting, { askId: 'a', outcome: first }, later(1))
    expect(remainingQueries(settleQuery(settled, { askId: 'a', outcome: second }, later(2)), later(2))).toBe(
      remaining,
    )
  })

  test('an unknown query changes nothing', () => {
    expect(settleQuery(waiting, { askId: 'z', outcome: 'failed' }, morning)).toEqual(waiting)
  })

  test('a failed query costs again when it is asked again', () => {
    const failed = settleQuery(waiting, { askId: 'a', outcome: 'failed' }, later(1))
    expect(costOfQuery(failed, 'M1', later(2))).toBe(1)
  })

  test('a failure reported late gives back its own charge and leaves the new ask charged', () => {
    const again = asked(waiting, 'c', 'M1', later(30))
    const settled = settleQuery(again, { askId: 'a', outcome: 'failed' }, later(31))
    expect(remainingQueries(again, later(31))).toBe(2)
    expect(remainingQueries(settled, later(31))).toBe(3)
    expect(costOfQuery(settled, 'M1', later(31))).toBe(0)
  })
})

describe('limits', () => {
  test.each([
    [4, true],
    [5, false],
  ])('after %i of five another is allowed: %s', (count, isAllowed) => {
    const used = Array.from({ length: count }).reduce<Quota>(
      (quota, _, index) => asked(quota, `a${index}`, `M${index}`, morning),
      newQuota(morning, 5),
    )
    expect(askQuery(used, { askId: 'next', query: 'next' }, morning).ok).toBe(isAllowed)
  })

  test('a refusal says the limit of the day', () => {
    expect(askQuery(newQuota(morning, 0), { askId: 'a', query: 'M1' }, morning)).toEqual({
      ok: false,
      refusal: 'quota-exhausted',
      params: { queriesPerDay: 0 },
    })
  })

  test('a limit lowered below what is used leaves nothing', () => {
    const used = asked(asked(newQuota(morning, 5), 'a', 'M1', morning), 'b', 'M2', morning)
    expect(remainingQueries({ ...used, queriesPerDay: 1 }, morning)).toBe(0)
  })
})

describe('midnight in Shanghai', () => {
  const lastMoment = new Date('2026-11-15T15:59:59.999Z')
  const midnight = new Date('2026-11-15T16:00:00.000Z')
  const used = asked(newQuota(morning, 5), 'a', 'M1', morning)

  test('the last moment is the old day, the next the new', () => {
    expect(remainingQueries(used, lastMoment)).toBe(4)
    expect(remainingQueries(used, midnight)).toBe(5)
  })

  test('an instance behind midnight neither brings the old day back nor gives a second new one', () => {
    const newDay = asked(used, 'b', 'M2', midnight)
    expect(remainingQueries(newDay, lastMoment)).toBe(4)
    expect(remainingQueries(asked(newDay, 'c', 'M3', lastMoment), midnight)).toBe(3)
  })

  test('a failure of yesterday gives nothing back today', () => {
    const late = asked(asked(newQuota(morning, 5), 'a', 'M1', lastMoment), 'b', 'M2', midnight)
    const settled = settleQuery(late, { askId: 'a', outcome: 'failed' }, midnight)
    expect(remainingQueries(settled, midnight)).toBe(4)
    expect(costOfQuery(settled, 'M1', midnight)).toBe(1)
  })

  test('a query without an outcome is forgotten with its day', () => {
    expect(asked(used, 'b', 'M2', midnight).asks.map(({ askId }) => askId)).toEqual(['b'])
  })

  test('within its day an ask is kept while it waits, and once it ended as long as it is fresh', () => {
    const ended = answered(used, 'b', 'M2', morning)
    const savedAt = (now: Date) => asked(ended, 'c', 'M3', now).asks.map(({ askId }) => askId)
    expect(savedAt(later(29))).toEqual(['a', 'b', 'c'])
    expect(savedAt(later(30))).toEqual(['a', 'c'])
  })
})

test('whatever is asked and however it ends, what is left stays within the limit and is never refunded twice', () => {
  const step = fc.record({
    query: fc.constantFrom('M1', 'M2', 'M3', 'M4'),
    minutes: fc.integer({ min: 0, max: 600 }),
    outcomes: fc.array(fc.constantFrom<QueryOutcome>('answered', 'empty', 'failed'), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = morning
      let quota = newQuota(now, 3)
      steps.forEach(({ query, minutes, outcomes }, index) => {
        now = later(minutes, now)
        const before = remainingQueries(quota, now)
        const result = askQuery(quota, { askId: `a${index}`, query }, now)
        expect(result.ok).toBe(before > 0 || costOfQuery(quota, query, now) === 0)
        if (!result.ok) return
        quota = outcomes.reduce(
          (held, outcome) => settleQuery(held, { askId: `a${index}`, outcome }, now),
          result.quota,
        )
        const isSaved = outcomes[0] === undefined || outcomes[0] === 'answered'
        expect(remainingQueries(quota, now)).toBe(before - (isSaved ? result.cost : 0))
        expect(remainingQueries(quota, now)).toBeGreaterThanOrEqual(0)
      })
    }),
  )
})
