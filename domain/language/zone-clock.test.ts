import { describe, expect, test } from 'vitest'
import { aheadMs } from './zone-clock.ts'

const minuteMs = 60_000
/** By hand: the clocks of 2026, with the minute before a change and that of the change. */
const changes = [
  ['Asia/Shanghai', '2026-03-29T00:59:00Z', 480],
  ['Europe/Berlin', '2026-03-29T00:59:00Z', 60],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 120],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', 120],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', 60],
  ['America/Los_Angeles', '2026-03-08T09:59:00Z', -480],
  ['America/Los_Angeles', '2026-03-08T10:00:00Z', -420],
  ['America/Los_Angeles', '2026-11-01T09:00:00Z', -480],
  ['Australia/Sydney', '2026-04-04T15:59:00Z', 660],
  ['Australia/Sydney', '2026-04-04T16:00:00Z', 600],
  ['Asia/Kolkata', '2026-07-01T00:00:00Z', 330],
  ['America/St_Johns', '2026-12-01T12:00:00Z', -210],
] as const

test.each(changes)('in %s at %s the clock is %i minutes ahead of UTC', (zone, at, minutes) => {
  expect(aheadMs(new Date(at), zone)).toBe(minutes * minuteMs)
})

describe('the clock of a whole year', () => {
  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'of %s is that of Intl at every hour',
    (zone) => {
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      })
      const start = Date.UTC(2026, 0, 1)
      for (let hour = 0; hour < 366 * 24; hour += 1) {
        const at = new Date(start + hour * 60 * minuteMs + 1_234)
        const shown = new Date(at.getTime() + aheadMs(at, zone)).toISOString().slice(0, 19).replace('T', ' ')
        if (shown !== clock.format(at)) throw new Error(`${at.toISOString()} in ${zone}: ${shown}`)
      }
    },
  )
})
