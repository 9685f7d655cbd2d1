import { describe, expect, test } from 'vitest'
import { listed, longestRotation, rotationOf, rotationStrip } from './rotation.ts'

const linerService = (carrier: string, since: string, ports: readonly string[]) => ({
  carrier,
  since,
  origins: [
    { port: 'CNTAO', terminal: 'QQCTX', weekday: 5 },
    { port: 'CNNGB', terminal: 'BLCT6', weekday: 1 },
    { port: 'CNSHA', terminal: 'SGICT', weekday: 1 },
  ],
  calls: ports.map((port, index) => ({ port, days: 20 + index })),
})
const europe = linerService('MNRQ', '2025-01-01', ['NLRTM', 'DEHAM'])
const gulf = linerService('LXTQ', '2026-09-01', ['AEJEA'])

test('the days of a rotation continue after the weekend', () => {
  expect(rotationOf(europe)).toEqual([
    { port: 'CNTAO', weekday: 5, day: 0 },
    { port: 'CNNGB', weekday: 1, day: 3 },
    { port: 'CNSHA', weekday: 1, day: 3 },
    { port: 'NLRTM', day: 23 },
    { port: 'DEHAM', day: 24 },
  ])
})

describe('the list of liner services', () => {
  test('starts with the newest', () => {
    expect(listed([europe, gulf], {})).toEqual([gulf, europe])
  })
  test.each([
    [{ port: 'AEJEA' }, [gulf]],
    [{ port: 'CNTAO' }, [gulf, europe]],
    [{ carrier: 'MNRQ' }, [europe]],
    [{ carrier: 'MNRQ', port: 'AEJEA' }, []],
    [{ carrier: '', port: null }, [gulf, europe]],
  ])('filtered by %j', (filter, expected) => {
    expect(listed([europe, gulf], filter)).toEqual(expected)
  })
})

test('stops are to scale in days, on the scale of the longest service', () => {
  const short = { origins: [{ port: 'CNNGB', weekday: 1 }], calls: [{ port: 'JPTYO', days: 5 }] }
  const long = {
    origins: [
      { port: 'CNTAO', weekday: 1 },
      { port: 'CNSHA', weekday: 3 },
    ],
    calls: [{ port: 'NLRTM', days: 23 }],
  }
  const days = longestRotation([short, long] as never)
  expect(days).toBe(25)
  const { points, end, width, radius } = rotationStrip(rotationOf(long as never), days)
  expect(points.map(({ isLoading }) => isLoading)).toEqual([true, true, false])
  expect(points.map(({ x }) => Math.round(((x - radius) / (width - 2 * radius)) * 25))).toEqual([0, 2, 25])
  expect(end).toBe(width - radius)
  expect(rotationStrip(rotationOf(short as never), days).end).toBeLessThan(width / 3)
})
