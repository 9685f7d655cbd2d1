import { readdir, readFile } from 'node:fs/promises'
import type { Cluster } from './cluster.ts'
import { commandLine } from './process.ts'

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/^PPid:\s*(\d+)$/m)?.[1] ?? 0)
}

/** A child of the server has the cluster's mark in its title; it is an orphan when its parent has not. */
async function isOrphan(cluster: Cluster, pid: number): Promise<boolean> {
  if (!(await commandLine(pid)).startsWith(`postgres: ${cluster.mark}:`)) return false
  return !(await commandLine(await parentOf(pid))).includes(`cluster_name=${cluster.mark} `)
}

/**
 * A query outlives a server killed with -9 while it computes, and no new server starts while it holds the
 * old one's memory. Its client is gone and its work is lost anyway. On other systems than Linux we wait for it.
 */
export async function endOrphans(cluster: Cluster) {
  if (process.platform !== 'linux') return
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1)
  for (const pid of pids) {
    if (!(await isOrphan(cluster, pid))) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended in the meantime.
    }
  }
}
