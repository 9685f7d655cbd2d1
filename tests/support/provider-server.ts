import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

export type ReceivedRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
export type ProviderReply = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A test double of a provider's HTTP API that records requests. `silent` accepts a request and never answers. */
export async function openProviderServer() {
  const received: ReceivedRequest[] = []
  let answer: (heard: ReceivedRequest) => ProviderReply | 'silent' = () => 'silent'
  const server = http.createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '/', `http://${headers.host}`)
    const one = { method, url, headers, body: await text(request) }
    received.push(one)
    const reply = answer(one)
    if (reply === 'silent') return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    received: received,
    answers(next: typeof answer) {
      received.length = 0
      answer = next
    },
  }
}
