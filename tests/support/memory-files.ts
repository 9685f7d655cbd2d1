import { randomUUID } from 'node:crypto'
import type { FileStore } from '#server/platform/storage/file-store.ts'

/** Files in memory, for tests that look at what was stored. */
export function memoryFiles(): FileStore & { readonly stored: ReadonlyMap<string, Buffer> } {
  const stored = new Map<string, Buffer>()
  async function* once(bytes: Buffer) {
    yield bytes
  }
  return {
    stored,
    async draft(pieces) {
      const id = randomUUID()
      const received: Uint8Array[] = []
      for await (const piece of pieces) received.push(piece)
      const bytes = Buffer.concat(received)
      return {
        id,
        read: () => once(bytes),
        async save() {
          stored.set(id, bytes)
        },
        async discard() {},
      }
    },
    async read(id) {
      const bytes = stored.get(id)
      return bytes && once(bytes)
    },
    async remove(id) {
      stored.delete(id)
    },
    sweepDrafts: async () => 0,
  }
}
