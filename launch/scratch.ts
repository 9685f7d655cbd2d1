import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomWanted = 4 * 1024 ** 3

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomWanted
  } catch {
    return false
  }
}

/** PostgreSQL runs as a user other than root, and tests execute files that they write: not every memory disk allows both. */
function openToAll(folder: string): boolean {
  const probe = join(folder, 'probe')
  chmodSync(folder, 0o755)
  writeFileSync(probe, '', { mode: 0o755 })
  try {
    accessSync(probe, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A folder in memory for the databases and browsers of tests, which need no disk.
 * Undefined where the machine has too little memory.
 */
export function scratchFolder(): string | undefined {
  if (!hasRoom()) return undefined
  const folder = mkdtempSync(join(memory, 'quayside-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return openToAll(folder) ? folder : undefined
}
