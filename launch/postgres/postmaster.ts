import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Cluster } from './cluster.ts'
import { commandLine, dataDirectory, isRunning, openLog, spawnOptions } from './process.ts'

/** PostgreSQL's main process, as its pid file describes it. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean }

const beingWrittenMs = 1_000
const pollMs = 15

const pidFileOf = (cluster: Cluster) => join(cluster.path, 'postmaster.pid')

async function readPidFile(cluster: Cluster) {
  const text = await readFile(pidFileOf(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  // pid, data directory, start time, port, socket folder, address, shared memory key, status
  const lines = text.split('\n').map((line) => line.trim())
  return { text, pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0, isReady: lines[7] === 'ready' }
}

/** A pid may belong to another program by now. */
const isServerOf = async (cluster: Cluster, pid: number) =>
  pid > 0 && isRunning(pid) && (await commandLine(pid)).includes(`cluster_name=${cluster.mark} `)

export async function livingPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const found = await readPidFile(cluster)
  return found && (await isServerOf(cluster, found.pid)) ? found : undefined
}

/** The port of a crashed server, which its clients may still try to reach. */
export const portBeforeCrash = async (cluster: Cluster) => (await readPidFile(cluster))?.port || undefined

/** Renamed first and read again, so that a pid file just written by another start is put back. */
async function takeAway(cluster: Cluster, stale: string) {
  const aside = `${pidFileOf(cluster)}.${process.pid}`
  const moved = await rename(pidFileOf(cluster), aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if ((await readFile(aside, 'utf8')) === stale) await rm(aside, { force: true })
  else await rename(aside, pidFileOf(cluster))
}

/**
 * PostgreSQL itself removes a pid file whose process is dead, but not one whose pid belongs to another
 * program, nor an empty one, which a full disk or a power cut leaves behind.
 */
export async function clearStalePidFile(cluster: Cluster) {
  const found = await readPidFile(cluster)
  if (!found) return
  if (found.pid === 0) {
    const age = Date.now() - (await stat(pidFileOf(cluster)).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > beingWrittenMs) await takeAway(cluster, found.text)
  } else if (isRunning(found.pid) && !(await isServerOf(cluster, found.pid)))
    await takeAway(cluster, found.text)
}

const durable = { max_connections: 100, fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
/** Several instances of the site at once. */
const disposable = {
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  scram_iterations: 1,
}

/** For a small machine, with every commit on disk unless the cluster is disposable. */
const settings = (cluster: Cluster, port: number) => ({
  cluster_name: cluster.mark,
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: 1.1,
  ...(cluster.isDisposable ? disposable : durable),
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  jit: 'off',
})

/** Starts the server in its own session, so that Ctrl-C in the terminal reaches only us, and we stop it in order. */
export async function launch(cluster: Cluster, port: number): Promise<ChildProcess> {
  const options = Object.entries(settings(cluster, port)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const log = await openLog(cluster.logFile, cluster.account)
  try {
    const child = spawn(cluster.binaries.postgres, ['-D', dataDirectory(cluster), ...options], {
      ...spawnOptions(cluster),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await once(child, 'spawn')
    child.unref()
    return child
  } catch (cause) {
    throw new Error(
      `${cluster.binaries.postgres} cannot be started. Set DATABASE_URL to use another server.`,
      { cause },
    )
  } finally {
    await log.close()
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is written. */
async function requestStop(cluster: Cluster, pid: number) {
  if (process.platform === 'win32')
    await promisify(execFile)(cluster.binaries.pgCtl, ['kill', 'INT', `${pid}`])
  else if (isRunning(pid)) process.kill(pid, 'SIGINT')
}

/** True when the server has ended within the given time; otherwise it finishes writing and ends by itself. */
export async function stopPostmaster(cluster: Cluster, timeoutMs: number): Promise<boolean> {
  const running = await livingPostmaster(cluster)
  if (!running) return true
  await requestStop(cluster, running.pid)
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(pollMs))
    if (!(await isServerOf(cluster, running.pid))) return true
  return false
}
