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

/** PostgreSQL runs as another user than root, and tests run programs that they write: not every memory lets them. */
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
 * What tests write need not outlive them: their databases and browsers live in memory where the machine has room,
 * and need not wait for its disk. Undefined where it has none.
 */
export function scratchFolder(): string | undefined {
  if (!hasRoom()) return undefined
  const folder = mkdtempSync(join(memory, 'quayside-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return openToAll(folder) ? folder : undefined
}
