import { describe, expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { containerRules, containersIn, readContainers, writeContainers } from './containers.ts'

const row = (slot: number, type: string, count: string, weight?: string) => ({
  [`type-${slot}`]: type,
  [`count-${slot}`]: count,
  ...(weight !== undefined && { [`weight-${slot}`]: weight }),
})

describe('rows of containers', () => {
  test('are read from wherever they stand; equal ones are one', () => {
    const given = { ...row(0, '40HQ', '2'), ...row(4, '20GP', '1', '21000'), ...row(7, '40HQ', ' 3 ') }
    expect(containersIn(given)).toEqual([
      { type: '40HQ', count: 5 },
      { type: '20GP', count: 1, grossWeightKg: 21_000 },
    ])
  })

  test('of one type and two weights are two', () => {
    const given = { ...row(0, '20GP', '1', '18000'), ...row(1, '20GP', '1', '24000') }
    expect(containersIn(given)).toHaveLength(2)
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

  test('that are sent as one keep the limit of one', () => {
    const given = { ...row(0, '40HQ', '300'), ...row(1, '40HQ', '300'), ...row(2, '20GP', '300') }
    expect(problemsOf(containerRules, given)).toEqual({ 'count-0': 'too-large', 'count-1': 'too-large' })
    const apart = { ...row(0, '40HQ', '300', '9000'), ...row(1, '40HQ', '300', '9001') }
    expect(problemsOf(containerRules, apart)).toEqual({})
  })

  test('a weight may be left out, and has its own limits', () => {
    expect(problemsOf(containerRules, row(0, '20GP', '1', ''))).toEqual({})
    expect(problemsOf(containerRules, row(0, '20GP', '1', '60001'))).toEqual({ 'weight-0': 'too-large' })
  })
})

describe('containers as one text', () => {
  test('come back as they went', () => {
    const containers = [
      { type: '40HQ', count: 2 },
      { type: '20GP', count: 1 },
    ] as const
    expect(readContainers(writeContainers(containers))).toEqual(containers)
  })

  test.each(['', '99XX.1', '40HQ', '40HQ.0', '40HQ.1e3', '40HQ.-1', 'constructor.1'])(
    '%j says nothing',
    (text) => {
      expect(readContainers(text)).toEqual([])
    },
  )
})

test('rows of equal type and weight are one, rows without a count are none', () => {
  const given = {
    ...{
      'type-0': '40HQ',
      'count-0': '2',
      'type-1': '40HQ',
      'count-1': '1',
      'type-2': '20GP',
      'count-2': '',
    },
    ...{ 'type-4': '40HQ', 'count-4': '1', 'weight-4': '19000', 'type-5': '99XX', 'count-5': '1' },
  }
  expect(containersIn(given)).toEqual([
    { type: '40HQ', count: 3 },
    { type: '40HQ', count: 1, grossWeightKg: 19_000 },
  ])
})
