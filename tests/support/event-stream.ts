import http, { type IncomingHttpHeaders } from 'node:http'
import { afterAll } from 'vitest'

export type EventStream = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** What came so far, each as its data. */
  readonly events: readonly unknown[]
  /** Signs of life so far. */
  readonly signs: number
  readonly hasEnded: boolean
  hangUp(): void
}

/** A stream of server-sent events that stays open until one of the two sides ends it. */
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
        get signs() {
          return seen.signs
        },
        get hasEnded() {
          return seen.hasEnded
        },
        hangUp: () => request.destroy(),
      })
    })
    request.end()
  })
}
