import type { Context } from 'hono'

/** A file on its way out. Its pieces are asked for one by one, and not at all when only the head is wanted. */
export type SentFile = {
  readonly name: string
  readonly mediaType: string
  /** None while nobody knows: it is made while it is sent. */
  readonly bytes?: number
  readonly pieces: AsyncIterable<Uint8Array>
}

/** Asks for a piece only when the line has room for it; whoever hangs up ends the reading. */
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

/** RFC 6266: a plain name for old readers, the real one beside it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Saved, never shown: whatever the bytes are, no page of ours runs them. */
export function replyFile(c: Context, file: SentFile): Response {
  c.header('content-type', file.mediaType)
  if (file.bytes !== undefined) c.header('content-length', String(file.bytes))
  c.header('content-disposition', attachment(file.name))
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  return c.body(streamOf(file.pieces))
}
