import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const ending = '.unfinished'

/** A draft on the local disk. */
export const unfinishedPlace = (place: string): string => `${place}${ending}`

export const removeFile = (file: string): Promise<void> => rm(file, { force: true })

export async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function writeAll(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const piece of pieces) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes all chunks to the disk, or nothing. */
export async function writeOut(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeAll(file, pieces)
  } catch (error) {
    await removeFile(file)
    throw error
  }
}

async function isOlder(file: string, than: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtime < than
  } catch (error) {
    // Stored or discarded in the meantime.
    if (isMissing(error)) return false
    throw error
  }
}

export async function sweepUnfinished(folder: string, untouchedSince: Date): Promise<number> {
  let swept = 0
  await mkdir(folder, { recursive: true })
  for await (const entry of await opendir(folder, { recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.name.endsWith(ending) || !(await isOlder(file, untouchedSince))) continue
    await removeFile(file)
    swept += 1
  }
  return swept
}
