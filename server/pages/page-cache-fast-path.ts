import type { IncomingMessage } from 'node:http'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import { asLanguage } from '#domain/language/language.ts'
import { type FastPath, hasTwoHosts, headerList, headerReader } from '#server/platform/http/fast-path.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { readRequestInfo } from '#server/platform/http/read-request-info.ts'
import type { LogRequest } from '#server/platform/http/request-log.ts'
import { headersFor } from '#server/platform/http/security-headers.ts'
import { replyWith } from './page-reply.ts'
import type { Pages } from './pages.ts'

type FastPathDeps = {
  readonly pages: Pages
  readonly settings: HttpSettings
  readonly logRequest: LogRequest
}

const isPlainGet = (request: IncomingMessage) => request.method === 'GET' && !hasTwoHosts(request)

/** `/path` or `/path?lang=xx`; other URLs go through the router. */
const cacheableUrl = /^(\/[^?#]*)(?:\?lang=([a-z]{2}))?$/

/** Sends a cached page with the same headers, request log and request context as the middleware. */
export function pageCacheFastPath({ pages, settings, logRequest }: FastPathDeps): FastPath {
  return (request, response) => {
    const [, path, lang] = (isPlainGet(request) && cacheableUrl.exec(request.url ?? '')) || []
    if (path === undefined) return false
    const startedAt = performance.now()
    const read = headerReader(request)
    const remoteAddress = request.socket.remoteAddress ?? ''
    const info = readRequestInfo({ read, remoteAddress, langParam: lang ?? null }, settings)
    const { brand, language, origin, requestId } = info
    const page = brand && pages.find({ brand, language, origin, path })
    if (!page) return false
    const { status, headers, body } = replyWith(page, { read, linked: asLanguage(lang), hotReload: false })
    const own = { [requestIdHeader]: requestId, ...(body && { 'content-length': String(body.bytes.length) }) }
    response.writeHead(status, headerList(headersFor(origin), headers, own))
    if (body) response.once('finish', body.giveBack)
    response.end(body?.bytes)
    logRequest({ request: info, method: 'GET', path, status, startedAt })
    return true
  }
}
