import { createHash } from 'node:crypto'
import { type FileSample, sampledBytes } from '#domain/files/file-content.ts'

export type Measure = FileSample & {
  readonly bytes: number
  readonly digest: string
  readonly isTooLarge: boolean
}

/** Passes the stream through up to the size limit and measures it on the way. Call `measure` after the last piece. */
export function measureUpload(pieces: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  async function* passThrough(): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      bytes += piece.byteLength
      if (bytes > maxBytes) return
      hash.update(piece)
      if (head.length < sampledBytes.head)
        head = Buffer.concat([head, piece.subarray(0, sampledBytes.head - head.length)])
      tail = Buffer.concat([tail, piece.subarray(-sampledBytes.tail)]).subarray(-sampledBytes.tail)
      yield piece
    }
  }
  const measure = (): Measure => ({
    bytes,
    head,
    tail,
    digest: hash.digest('hex'),
    isTooLarge: bytes > maxBytes,
  })
  return { pieces: passThrough(), measure }
}
