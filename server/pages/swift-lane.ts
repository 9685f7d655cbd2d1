import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import { asLanguage } from '#domain/language/language.ts'
import { readArrival } from '#server/platform/http/arrival.ts'
import type { Record } from '#server/platform/http/record.ts'
import { headersFor } from '#server/platform/http/security-headers.ts'
import type { DoorSettings } from '#server/platform/http/visitor.ts'
import { replyWith } from './page-reply.ts'
import type { Pages } from './pages.ts'

type SwiftDeps = { readonly pages: Pages; readonly settings: DoorSettings; readonly record: Record }

/** `/path` or `/path?lang=xx`; anything else goes the long way. */
const plainAddress = /^(\/[^?#]*)(?:\?lang=([a-z]{2}))?$/

/** Node shows the first and hides the rest; the door sees them all and turns such a request away. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/**
 * A page that is already finished needs no router: it leaves here, with the same headers, the same record
 * and the same reading of the visitor as at the door. Answers whether it was there.
 */
export function swiftLane({ pages, settings, record }: SwiftDeps) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || hasTwoHosts(request)) return false
    const started = performance.now()
    const [, path, lang] = plainAddress.exec(request.url ?? '') ?? []
    if (path === undefined) return false
    const read = (name: string) => request.headers[name]?.toString()
    const remoteAddress = request.socket.remoteAddress ?? ''
    const { brand, ...rest } = readArrival({ read, remoteAddress, linkedLanguage: lang ?? null }, settings)
    const { language, origin } = rest
    const page = brand && pages.find({ brand, language, origin, path })
    if (!brand || !page) return false
    const { status, headers, body } = replyWith(page, { read, linked: asLanguage(lang), hotReload: false })
    response.writeHead(status, {
      ...headersFor(origin),
      ...headers,
      [requestIdHeader]: rest.requestId,
      ...(body && { 'content-length': body.length }),
    })
    response.end(body)
    record({ request: { ...rest, brand }, method: request.method, path, status, started })
    return true
  }
}
