import type { PoolClient } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Log } from '#server/platform/logs.ts'

/** A kind of background work: what it is called, how often it is tried, what it does. */
export type JobKind<Data extends object = object> = {
  readonly name: string
  readonly tries: number
  readonly secondsBetweenTries: number
  work(data: Data): Promise<void>
}

export type Jobs = {
  /** Inside the caller's transaction: the job exists exactly when the change does. */
  enqueue(client: PoolClient, name: string, data: object): Promise<void>
  start(kinds: readonly JobKind[]): Promise<void>
  stop(): Promise<void>
}

const stopSeconds = 5

async function register(boss: PgBoss, kind: JobKind) {
  await boss.createQueue(kind.name, {
    retryLimit: kind.tries - 1,
    retryDelay: kind.secondsBetweenTries,
    retryBackoff: true,
    notify: true,
  })
  await boss.work<object>(kind.name, async (jobs) => {
    for (const { data } of jobs) await kind.work(data)
  })
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
      for (const kind of kinds) await register(boss, kind)
    },
    stop: () => boss.stop({ graceful: true, timeout: stopSeconds * 1000 }),
  }
}
