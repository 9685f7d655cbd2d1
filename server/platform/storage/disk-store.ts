import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Draft, FileStore } from './file-store.ts'

const soundId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id is the only thing a path is ever made of. */
function placeOf(folder: string, id: string): string {
  if (!soundId.test(id)) throw new Error('Not an id of the file store')
  return path.join(folder, id.slice(0, 2), id)
}

async function writeOut(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const piece of pieces) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Files on this machine's disk, spread over folders by the first two signs of their ids. */
export function diskStore(folder: string): FileStore {
  const remove = (file: string) => rm(file, { force: true })
  return {
    async draft(pieces): Promise<Draft> {
      const id = randomUUID()
      const place = placeOf(folder, id)
      const unfinished = `${place}.unfinished`
      await mkdir(path.dirname(place), { recursive: true })
      try {
        await writeOut(unfinished, pieces)
      } catch (error) {
        await remove(unfinished)
        throw error
      }
      return { id, keep: () => rename(unfinished, place), discard: () => remove(unfinished) }
    },
    async read(id) {
      const place = placeOf(folder, id)
      return (await isThere(place)) ? piecesOf(place) : undefined
    },
    remove: (id) => remove(placeOf(folder, id)),
  }
}
