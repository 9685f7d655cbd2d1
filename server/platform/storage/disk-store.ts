import { randomUUID } from 'node:crypto'
import { rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkedId, type Draft, type FileStore } from './file-store.ts'
import { isMissing, piecesOf, removeFile, sweepUnfinished, unfinishedPlace, writeOut } from './unfinished.ts'

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Files on the local disk, in folders by the first two characters of their ids. */
export function diskStore(folder: string): FileStore {
  const placeOf = (id: string) => path.join(folder, checkedId(id).slice(0, 2), id)
  return {
    async draft(pieces): Promise<Draft> {
      const id = randomUUID()
      const place = placeOf(id)
      const unfinished = unfinishedPlace(place)
      await writeOut(unfinished, pieces)
      return {
        id,
        read: () => piecesOf(unfinished),
        save: () => rename(unfinished, place),
        discard: () => removeFile(unfinished),
      }
    },
    async read(id) {
      const place = placeOf(id)
      return (await isThere(place)) ? piecesOf(place) : undefined
    },
    remove: async (id) => removeFile(placeOf(id)),
    sweepDrafts: (untouchedSince) => sweepUnfinished(folder, untouchedSince),
  }
}
