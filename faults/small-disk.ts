import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pieceBytes = 64 * 1024

/** A disk in memory of this size; undefined where mounting is not permitted. */
export function mountSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  const options = `size=${megabytes}m,mode=755`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined
  chmodSync(folder, 0o755)
  const filler = join(folder, 'filler')
  return {
    /** Takes all free space. */
    fill() {
      const piece = Buffer.alloc(pieceBytes)
      for (let size = pieceBytes; size > 0; size = Math.floor(size / 2))
        while (append(filler, piece.subarray(0, size)));
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => spawnSync('umount', ['-l', folder]),
  }
}

function append(file: string, bytes: Uint8Array): boolean {
  try {
    writeFileSync(file, bytes, { flag: 'a' })
    return true
  } catch {
    return false
  }
}

export const notPermitted = 'a small disk cannot be mounted: this needs root'
