import { describe, expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { containerRules, containersIn, formatContainers, readContainers } from './containers.ts'

const row = (slot: number, type: string, count: string, weight?: string) => ({
  [`type-${slot}`]: type,
  [`count-${slot}`]: count,
  ...(weight !== undefined && { [`weight-${slot}`]: weight }),
})

describe('rows of containers', () => {
  test('are read from any slot, and equal rows are added up', () => {
    const values = { ...row(0, '40HQ', '2'), ...row(4, '20GP', '1', '21000'), ...row(7, '40HQ', ' 3 ') }
    expect(containersIn(values)).toEqual([
      { type: '40HQ', count: 5 },
      { type: '20GP', count: 1, grossWeightKg: 21_000 },
    ])
  })

  test('with one type and two weights stay two rows', () => {
    const values = { ...row(0, '20GP', '1', '18000'), ...row(1, '20GP', '1', '24000') }
    expect(containersIn(values)).toHaveLength(2)
  })

  test.each([
    ['', 'required'],
    ['0', 'too-small'],
    ['501', 'too-large'],
    ['1000000000', 'too-large'],
    ['1e3', 'wrong-format'],
    ['1.5', 'wrong-format'],
    ['many', 'wrong-format'],
    ['500', undefined],
  ])('a count of %j: %s', (count, problem) => {
    const wrong = problem ? { 'count-2': problem } : {}
    expect(problemsOf(containerRules, row(2, '40HQ', count))).toEqual(wrong)
  })

  test('that are sent as one row share one limit', () => {
    const values = { ...row(0, '40HQ', '300'), ...row(1, '40HQ', '300'), ...row(2, '20GP', '300') }
    expect(problemsOf(containerRules, values)).toEqual({ 'count-0': 'too-many', 'count-1': 'too-many' })
    const apart = { ...row(0, '40HQ', '300', '9000'), ...row(1, '40HQ', '300', '9001') }
    expect(problemsOf(containerRules, apart)).toEqual({})
  })

  test('accept a weight up to the maximum gross weight of the container type', () => {
    const problemsWith = (weight: string) => problemsOf(containerRules, row(0, '20GP', '1', weight))
    expect(problemsWith('')).toEqual({})
    expect(problemsWith('30480')).toEqual({})
    expect(problemsWith('30481')).toEqual({ 'weight-0': 'too-large' })
    expect(problemsWith('0')).toEqual({ 'weight-0': 'too-small' })
  })
})

describe('containers as one text', () => {
  test('are the same after a round trip', () => {
    const containers = [
      { type: '40HQ', count: 2 },
      { type: '20GP', count: 1 },
    ] as const
    expect(readContainers(formatContainers(containers))).toEqual(containers)
  })

  test.each(['', '99XX.1', '40HQ', '40HQ.0', '40HQ.1e3', '40HQ.-1', '40HQ.501', 'constructor.1'])(
    '%j holds no containers',
    (text) => {
      expect(readContainers(text)).toEqual([])
    },
  )
})

test('rows with the same type and weight are added up, rows without a quantity are left out', () => {
  const values = {
    'type-0': '40HQ',
    'count-0': '2',
    'type-1': '40HQ',
    'count-1': '1',
    'type-2': '20GP',
    'count-2': '',
    'type-4': '40HQ',
    'count-4': '1',
    'weight-4': '19000',
    'type-5': '99XX',
    'count-5': '1',
  }
  expect(containersIn(values)).toEqual([
    { type: '40HQ', count: 3 },
    { type: '40HQ', count: 1, grossWeightKg: 19_000 },
  ])
})
