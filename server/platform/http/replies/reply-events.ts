import type { Context } from 'hono'

/** Events of a stream; `undefined` is sent as a heartbeat. */
export type SentEvents = AsyncIterable<object | undefined>

const encoder = new TextEncoder()

/** A line that starts with a colon is a comment: it keeps proxies from closing an idle connection. */
const encoded = (event: object | undefined): Uint8Array =>
  encoder.encode(event === undefined ? ': alive\n\n' : `data: ${JSON.stringify(event)}\n\n`)

/** WHATWG server-sent events; closing the connection ends the iteration. */
export function replyEvents(c: Context, events: SentEvents): Response {
  const iterator = events[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(encoded(value))
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
  c.header('content-type', 'text/event-stream')
  // nginx buffers the reply otherwise.
  c.header('x-accel-buffering', 'no')
  return c.body(body)
}
