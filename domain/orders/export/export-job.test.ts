import { expect, test } from 'vitest'
import { exportKeptUntil, exportStateOf } from './export-job.ts'

const startedAt = new Date('2026-11-18T04:00:00Z')
const later = (ms: number) => new Date(startedAt.getTime() + ms)
const hourMs = 60 * 60 * 1000

test('an export runs for an hour at most', () => {
  expect(exportStateOf({ startedAt, endedAt: null }, later(hourMs))).toBe('running')
  expect(exportStateOf({ startedAt, endedAt: null }, later(hourMs + 1))).toBe('failed')
  expect(exportStateOf({ startedAt, endedAt: later(1) }, later(2 * hourMs))).toBe('ready')
})

test('its file is kept for seven days', () => {
  expect(exportKeptUntil(startedAt)).toEqual(new Date('2026-11-25T04:00:00Z'))
})
