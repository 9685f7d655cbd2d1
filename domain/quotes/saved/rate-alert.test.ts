import { describe, expect, test } from 'vitest'
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
