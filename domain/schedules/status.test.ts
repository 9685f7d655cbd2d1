import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onTimeToleranceHours, type PlannedCall, scheduleStatus, scheduleStatuses } from './status.ts'

const planned = new Date('2026-11-20T10:00:00Z')
const at = (instant: string) => new Date(instant)

test('a schedule has five statuses, and six hours either way are on time', () => {
  expect(scheduleStatuses).toEqual(['normal', 'stop', 'delay', 'early', 'on-time'])
  expect(onTimeToleranceHours).toBe(6)
})

test.each<[string, PlannedCall, string]>([
  ['an omitted call', { call: 'omitted', planned }, 'stop'],
  ['a blank sailing', { call: 'blank', planned }, 'stop'],
  ['an omitted call that still has an estimate', { call: 'omitted', planned, estimated: planned }, 'stop'],
  ['a plan alone', { call: 'saved', planned }, 'normal'],
  ['an estimate without a plan', { call: 'saved', estimated: planned }, 'normal'],
  ['nothing known', { call: 'saved' }, 'normal'],
  ['an estimate on the plan', { call: 'saved', planned, estimated: planned }, 'on-time'],
  ['six hours late', { call: 'saved', planned, estimated: at('2026-11-20T16:00:00.000Z') }, 'on-time'],
  ['a moment more', { call: 'saved', planned, estimated: at('2026-11-20T16:00:00.001Z') }, 'delay'],
  ['six hours early', { call: 'saved', planned, actual: at('2026-11-20T04:00:00.000Z') }, 'on-time'],
  ['a moment earlier', { call: 'saved', planned, actual: at('2026-11-20T03:59:59.999Z') }, 'early'],
  ['late in fact', { call: 'saved', planned, actual: at('2026-11-21T10:00:00Z') }, 'delay'],
  [
    'a delay feared that did not happen',
    { call: 'saved', planned, estimated: at('2026-11-22T10:00:00Z'), actual: planned },
    'on-time',
  ],
])('%s is %s', (_, call, status) => {
  expect(scheduleStatus(call)).toBe(status)
})

test('as late as makes one call delayed, as early makes another early', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * 86_400_000 }), (ms) => {
      const late = scheduleStatus({ call: 'saved', planned, actual: new Date(planned.getTime() + ms) })
      const early = scheduleStatus({ call: 'saved', planned, actual: new Date(planned.getTime() - ms) })
      expect([late, early]).toEqual(late === 'on-time' ? ['on-time', 'on-time'] : ['delay', 'early'])
    }),
  )
})
