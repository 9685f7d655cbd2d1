import type { Context } from 'hono'

/** News as it comes; whoever asks for the next piece waits until there is one, and `undefined` is a sign of life. */
export type SentEvents = AsyncIterable<object | undefined>

const encoder = new TextEncoder()

/** A line that begins with a colon is a comment: proxies and readers see that the line lives. */
const written = (piece: object | undefined): Uint8Array =>
  encoder.encode(piece === undefined ? ': alive\n\n' : `data: ${JSON.stringify(piece)}\n\n`)

/** WHATWG server-sent events; whoever hangs up ends the asking. */
export function replyEvents(c: Context, events: SentEvents): Response {
  const asking = events[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await asking.next()
        if (done) controller.close()
        else controller.enqueue(written(value))
      },
      async cancel() {
        await asking.return?.()
      },
    },
    { highWaterMark: 0 },
  )
  c.header('content-type', 'text/event-stream')
  // nginx holds a reply back otherwise.
  c.header('x-accel-buffering', 'no')
  return c.body(body)
}
