import type { PoolClient } from 'pg'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Log } from '#server/platform/logs.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { asRequest, currentRequestId } from '#server/platform/request-trace.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

/** A kind of background job. */
export type JobKind<Data extends object = object> = {
  readonly name: string
  readonly tries: number
  readonly secondsBetweenTries: number
  /** Schedule in Shanghai time. */
  readonly cron?: string
  work(data: Data): Promise<void>
}

/** Thrown by a job to be run again later, without counting a try. */
export class Later extends Error {
  readonly seconds: number

  constructor(seconds: number, reason: string) {
    super(reason)
    this.seconds = seconds
  }
}

export type Jobs = {
  /** In the caller's transaction, so that the job exists exactly when the change does. */
  enqueue(client: PoolClient, name: string, data: object): Promise<void>
  start(kinds: readonly JobKind[]): Promise<void>
  stop(): Promise<void>
}

/** With the request that caused the job, for the logs. */
type StoredData = { readonly requestId?: string | undefined }

/** Each may take a connection of the pool, which requests need too. */
const jobsAtOnce = 4

/**
 * A notified worker fetches once, so it must fetch several jobs and continue while it
 * gets full batches; otherwise the rest of a burst waits half a minute for the next poll.
 */
const batchOptions = { batchSize: jobsAtOnce, burstWhenBatchFull: true, perJobResults: true } as const

/** Sends a new job in place of this one. A crash in between leaves both, so every job must be idempotent. */
const postpone = (boss: PgBoss, kind: JobKind, data: object) => async (error: unknown) => {
  if (!(error instanceof Later)) throw error
  await boss.send(kind.name, data, { startAfter: error.seconds })
}

type Watch = { readonly log: Log; readonly settled: Metrics['jobSettled'] }

async function register(boss: PgBoss, kind: JobKind, { log, settled }: Watch) {
  await boss.createQueue(kind.name, {
    retryLimit: kind.tries - 1,
    retryDelay: kind.secondsBetweenTries,
    retryBackoff: true,
    notify: true,
  })
  if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Asia/Shanghai' })
  const settle = async ({ id, data }: Job<StoredData>): Promise<JobResult> => {
    const { requestId, ...own } = data
    const facts = { job: kind.name, id, requestId }
    try {
      await asRequest(requestId, () => kind.work(own)).catch(postpone(boss, kind, data))
      log.info(facts, 'a job was run')
      settled(kind.name, 'run')
      return { id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, ...facts }, 'a job failed')
      settled(kind.name, 'failed')
      return {
        id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  await boss.work<StoredData, void, typeof batchOptions>(kind.name, batchOptions, (jobs) =>
    Promise.all(jobs.map(settle)),
  )
}

export function createJobs(url: string, log: Log, settled: Metrics['jobSettled'] = () => {}): Jobs {
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
      const stored: StoredData = { ...data, requestId: currentRequestId() }
      const id = await boss.send(name, stored, { db: { executeSql } })
      if (id === null) throw new Error(`The job ${name} was not taken`)
    },
    async start(kinds) {
      await boss.start()
      for (const kind of kinds) await register(boss, kind, { log, settled })
    },
    stop: () => boss.stop({ graceful: true, timeout: timeLimits.jobsStopMs }),
  }
}
