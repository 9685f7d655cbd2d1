import { describe, expect, test } from 'vitest'
import { yuan } from '#domain/values/money.ts'
import { laneQuery } from './lane-query.ts'
import { alertStep } from './rate-alert.ts'

describe('somebody who waits for 5,000', () => {
  test.each([
    ['at 5,000.01 hears nothing', '5000.01', false, 'rest'],
    ['at 5,000 is told', '5000', false, 'tell'],
    ['below is told', '4200', false, 'tell'],
    ['and was told is not told again', '4100', true, 'rest'],
    ['and was told waits for the next fall once it is above', '5000.01', true, 'wait-again'],
  ] as const)('%s', (_name, cheapest, isNotified, step) => {
    expect(alertStep({ threshold: '5000', isNotified }, yuan(cheapest))).toBe(step)
  })

  test.each([true, false])('hears nothing where there is no price, told before: %s', (isNotified) => {
    expect(alertStep({ threshold: '5000', isNotified }, undefined)).toBe('rest')
  })
})

describe('a lane by itself', () => {
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ', count: 2 } as const

  test('is looked for in the next four weeks', () => {
    expect(laneQuery(lane, '2026-11-15')).toMatchObject({
      etdFrom: '2026-11-15',
      etdTo: '2026-12-13',
      containers: [{ type: '40HQ', count: 2 }],
    })
  })

  test('from a named day is looked for in one week', () => {
    expect(laneQuery({ ...lane, etd: '2026-12-01' }, '2026-11-15')).toMatchObject({
      etdFrom: '2026-12-01',
      etdTo: '2026-12-07',
    })
  })
})
