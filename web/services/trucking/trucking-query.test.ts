import { expect, test } from 'vitest'
import { truckingQuery } from '#contract/queries.ts'
import { queryFromSearchParams } from '#domain/quotes/query/query-codec.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { truckingParams, truckingRules } from './trucking-query.ts'

const today = '2026-11-15'
const values = {
  port: 'CNSHA',
  district: '320583',
  day: '2026-11-18',
  'type-0': '40HQ',
  'count-0': '2',
  'weight-0': '21000',
  loadingPoints: '1',
}

const queryOf = (values: Record<string, string>) => {
  const read = queryFromSearchParams('trucking', truckingParams(values))
  return read.ok ? read.value : read.fields
}

test('the form becomes a query that the contract accepts', () => {
  const filled = {
    ...values,
    pickUpPlace: 'WAIG',
    loadingPoints: '2',
    weighings: '1',
    'type-3': '20GP',
    'count-3': '1',
  }
  const query = queryOf(filled)
  expect(query).toEqual({
    mode: 'trucking',
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

test('without a pick-up place the query is for all of them', () => {
  expect(queryOf({ ...values, pickUpPlace: '' })).not.toHaveProperty('pickUpPlace')
})

test('without a port or a container there is no query', () => {
  expect(queryOf({ ...values, port: '' })).toEqual({ port: 'required' })
  expect(queryOf({ ...values, 'count-0': '0' })).toEqual({ containers: 'required' })
})

test.each([
  ['port', '', 'required'],
  ['district', '', 'required'],
  ['day', '2026-11-14', 'too-small'],
  ['count-0', '501', 'too-large'],
  ['weight-0', '30481', 'too-large'],
  ['loadingPoints', '0', 'too-small'],
  ['loadingPoints', '11', 'too-large'],
  ['weighings', '-1', 'wrong-format'],
])('%s written %j is %s', (field, text, problem) => {
  expect(problemsOf(truckingRules(today), { ...values, [field]: text })).toEqual({ [field]: problem })
})
