/** Bytes that came in and are not yet part of the store. */
export type Draft = {
  readonly id: string
  /** For whoever has to look at them before they are kept. */
  read(): AsyncIterable<Uint8Array>
  /** From now on they can be read, also after a power cut; whatever goes wrong, never half of them. */
  save(): Promise<void>
  discard(): Promise<void>
}

/** Where uploaded bytes lie, each under an id of the store's own; what they are is known to others. */
export type FileStore = {
  /** Takes the bytes in; when they break off, nothing stays behind. */
  draft(pieces: AsyncIterable<Uint8Array>): Promise<Draft>
  /** Opened when the first piece is asked for. */
  read(id: string): Promise<AsyncIterable<Uint8Array> | undefined>
  remove(id: string): Promise<void>
  /** Drafts that nobody touched since then, left behind by a process that was killed; tells how many there were. */
  sweepDrafts(untouchedSince: Date): Promise<number>
}

const soundId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An id is the only thing a path or key is ever made of. */
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
