import { requestIdHeader } from '#contract/envelope-codes.ts'
import { asLanguage } from '#domain/language/language.ts'
import { type FindReply, headerList } from '#server/platform/http/fast-path.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { readRequestInfo } from '#server/platform/http/read-request-info.ts'
import type { LogRequest } from '#server/platform/http/request-log.ts'
import { headersFor } from '#server/platform/http/security-headers.ts'
import { replyWith } from './page-reply.ts'
import type { Pages } from './pages.ts'

type FindDeps = {
  readonly pages: Pages
  readonly settings: HttpSettings
  readonly logRequest: LogRequest
}

/** `/path` or `/path?lang=xx`; other URLs go through the router. */
const cacheableUrl = /^(\/[^?#]*)(?:\?lang=([a-z]{2}))?$/

/** A cached page with the same headers, request log and request context as the middleware. */
export function findCachedPage({ pages, settings, logRequest }: FindDeps): FindReply {
  return ({ url, read, remoteAddress }) => {
    const [, path, lang] = cacheableUrl.exec(url) ?? []
    if (path === undefined) return undefined
    const startedAt = performance.now()
    const info = readRequestInfo({ read, remoteAddress, langParam: lang ?? null }, settings)
    const { brand, language, origin, requestId } = info
    const page = brand && pages.find({ brand, language, origin, path })
    if (!page) return undefined
    const { status, headers, body } = replyWith(page, { read, linked: asLanguage(lang), hotReload: false })
    const own = { [requestIdHeader]: requestId, ...(body && { 'content-length': String(body.bytes.length) }) }
    return {
      status,
      headers: headerList(headersFor(origin), headers, own),
      body,
      log: () => logRequest({ request: info, method: 'GET', path, status, startedAt }),
    }
  }
}
