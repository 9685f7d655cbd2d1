import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sweepDrafts } from './sweep-drafts.ts'

const now = new Date('2026-11-17T08:00:00Z')
const storage = window.localStorage

beforeEach(() => {
  storage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('drafts of more than 14 days are deleted, of every person and form; nothing else is', () => {
  const savedOn = (savedAt: string) => JSON.stringify({ savedAt, values: { note: 'typed' } })
  storage.setItem('draft-rate-1-tariff', savedOn('2026-11-03T07:59:59Z'))
  storage.setItem('draft-note-1-sales', savedOn('no day'))
  storage.setItem('draft-odd', 'no JSON')
  const young = savedOn('2026-11-03T08:00:01Z')
  storage.setItem('draft-rate-2-sales', young)
  storage.setItem('access-token', 'v1.token')
  sweepDrafts()
  expect({ ...storage }).toEqual({ 'draft-rate-2-sales': young, 'access-token': 'v1.token' })
})

test('a draft without a time is kept for 14 days from the first start', () => {
  storage.setItem('draft-request-lin', '{"start":"ocean","values":{}}')
  sweepDrafts()
  expect(JSON.parse(storage.getItem('draft-request-lin') ?? '{}')).toMatchObject({ start: 'ocean' })
  vi.setSystemTime(new Date('2026-11-30T08:00:00Z'))
  sweepDrafts()
  expect(storage.length).toBe(1)
  vi.setSystemTime(new Date('2026-12-01T08:00:00Z'))
  sweepDrafts()
  expect(storage.length).toBe(0)
})
