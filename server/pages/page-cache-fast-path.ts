import { requestIdHeader } from '#contract/envelope-codes.ts'
import { asLanguage } from '#domain/language/language.ts'
import { type FastPath, hasTwoHosts, headerReader } from '#server/platform/http/fast-path.ts'
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

/** `/path` or `/path?lang=xx`; other URLs go through the router. */
const cacheableUrl = /^(\/[^?#]*)(?:\?lang=([a-z]{2}))?$/

/** Sends a cached page with the same headers, request log and request context as the middleware. */
export function pageCacheFastPath({ pages, settings, logRequest }: FastPathDeps): FastPath {
  return (request, response) => {
    if (request.method !== 'GET' || hasTwoHosts(request)) return false
    const startedAt = performance.now()
    const [, path, lang] = cacheableUrl.exec(request.url ?? '') ?? []
    if (path === undefined) return false
    const read = headerReader(request)
    const remoteAddress = request.socket.remoteAddress ?? ''
    const { brand, ...rest } = readRequestInfo({ read, remoteAddress, langParam: lang ?? null }, settings)
    const { language, origin } = rest
    const page = brand && pages.find({ brand, language, origin, path })
    if (!brand || !page) return false
    const { status, headers, body } = replyWith(page, { read, linked: asLanguage(lang), hotReload: false })
    response.writeHead(status, {
      ...headersFor(origin),
      ...headers,
      [requestIdHeader]: rest.requestId,
      ...(body && { 'content-length': body.bytes.length }),
    })
    if (body) response.once('finish', body.giveBack)
    response.end(body?.bytes)
    logRequest({ request: { ...rest, brand }, method: request.method, path, status, startedAt })
    return true
  }
}
