import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clientTimeoutMs } from '#contract/envelope-codes.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import { endConnections, ownersTestDatabase } from '#tests/support/database.ts'
import { connect, type Db, sqlStateOf } from './connect.ts'

const database = await ownersTestDatabase({ poolSize: 2 })
const { pool, db, transaction } = database
/** Another client, which changes data while a transaction runs. */
const other = connect({ url: database.url, poolSize: 1, onIdleError: () => {} })
afterAll(() => other.close())
const quota = pgTable('quota', { company: text().primaryKey(), left: integer('left_over').notNull() })
await pool.query('CREATE TABLE quota (company text PRIMARY KEY, left_over integer NOT NULL)')

beforeEach(async () => {
  await db.delete(quota)
  await db.insert(quota).values([
    { company: 'one', left: 5 },
    { company: 'two', left: 5 },
  ])
})

const leftOf = async (company: string) =>
  (await db.select().from(quota).where(eq(quota.company, company)))[0]?.left
const spend = (to: Db, company: string) =>
  to
    .update(quota)
    .set({ left: sql`${quota.left} - 1` })
    .where(eq(quota.company, company))

/** Every connection is back in the pool or closed. */
const expectAllBack = () => {
  expect(pool.totalCount).toBe(pool.idleCount)
  expect(pool.waitingCount).toBe(0)
}

describe('a transaction', () => {
  test('commits and returns its result', async () => {
    expect(await transaction(async (work) => (await spend(work, 'one')).rowCount)).toBe(1)
    expect(await leftOf('one')).toBe(4)
    expectAllBack()
  })

  test('rolls back when its work throws, and rethrows the error', async () => {
    const broken = new Error('no price')
    const work = transaction(async (work) => {
      await spend(work, 'one')
      throw broken
    })
    await expect(work).rejects.toBe(broken)
    expect(await leftOf('one')).toBe(5)
    expectAllBack()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a query', () => pool.query('SELECT 1')],
    ['a read of a store', () => leftOf('one')],
    ['another transaction', () => transaction(async () => {})],
  ])('refuses %s on a second connection and rolls back', async (_, use) => {
    const work = transaction(async (work) => {
      await spend(work, 'one')
      await use()
    })
    await expect(work).rejects.toSatisfy((error) => /inside a transaction/.test(error.cause ?? error))
    expect(await leftOf('one')).toBe(5)
    expectAllBack()
  })

  test('lets work that it started use the pool once it has ended', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const later = await transaction(async () => ({ read: ended.then(() => leftOf('one')) }))
    end()
    expect(await later.read).toBe(5)
  })

  test('rolls back after a wrong statement without a retry', async () => {
    let tries = 0
    const work = transaction(async (work) => {
      tries += 1
      await spend(work, 'one')
      await work.execute(sql`SELECT 1/0`)
    })
    await expect(work).rejects.toSatisfy((error) => sqlStateOf(error) === '22012')
    expect(tries).toBe(1)
    expect(await leftOf('one')).toBe(5)
    expectAllBack()
  })

  test('is retried after a serialization failure, and both changes count', async () => {
    let tries = 0
    await transaction(async (work) => {
      tries += 1
      await work.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
      await work.select().from(quota)
      if (tries === 1) await spend(other.db, 'one')
      await spend(work, 'one')
    })
    expect(tries).toBe(2)
    expect(await leftOf('one')).toBe(3)
    expectAllBack()
  })

  test('fails after four serialization failures', async () => {
    let tries = 0
    const work = transaction(async (work) => {
      tries += 1
      await work.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
      await work.select().from(quota)
      await spend(other.db, 'two')
      await spend(work, 'two')
    })
    await expect(work).rejects.toSatisfy((error) => sqlStateOf(error) === '40001')
    expect(tries).toBe(4)
    expect(await leftOf('two')).toBe(1)
    expectAllBack()
  })

  test('is retried after a deadlock, and both changes count', async () => {
    const [oneHasLocked, twoHasLocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let tries = 0
    const crossing = (from: string, to: string, mine: () => void, other: Promise<void>) =>
      transaction(async (work) => {
        tries += 1
        await spend(work, from)
        mine()
        await other
        await spend(work, to)
      })
    await Promise.all([
      crossing('one', 'two', oneHasLocked.resolve, twoHasLocked.promise),
      crossing('two', 'one', twoHasLocked.resolve, oneHasLocked.promise),
    ])
    expect(tries).toBeGreaterThan(2)
    expect([await leftOf('one'), await leftOf('two')]).toEqual([3, 3])
    expectAllBack()
  })

  test('fails when its connection ends, without harm to the process or the pool', async () => {
    const work = transaction(async (work, client) => {
      await spend(work, 'one')
      const ended = new Promise((resolve) => client.once('end', resolve))
      await endConnections(database.url)
      // The end arrives while no statement is running.
      await ended
      await spend(work, 'two')
    })
    await expect(work).rejects.toThrow()
    expect([await leftOf('one'), await leftOf('two')]).toEqual([5, 5])
    expectAllBack()
  })
})

test('20 parallel transactions on the last 5 items sell exactly 5', async () => {
  const take = () =>
    transaction(async (work) => {
      const [row] = await work.select().from(quota).where(eq(quota.company, 'one')).for('update')
      if ((row?.left ?? 0) === 0) return false
      await spend(work, 'one')
      return true
    })
  const taken = await Promise.all(Array.from({ length: 20 }, take))
  expect(taken.filter(Boolean)).toHaveLength(5)
  expect(await leftOf('one')).toBe(0)
  expectAllBack()
})

describe('the limits', () => {
  test.each([
    ['lock_timeout', timeLimits.lockMs],
    ['statement_timeout', timeLimits.statementMs],
    ['idle_in_transaction_session_timeout', timeLimits.requestMs],
  ])('%s of every connection is %i ms', async (name, ms) => {
    const { rows } = await pool.query(`SELECT setting FROM pg_settings WHERE name = '${name}'`)
    expect(Number(rows[0].setting)).toBe(ms)
  })

  test('increase from the inside out: connection and lock, statement, query, request, client', () => {
    const { connectionMs, lockMs, statementMs, silenceMs, requestMs } = timeLimits
    const inOrder = [connectionMs, lockMs, statementMs, silenceMs, requestMs, clientTimeoutMs]
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
    expect(new Set(inOrder).size).toBe(inOrder.length)
    expect(pool.options).toMatchObject({ connectionTimeoutMillis: connectionMs, query_timeout: silenceMs })
  })
})
