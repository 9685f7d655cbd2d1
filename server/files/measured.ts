import { createHash } from 'node:crypto'
import { type FileEnds, sampledBytes } from '#domain/files/file-content.ts'

export type Measure = FileEnds & {
  readonly bytes: number
  readonly digest: string
  readonly isTooLarge: boolean
}

/** Lets the pieces through, at most so many bytes of them, and tells afterwards what went by. */
export function measured(pieces: AsyncIterable<Uint8Array>, mostBytes: number) {
  const hash = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  async function* passing(): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      bytes += piece.byteLength
      if (bytes > mostBytes) return
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
    isTooLarge: bytes > mostBytes,
  })
  return { passing: passing(), measure }
}
