import { execFile } from 'node:child_process'
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Account } from './account.ts'

const longestLogBytes = 10 * 1024 * 1024

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const run = promisify(execFile)

/** Empty for a process that has ended, is a zombie, or belongs to another user. */
export async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux')
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
    if (process.platform !== 'win32')
      return (await run('ps', ['-ww', '-o', 'command=', '-p', `${pid}`])).stdout
    const question = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
    return (await run('powershell', ['-NoProfile', '-Command', question])).stdout
  } catch {
    return ''
  }
}

type Place = { readonly path: string; readonly account: Account | undefined }

/**
 * A user without access to the folders above a cluster still reaches it as the working directory, which is set
 * before root's rights are dropped; the link in /proc leads there without passing through them.
 */
export const dataDirectory = ({ path, account }: Place) =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : path

/** PostgreSQL gets none of our environment: neither secrets nor a PGDATA variable. */
const environment = (): NodeJS.ProcessEnv =>
  process.platform === 'win32'
    ? Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('PG')))
    : { PATH: process.env.PATH, LC_ALL: 'C' }

export const spawnOptions = ({ path, account }: Place) => ({ cwd: path, env: environment(), ...account })

/** The log is a file, never a pipe: the server may outlive us, and a broken pipe would end it. */
export async function openLog(file: string, account: Account | undefined): Promise<FileHandle> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > longestLogBytes) await rename(file, `${file}.1`)
  const handle = await open(file, 'a', 0o600)
  if (account) await handle.chown(account.uid, account.gid)
  return handle
}

/** The last lines, for the error message of a failed start. */
export async function endOfLog(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-6).join('\n')
}
