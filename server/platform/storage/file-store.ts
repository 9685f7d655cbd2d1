/** Bytes that came in and are not yet part of the store. */
export type Draft = {
  readonly id: string
  /** From now on they can be read, also after a power cut. */
  keep(): Promise<void>
  discard(): Promise<void>
}

/** Where uploaded bytes lie, each under an id of the store's own; what they are is known to others. */
export type FileStore = {
  /** Takes the bytes in; when they break off, nothing stays behind. */
  draft(pieces: AsyncIterable<Uint8Array>): Promise<Draft>
  /** Opened when the first piece is asked for. */
  read(id: string): Promise<AsyncIterable<Uint8Array> | undefined>
  remove(id: string): Promise<void>
}
