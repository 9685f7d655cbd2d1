import type { PoolClient } from 'pg'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Log } from '#server/platform/logs.ts'

/** A kind of background work: what it is called, how often it is tried, what it does. */
export type JobKind<Data extends object = object> = {
  readonly name: string
  readonly tries: number
  readonly secondsBetweenTries: number
  /** When it is done without being asked for, by the clock in Shanghai. */
  readonly cron?: string
  work(data: Data): Promise<void>
}

/** What a piece of work throws when its time has not come: it is done again later, and no try is counted. */
export class Later extends Error {
  readonly seconds: number

  constructor(seconds: number, reason: string) {
    super(reason)
    this.seconds = seconds
  }
}

export type Jobs = {
  /** Inside the caller's transaction: the job exists exactly when the change does. */
  enqueue(client: PoolClient, name: string, data: object): Promise<void>
  start(kinds: readonly JobKind[]): Promise<void>
  stop(): Promise<void>
}

const stopSeconds = 5

/** Each may hold a connection of the house's pool, which has the visitors to serve too. */
const jobsAtOnce = 4

/**
 * A worker that is told of new work asks once, so it must ask for more than one piece and go on while it
 * gets as many as it asked for; else the rest of a rush waits half a minute for the next round.
 */
const rush = { batchSize: jobsAtOnce, burstWhenBatchFull: true, perJobResults: true } as const

/** A new job in place of this one; whoever ends between the two leaves both, so work must bear being done twice. */
const putOff = (boss: PgBoss, kind: JobKind, data: object) => async (error: unknown) => {
  if (!(error instanceof Later)) throw error
  await boss.send(kind.name, data, { startAfter: error.seconds })
}

async function register(boss: PgBoss, kind: JobKind, log: Log) {
  await boss.createQueue(kind.name, {
    retryLimit: kind.tries - 1,
    retryDelay: kind.secondsBetweenTries,
    retryBackoff: true,
    notify: true,
  })
  if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Shanghai' })
  const settle = async ({ id, data }: Job<object>): Promise<JobResult> => {
    try {
      await kind.work(data).catch(putOff(boss, kind, data))
      return { id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, job: kind.name, id }, 'a job failed')
      return {
        id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  await boss.work<object, void, typeof rush>(kind.name, rush, (jobs) => Promise.all(jobs.map(settle)))
}

export function createJobs(url: string, log: Log): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'quayside jobs',
    useListenNotify: true,
    max: 4,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  return {
    async enqueue(client, name, data) {
      const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
      const id = await boss.send(name, data, { db: { executeSql } })
      if (id === null) throw new Error(`The job ${name} was not taken`)
    },
    async start(kinds) {
      await boss.start()
      for (const kind of kinds) await register(boss, kind, log)
    },
    stop: () => boss.stop({ graceful: true, timeout: stopSeconds * 1000 }),
  }
}
