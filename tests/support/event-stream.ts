import http, { type IncomingHttpHeaders } from 'node:http'
import { afterAll } from 'vitest'

export type EventStream = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The data of all events so far. */
  readonly events: readonly unknown[]
  readonly heartbeats: number
  readonly hasEnded: boolean
  close(): void
}

/** A stream of server-sent events that stays open until one side ends it. */
export function openStream(port: number, path: string, headers: http.OutgoingHttpHeaders) {
  const events: unknown[] = []
  const seen = { signs: 0, hasEnded: false, text: '' }
  const read = () => {
    const pieces = seen.text.split('\n\n')
    seen.text = pieces.pop() ?? ''
    for (const piece of pieces) {
      if (piece.startsWith('data: ')) events.push(JSON.parse(piece.slice('data: '.length)))
      else seen.signs += 1
    }
  }
  return new Promise<EventStream>((resolve, reject) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      path,
      headers: { host: 'localhost', ...headers },
      agent: false,
    })
    afterAll(() => request.destroy())
    request.on('error', reject)
    request.on('response', (message) => {
      message.setEncoding('utf8')
      message.on('data', (text: string) => {
        seen.text += text
        read()
      })
      message.on('error', () => {})
      message.on('close', () => {
        seen.hasEnded = true
      })
      resolve({
        status: message.statusCode ?? 0,
        headers: message.headers,
        events,
        get heartbeats() {
          return seen.signs
        },
        get hasEnded() {
          return seen.hasEnded
        },
        close: () => request.destroy(),
      })
    })
    request.end()
  })
}
