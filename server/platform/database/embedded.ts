import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Cluster, openCluster } from './embedded-cluster.ts'
import { databaseUser } from './embedded-initdb.ts'
import { DataFolderInUse, ensureDatabase, takeOwnership } from './embedded-ownership.ts'
import { stopPostmaster } from './embedded-postmaster.ts'
import { choosePort, reachServer } from './embedded-reach.ts'

export { DataFolderInUse }

const databaseName = 'quayside'
const stopPatienceMs = 8_000
const ownerComesBackMs = 300
const pauses = { firstMs: 100, longestMs: 2_000 }

export type Embedded = { readonly url: string; stop(): Promise<void> }

type Session = { readonly client: pg.Client; readonly port: number; readonly wasRunning: boolean }

/** A server of this folder that is ours alone. */
async function own(cluster: Cluster, portFor: () => Promise<number>, signal: AbortSignal): Promise<Session> {
  const { client, port, wasRunning, wasUnsettled } = await reachServer(cluster, portFor, signal)
  try {
    if (wasUnsettled) await sleep(ownerComesBackMs)
    await takeOwnership(client, cluster.folder)
    await ensureDatabase(client, databaseName)
    return { client, port, wasRunning }
  } catch (error) {
    // Not waited for: a connection that broke meanwhile would never report its end.
    void client.end()
    throw error
  }
}

/** Our address is known to a pool that will not learn another one. */
async function ownAgain(cluster: Cluster, port: number, signal: AbortSignal): Promise<Session> {
  const session = await own(cluster, async () => port, signal)
  if (session.port === port) return session
  await stopPostmaster(cluster, stopPatienceMs)
  throw new Error(`it ran on port ${session.port} instead of ${port}`)
}

async function repeat(attempt: () => Promise<boolean>) {
  for (let pauseMs = pauses.firstMs; !(await attempt()); pauseMs = Math.min(pauses.longestMs, pauseMs * 2))
    await sleep(pauseMs)
}

/**
 * Keeps the server alive: when the owner's connection ends, the server is brought back on the same port.
 * Gives what ends the watch, and says whether the folder is still ours.
 */
function supervise(cluster: Cluster, first: Session, log: (line: string) => void) {
  const leaving = new AbortController()
  let isOurs = true
  let recovery = Promise.resolve()

  const watch = ({ client }: Session) => {
    client.once('end', () => {
      if (leaving.signal.aborted) return
      log('The connection to PostgreSQL is lost; bringing it back')
      recovery = repeat(tryToBringBack)
    })
  }

  const tryToBringBack = async () => {
    try {
      watch(await ownAgain(cluster, first.port, leaving.signal))
      isOurs = true
      log(`PostgreSQL is back on port ${first.port}`)
      return true
    } catch (error) {
      if (error instanceof DataFolderInUse) isOurs = false
      if (!leaving.signal.aborted)
        log(`PostgreSQL is not back yet: ${error instanceof Error ? error.message : error}`)
      return leaving.signal.aborted
    }
  }

  watch(first)
  return async () => {
    leaving.abort()
    await recovery
    return isOurs
  }
}

/**
 * Starts the project's own PostgreSQL in `folder`, or takes over the one that an owner who was killed has left
 * running there. Throws `DataFolderInUse` when its owner is alive.
 */
export async function startEmbedded(options: {
  folder: string
  log: (line: string) => void
}): Promise<Embedded> {
  const { folder, log } = options
  const cluster = await openCluster(folder, log)
  const session = await own(cluster, () => choosePort(cluster), new AbortController().signal)
  log(
    `PostgreSQL ${session.wasRunning ? 'was running and is taken over' : 'is running'} on port ${session.port}`,
  )
  const endWatch = supervise(cluster, session, log)

  const stop = async () => {
    if (!(await endWatch())) return
    if (!(await stopPostmaster(cluster, stopPatienceMs)))
      log('PostgreSQL is still writing its last checkpoint and will end by itself')
  }
  let stopping: Promise<void> | undefined
  return {
    url: `postgres://${databaseUser}:${cluster.password}@127.0.0.1:${session.port}/${databaseName}`,
    stop: () => (stopping ??= stop()),
  }
}
