import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { emptyDatabase } from '#tests/support/database.ts'
import { withStructureLock } from './migrate.ts'

test('migrations run one after another, also after one that failed', async () => {
  const url = await emptyDatabase()
  const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const first = withStructureLock(url, async () => {
    begun.resolve()
    await allowed.promise
    order.push('first')
    throw new Error('a broken migration')
  })
  const failed = expect(first).rejects.toThrow('a broken migration')
  await begun.promise
  const second = withStructureLock(url, async () => order.push('second'))
  const watcher = new Client({ connectionString: url })
  await watcher.connect()
  try {
    await vi.waitFor(async () => {
      const { rows } = await watcher.query(
        `SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
      )
      expect(rows).toEqual([{ application_name: 'quayside structure' }])
    }, 5_000)
  } finally {
    allowed.resolve()
    await watcher.end()
    await Promise.all([failed, second])
  }
  expect(order).toEqual(['first', 'second'])
})
