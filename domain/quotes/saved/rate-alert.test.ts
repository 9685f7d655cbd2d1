import { describe, expect, test } from 'vitest'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { yuan } from '#domain/values/money.ts'
import { alertStep } from './rate-alert.ts'

describe('an alert at CNY 5,000', () => {
  test.each([
    ['at 5,000.01 does not notify', '5000.01', false, 'none'],
    ['at 5,000 notifies', '5000', false, 'notify'],
    ['below notifies', '4200', false, 'notify'],
    ['and was notified does not notify again', '4100', true, 'none'],
    ['and was notified is reset once the price is above', '5000.01', true, 'reset'],
  ] as const)('%s', (_name, cheapest, isNotified, step) => {
    expect(alertStep({ threshold: '5000', isNotified }, yuan(cheapest))).toBe(step)
  })

  test.each([true, false])('does nothing without a price, notified before: %s', (isNotified) => {
    expect(alertStep({ threshold: '5000', isNotified }, undefined)).toBe('none')
  })
})

describe('the query of a lane', () => {
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ', count: 2 } as const

  test('covers the next four weeks and is the simplest one: prepaid to the port of discharge, no add-ons', () => {
    expect(laneQuery(lane, '2026-11-15')).toEqual({
      mode: 'ocean',
      pol: 'CNTAO',
      pod: 'NLRTM',
      etdFrom: '2026-11-15',
      etdTo: '2026-12-13',
      containers: [{ type: '40HQ', count: 2 }],
      billsOfLading: 1,
      paymentTerms: { freight: 'prepaid', destination: 'collect' },
      addOns: [],
      contractOnly: false,
    })
  })

  test('from a given day covers one week', () => {
    expect(laneQuery({ ...lane, etd: '2026-12-01' }, '2026-11-15')).toMatchObject({
      etdFrom: '2026-12-01',
      etdTo: '2026-12-07',
    })
  })
})
