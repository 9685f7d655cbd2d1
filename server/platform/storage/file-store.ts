/** Uploaded bytes that are not yet in the store. */
export type Draft = {
  readonly id: string
  /** For checks before the file is stored. */
  read(): AsyncIterable<Uint8Array>
  /** Stores the file durably and atomically. */
  save(): Promise<void>
  discard(): Promise<void>
}

/** Stores bytes by id; their name and type are stored elsewhere. */
export type FileStore = {
  /** Receives the bytes; leaves nothing behind when the upload fails. */
  draft(pieces: AsyncIterable<Uint8Array>): Promise<Draft>
  /** Opened when the first chunk is read. */
  read(id: string): Promise<AsyncIterable<Uint8Array> | undefined>
  remove(id: string): Promise<void>
  /** Removes drafts unchanged since then, left by a killed process; returns their number. */
  sweepDrafts(untouchedSince: Date): Promise<number>
}

const soundId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Paths and keys are made from ids only. */
export function checkedId(id: string): string {
  if (!soundId.test(id)) throw new Error('Not an id of the file store')
  return id
}

export async function storeBytes(store: FileStore, bytes: Uint8Array): Promise<string> {
  async function* pieces() {
    yield bytes
  }
  const draft = await store.draft(pieces())
  await draft.save()
  return draft.id
}
