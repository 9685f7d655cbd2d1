import { expect, test } from 'vitest'
import { truckingQuery } from '#contract/queries.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { truckingQueryOf, truckingRules } from './trucking-query.ts'

const today = '2026-11-15'
const plain = {
  port: 'CNSHA',
  district: 'Kunshan',
  'district-code': '320583',
  day: '2026-11-18',
  'type-0': '40HQ',
  'count-0': '2',
  'weight-0': '21000',
  loadingPoints: '1',
}

test('a haul as it was typed becomes a wish the contract takes', () => {
  const given = {
    ...plain,
    pickUpPlace: 'WAIG',
    loadingPoints: '2',
    weighings: '1',
    'type-3': '20GP',
    'count-3': '1',
  }
  const query = truckingQueryOf(given, today)
  expect(query).toEqual({
    service: 'trucking',
    port: 'CNSHA',
    district: '320583',
    pickUpPlace: 'WAIG',
    day: '2026-11-18',
    containers: [
      { type: '40HQ', count: 2, grossWeightKg: 21_000 },
      { type: '20GP', count: 1 },
    ],
    loadingPoints: 2,
    weighings: 1,
  })
  expect(truckingQuery.safeParse(query).success).toBe(true)
})

test('any pick-up place is asked where none is named, and a past day is today', () => {
  const query = truckingQueryOf({ ...plain, pickUpPlace: '', day: '2026-11-01' }, today)
  expect(query && 'pickUpPlace' in query).toBe(false)
  expect(query?.day).toBe(today)
})

test('without a port or a container nothing is asked', () => {
  expect(truckingQueryOf({ ...plain, port: '' }, today)).toBeUndefined()
  expect(truckingQueryOf({ ...plain, 'count-0': '0' }, today)).toBeUndefined()
})

test.each([
  ['port', '', 'required'],
  ['district', '', 'required'],
  ['district-code', '', 'unknown-value'],
  ['day', '2026-11-14', 'too-small'],
  ['count-0', '501', 'too-large'],
  ['loadingPoints', '0', 'too-small'],
  ['loadingPoints', '11', 'too-large'],
  ['weighings', '-1', 'wrong-format'],
])('%s written %j is %s', (field, text, problem) => {
  const name = field === 'district-code' ? 'district' : field
  expect(problemsOf(truckingRules(today), { ...plain, [field]: text })).toEqual({ [name]: problem })
})
