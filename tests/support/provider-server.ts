import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

export type Heard = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
export type ProviderReply = { readonly status?: number; readonly body: unknown }

/** A carrier's HTTP end: keeps what it heard, answers what a test says; `silent` takes the call and says nothing. */
export async function openProviderServer() {
  const heard: Heard[] = []
  let answer: (heard: Heard) => ProviderReply | 'silent' = () => 'silent'
  const server = http.createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '/', `http://${headers.host}`)
    const one = { method, url, headers, body: await text(request) }
    heard.push(one)
    const reply = answer(one)
    if (reply === 'silent') return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
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
    heard,
    answers(next: typeof answer) {
      heard.length = 0
      answer = next
    },
  }
}
