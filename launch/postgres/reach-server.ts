import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Cluster } from './cluster.ts'
import { endOrphans } from './orphans.ts'
import { connect } from './ownership.ts'
import { clearStalePidFile, launch, livingPostmaster, portBeforeCrash } from './postmaster.ts'
import { endOfLog } from './process.ts'

const pollMs = 15
const recoveryTimeoutMs = 60_000
const launchTimeoutMs = 12_000
const longestPauseMs = 1_000

/**
 * Below the range of outgoing connections: no connection takes the port while the server
 * is down, and a client that calls an unused port cannot connect to itself.
 */
const ports = { first: 20_000, count: 12_000, attempts: 50 }

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The port from before a crash if it is free, else any free one. */
export async function choosePort(cluster: Cluster): Promise<number> {
  const before = await portBeforeCrash(cluster)
  if (before && (await isFree(before))) return before
  for (let attempt = 0; attempt < ports.attempts; attempt++) {
    const port = ports.first + Math.floor(Math.random() * ports.count)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${ports.first} and ${ports.first + ports.count} on 127.0.0.1.`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * Launches the server, and again when it ends at once: the loser of two starts finds the winner at the next try,
 * and the rest of a killed server holds its memory for a moment.
 */
function launcher(cluster: Cluster, portFor: () => Promise<number>) {
  let child: ChildProcess | undefined
  let pauseMs = pollMs
  let nextAt = 0
  let firstFailureAt: number | undefined
  return {
    isOurs: (pid: number) => child?.pid === pid,
    async launchIfDue() {
      if (child && !hasEnded(child)) return
      if (child) {
        firstFailureAt ??= Date.now()
        nextAt = Date.now() + pauseMs
        pauseMs = Math.min(longestPauseMs, pauseMs * 2)
        child = undefined
      }
      if (firstFailureAt && Date.now() - firstFailureAt > launchTimeoutMs)
        throw new Error(
          `PostgreSQL does not start; the end of ${cluster.logFile}:\n${await endOfLog(cluster.logFile)}`,
        )
      if (Date.now() < nextAt) return
      if (await portBeforeCrash(cluster)) await endOrphans(cluster)
      await clearStalePidFile(cluster)
      child = await launch(cluster, await portFor())
    },
    /** A cancelled start leaves no server behind. */
    giveUp: () => child?.kill('SIGINT'),
  }
}

const wrongPassword = ['28P01', '28000']

async function tryToConnect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  try {
    return await connect(cluster, port)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? `${error.code}` : ''
    if (wrongPassword.includes(code))
      throw new Error(`postgres.password in ${cluster.folder} is not the password of its database.`, {
        cause: error,
      })
    return undefined
  }
}

export type Reached = {
  readonly client: pg.Client
  readonly port: number
  /** It was running already. */
  readonly wasRunning: boolean
  /** Another process's server was starting, recovering or stopping: its owner may reconnect to it. */
  readonly wasUnsettled: boolean
}

/** Connects to the cluster's server, launching it if necessary. */
export async function reachServer(
  cluster: Cluster,
  portFor: () => Promise<number>,
  signal: AbortSignal,
): Promise<Reached> {
  const { isOurs, launchIfDue, giveUp } = launcher(cluster, portFor)
  let wasUnsettled = false
  for (const deadline = Date.now() + recoveryTimeoutMs; Date.now() < deadline; await sleep(pollMs)) {
    if (signal.aborted) giveUp()
    signal.throwIfAborted()
    const running = await livingPostmaster(cluster)
    const client = running?.isReady && (await tryToConnect(cluster, running.port))
    if (running && client)
      return { client, port: running.port, wasRunning: !isOurs(running.pid), wasUnsettled }
    if (running) wasUnsettled ||= !isOurs(running.pid)
    else await launchIfDue()
  }
  throw new Error(
    `PostgreSQL is not ready; the end of ${cluster.logFile}:\n${await endOfLog(cluster.logFile)}`,
  )
}
