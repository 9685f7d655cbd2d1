import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Cluster, openCluster } from './cluster.ts'
import { administrator } from './initdb.ts'
import { connect, DataFolderInUse, takeOwnership } from './ownership.ts'
import { livingPostmaster, stopPostmaster } from './postmaster.ts'
import { choosePort, reachServer } from './reach-server.ts'
import { ensureDatabase, ensureRoles, passwordOf, roleNames } from './roles.ts'

export { DataFolderInUse }

const databaseName = 'quayside'
const stopTimeoutMs = 8_000
const ownerReconnectMs = 300
const pauses = { firstMs: 100, longestMs: 2_000 }

export type EmbeddedUrls = {
  /** Of the owner, which changes the structure. */
  readonly url: string
  /** Of the role that only uses the tables. */
  readonly servingUrl: string
  /** Of the administrator of the cluster. */
  readonly administratorUrl: string
}
export type Embedded = EmbeddedUrls & { stop(): Promise<void> }

type Session = { readonly client: pg.Client; readonly port: number; readonly wasRunning: boolean }

/** Reaches the server of the folder and takes ownership. */
async function own(cluster: Cluster, portFor: () => Promise<number>, signal: AbortSignal): Promise<Session> {
  const { client, port, wasRunning, wasUnsettled } = await reachServer(cluster, portFor, signal)
  try {
    if (wasUnsettled) await sleep(ownerReconnectMs)
    await takeOwnership(client, cluster.folder)
    await ensureRoles(client, cluster)
    await ensureDatabase(client, databaseName, (database) => connect(cluster, port, database))
    return { client, port, wasRunning }
  } catch (error) {
    // Not awaited: a broken connection never reports its end.
    void client.end()
    throw error
  }
}

/** The pool knows our URL and cannot learn another one, so the port must stay. */
async function ownAgain(cluster: Cluster, port: number, signal: AbortSignal): Promise<Session> {
  const session = await own(cluster, async () => port, signal)
  if (session.port === port) return session
  await stopPostmaster(cluster, stopTimeoutMs)
  throw new Error(`it ran on port ${session.port} instead of ${port}`)
}

async function repeat(attempt: () => Promise<boolean>) {
  for (let pauseMs = pauses.firstMs; !(await attempt()); pauseMs = Math.min(pauses.longestMs, pauseMs * 2))
    await sleep(pauseMs)
}

/**
 * Keeps the server alive: when the owner's connection ends, the server is brought back on the same port.
 * Returns a function that ends the supervision and says whether the folder is still ours.
 */
function supervise(cluster: Cluster, first: Session, log: (line: string) => void) {
  const stopping = new AbortController()
  let isOurs = true
  let recovery = Promise.resolve()

  const watch = ({ client }: Session) => {
    client.once('end', () => {
      if (stopping.signal.aborted) return
      log('The connection to PostgreSQL is lost; bringing it back')
      recovery = repeat(tryToBringBack)
    })
  }

  const tryToBringBack = async () => {
    try {
      watch(await ownAgain(cluster, first.port, stopping.signal))
      isOurs = true
      log(`PostgreSQL is back on port ${first.port}`)
      return true
    } catch (error) {
      if (error instanceof DataFolderInUse) isOurs = false
      if (!stopping.signal.aborted)
        log(`PostgreSQL is not back yet: ${error instanceof Error ? error.message : error}`)
      return stopping.signal.aborted
    }
  }

  watch(first)
  return async () => {
    stopping.abort()
    await recovery
    return isOurs
  }
}

function urlsOf(cluster: Cluster, port: number): EmbeddedUrls {
  const urlOf = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${databaseName}`
  const { owner, serving } = roleNames
  return {
    url: urlOf(owner, passwordOf(cluster, owner)),
    servingUrl: urlOf(serving, passwordOf(cluster, serving)),
    administratorUrl: urlOf(administrator, cluster.password),
  }
}

/** The URLs of the server that another process runs in `folder`, for a command that works beside it. */
export async function runningEmbedded(folder: string): Promise<EmbeddedUrls | undefined> {
  const cluster = await openCluster(folder, () => {})
  const running = await livingPostmaster(cluster)
  return running && urlsOf(cluster, running.port)
}

/**
 * Starts the embedded PostgreSQL in `folder`, or takes over the one that a killed owner has left
 * running there. Throws `DataFolderInUse` while its owner runs.
 */
export async function startEmbedded(options: {
  folder: string
  log: (line: string) => void
  /** For tests: a crash may lose everything. */
  isDisposable?: boolean
}): Promise<Embedded> {
  const { folder, log, isDisposable } = options
  const cluster = await openCluster(folder, log, isDisposable)
  const session = await own(cluster, () => choosePort(cluster), new AbortController().signal)
  log(
    `PostgreSQL ${session.wasRunning ? 'was running and is taken over' : 'is running'} on port ${session.port}`,
  )
  const endSupervision = supervise(cluster, session, log)

  const stop = async () => {
    if (!(await endSupervision())) return
    if (!(await stopPostmaster(cluster, stopTimeoutMs)))
      log('PostgreSQL is still writing its last checkpoint and will end by itself')
  }
  let stopping: Promise<void> | undefined
  return {
    ...urlsOf(cluster, session.port),
    stop: () => (stopping ??= stop()),
  }
}
