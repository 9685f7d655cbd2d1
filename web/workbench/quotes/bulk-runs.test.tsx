import { beforeEach, describe, expect, test } from 'vitest'
import { yuan } from '#domain/values/money.ts'
import { sweepDrafts } from '#web/client/sweep-drafts.ts'
import { type BulkResult, savedIn, storedRuns, storeRun, storeSavedRows } from './bulk-runs.ts'

const result = (quotedOn: string): BulkResult => ({ quotedOn, rows: [] })
const at = (day: string) => new Date(`${day}T08:00:00Z`)
const daysOf = (personId: string, now: Date) =>
  storedRuns(window.localStorage, personId, now).map((run) => run.result.quotedOn)

beforeEach(() => window.localStorage.clear())

test('the last five runs of a person are kept, the latest first, for two weeks', () => {
  for (const day of ['01', '02', '03', '04', '05', '06'])
    storeRun(window.localStorage, 'lin', result(`2026-11-${day}`), at(`2026-11-${day}`))
  expect(daysOf('lin', at('2026-11-06'))).toEqual([
    '2026-11-06',
    '2026-11-05',
    '2026-11-04',
    '2026-11-03',
    '2026-11-02',
  ])
  expect(daysOf('lin', at('2026-11-19'))).toEqual(['2026-11-06'])
  expect(daysOf('lin', at('2026-11-21'))).toEqual([])
  expect(daysOf('chen', at('2026-11-06'))).toEqual([])
})

test('the prices of people who do not come back are deleted after two weeks', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  storeRun(window.localStorage, 'lin', result('2026-11-01'), daysAgo(15))
  storeRun(window.localStorage, 'chen', result('2026-11-03'), daysAgo(13))
  sweepDrafts()
  expect(Object.keys(window.localStorage).join()).not.toContain('lin')
  expect(daysOf('chen', new Date())).toEqual(['2026-11-03'])
})

test.each(['{', '{}', '[]', 'null', '{"runs":[7,null,{"id":"2026-11-06"}]}'])(
  'a stored text %s holds no run',
  (text) => {
    window.localStorage.setItem('draft-bulk-runs-lin', text)
    expect(daysOf('lin', at('2026-11-06'))).toEqual([])
  },
)

test('in a full storage older runs give way', () => {
  storeRun(window.localStorage, 'lin', result('2026-11-05'), at('2026-11-05'))
  const full = {
    getItem: (key: string) => window.localStorage.getItem(key),
    removeItem: (key: string) => window.localStorage.removeItem(key),
    setItem(key: string, text: string) {
      if ((JSON.parse(text) as { runs: unknown[] }).runs.length > 1) throw new Error('full')
      window.localStorage.setItem(key, text)
    },
  } as Storage
  storeRun(full, 'lin', result('2026-11-06'), at('2026-11-06'))
  expect(daysOf('lin', at('2026-11-06'))).toEqual(['2026-11-06'])
})

describe('the rows of a run that were saved', () => {
  const now = at('2026-11-06')
  const quote = (number: string) => ({ number, total: yuan('100') })
  const save = (id: string, rows: Parameters<typeof storeSavedRows>[2]['saved'], person = 'lin') =>
    storeSavedRows(window.localStorage, person, { id, saved: rows }, now)
  const numbers = () =>
    storedRuns(window.localStorage, 'lin', now).map((run) =>
      Object.entries(savedIn(run)).map(([row, { number }]) => `${row} ${number}`),
    )

  test('are stored with it, one after the other, and with no other run', () => {
    const older = storeRun(window.localStorage, 'lin', result('2026-11-05'), at('2026-11-05'))
    storeRun(window.localStorage, 'lin', result('2026-11-06'), now)
    save(older.id, { 3: quote('Q3') })
    save(older.id, { 1: quote('Q1') })
    expect(numbers()).toEqual([[], ['1 Q1', '3 Q3']])
  })

  test('of a run that is gone are not stored', () => {
    save('2026-11-01T08:00:00.000Z', { 1: quote('Q1') })
    expect(window.localStorage).toHaveLength(0)
  })

  test('are left out where the stored text is none', () => {
    const run = storeRun(window.localStorage, 'lin', result('2026-11-06'), now)
    save(run.id, { 1: 7, 2: null, 3: { number: 'Q3' }, 4: quote('Q4') } as never)
    expect(numbers()).toEqual([['4 Q4']])
  })
})
