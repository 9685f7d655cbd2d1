import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import { timeLimits } from '#server/platform/time-limits.ts'

/** The connection of a transaction, for writers other than stores, such as the job queue. */
export type { PoolClient }

/** Runs SQL: on the pool, or in one transaction of it. */
export type Db = NodePgDatabase
export type Database = {
  readonly pool: Pool
  readonly db: Db
  /** Lock, decide, save and enqueue in one transaction; retried after a serialization failure or deadlock. */
  transaction<T>(work: (db: Db, client: PoolClient) => Promise<T>): Promise<T>
  /** For work that writes in one statement, which is a transaction of its own; retried as well. */
  inOneStatement<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const handles = new WeakMap<Client | PoolClient, Db>()

/** The handle of one given connection; always the same one, so that it keeps its prepared statements. */
export function dbOn(client: Client | PoolClient): Db {
  const known = handles.get(client)
  if (known) return known
  const made = drizzle({ client })
  handles.set(client, made)
  return made
}

/** The role that a connection of this URL would have. */
export const roleOf = (url: string): string | undefined => new Client({ connectionString: url }).user

/** Serialization failure and deadlock: a retry can succeed. */
const retriedStates = new Set(['40001', '40P01'])
const maxTries = 4
const longestPauseMs = 30

export const sqlStateOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined
}

/** Another transaction was the first to save the same value. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'

/** Set while the work of a transaction runs; what the work leaves running may use the pool after its end. */
const transactionContext = new AsyncLocalStorage<{ readonly pool: Pool; isOpen: boolean }>()

/**
 * Refuses a second connection inside a transaction: transactions that all hold one and wait for another stall every
 * request until they time out (decision 40).
 */
class TransactionalPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const context = transactionContext.getStore()
    if (context?.isOpen && context.pool === this)
      throw new Error('The pool was used inside a transaction; use the connection of the transaction')
    if (callback === undefined) return super.connect()
    super.connect(callback)
    return undefined
  }
}
type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

async function attempt<T>(pool: Pool, work: (db: Db, client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const context = { pool, isOpen: true }
  let broken: Error | undefined
  // The pool does not listen to a checked-out client; an unhandled error event would end the process.
  const onBroken = (error: Error) => {
    broken = error
  }
  client.on('error', onBroken)
  try {
    await client.query('BEGIN')
    const result = await transactionContext.run(context, () => work(dbOn(client), client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(onBroken)
    throw error
  } finally {
    context.isOpen = false
    client.off('error', onBroken)
    client.release(broken)
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === maxTries || !retriedStates.has(sqlStateOf(error) ?? '')) throw error
      // Random, so that two conflicting transactions do not collide again.
      await pause(Math.random() * longestPauseMs * tries)
    }
  }
}

export function connect(options: {
  url: string
  poolSize: number
  onIdleError: (error: Error) => void
}): Database {
  const pool = new TransactionalPool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: timeLimits.connectionMs,
    statement_timeout: timeLimits.statementMs,
    query_timeout: timeLimits.silenceMs,
    keepAlive: true,
    lock_timeout: timeLimits.lockMs,
    idle_in_transaction_session_timeout: timeLimits.requestMs,
    application_name: 'quayside',
  })
  // A connection that dies while idle (the server restarted) must not end the process.
  pool.on('error', options.onIdleError)
  const db = drizzle({ client: pool })
  return {
    pool,
    db,
    transaction: (work) => retried(() => attempt(pool, work)),
    inOneStatement: (work) => retried(() => work(db)),
    close: () => pool.end(),
  }
}
