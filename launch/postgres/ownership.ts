import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { administrator } from './initdb.ts'
import { isRunning } from './process.ts'

/** The advisory lock of the one running owner of a data folder, in the database `postgres`. */
const ownershipLock = { space: 0x51_75_61_79, key: 1 } as const
const ownerName = /^quayside owner (\d+)$/
const waitLimits = { runningOwnerMs: 150, endedOwnerMs: 1_000 }
const pollMs = 20

/** Another instance uses this data folder. */
export class DataFolderInUse extends Error {
  readonly folder: string
  readonly pid: number | undefined

  constructor(folder: string, pid: number | undefined) {
    const owner =
      pid === undefined ? 'another running instance' : `the running instance with process id ${pid}`
    super(
      `The data folder ${folder} is in use by ${owner}. Stop that one, or set DATA_FOLDER to another folder.`,
    )
    this.name = 'DataFolderInUse'
    this.folder = folder
    this.pid = pid
  }
}

/** Its 'end' event tells the owner that the server has gone, for any reason. */
export async function connect(cluster: Cluster, port: number, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: administrator,
    password: cluster.password,
    database,
    application_name: `quayside owner ${process.pid}`,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS locked', [
    ownershipLock.space,
    ownershipLock.key,
  ])
  return rows[0]?.locked === true
}

async function lockHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
       AND l.classid = $1::bigint::oid AND l.objid = $2::bigint::oid`,
    [ownershipLock.space, ownershipLock.key],
  )
  const [, pid] = rows[0]?.name.match(ownerName) ?? []
  return pid === undefined ? undefined : Number(pid)
}

/** The session of a killed or stopping owner ends a moment later: worth a short wait. */
export async function takeOwnership(client: pg.Client, folder: string) {
  for (const since = Date.now(); !(await tryLock(client)); await sleep(pollMs)) {
    const holder = await lockHolder(client)
    const waitMs =
      holder !== undefined && isRunning(holder) ? waitLimits.runningOwnerMs : waitLimits.endedOwnerMs
    if (Date.now() - since > waitMs) throw new DataFolderInUse(folder, holder)
  }
}
