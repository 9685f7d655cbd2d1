import { expect, test } from 'vitest'
import { truckingWish } from '#contract/wishes.ts'
import { problemsOf } from '#web/parts/forms/rules.ts'
import { truckingRules, truckingWishOf } from './trucking-wish.ts'

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
  const wish = truckingWishOf(given, today)
  expect(wish).toEqual({
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
  expect(truckingWish.safeParse(wish).success).toBe(true)
})

test('any pick-up place is asked where none is named, and a past day is today', () => {
  const wish = truckingWishOf({ ...plain, pickUpPlace: '', day: '2026-11-01' }, today)
  expect(wish && 'pickUpPlace' in wish).toBe(false)
  expect(wish?.day).toBe(today)
})

test('without a port or a container nothing is asked', () => {
  expect(truckingWishOf({ ...plain, port: '' }, today)).toBeUndefined()
  expect(truckingWishOf({ ...plain, 'count-0': '0' }, today)).toBeUndefined()
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
