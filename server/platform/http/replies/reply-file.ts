import type { Context } from 'hono'

/** A file reply, streamed; a HEAD request reads none of it. */
export type SentFile = {
  readonly name: string
  readonly mediaType: string
  /** Undefined when the file is generated while it is sent. */
  readonly bytes?: number
  readonly pieces: AsyncIterable<Uint8Array>
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes
}

/** A file that is completely in memory. */
export const fileFromBytes = (name: string, mediaType: string, bytes: Uint8Array): SentFile => ({
  name,
  mediaType,
  bytes: bytes.length,
  pieces: oneChunk(bytes),
})

/** Reads the next chunk only when the client can take it; closing the connection ends the reading. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reading = pieces[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reading.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await reading.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** RFC 6266: an ASCII name for old clients and the real one in UTF-8. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Always a download, sandboxed, so that no uploaded file runs on our origin. */
export function replyFile(c: Context, file: SentFile): Response {
  c.header('content-type', file.mediaType)
  if (file.bytes !== undefined) c.header('content-length', String(file.bytes))
  c.header('content-disposition', attachment(file.name))
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  return c.body(streamOf(file.pieces))
}
