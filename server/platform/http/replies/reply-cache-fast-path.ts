import type { IncomingMessage } from 'node:http'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import {
  endsOf,
  type FastPath,
  hasTwoHosts,
  headerList,
  headerReader,
} from '#server/platform/http/connections/fast-path.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { hasBody } from '#server/platform/http/requests/body-timeout.ts'
import { isFromAnotherSite } from '#server/platform/http/requests/check-sender.ts'
import { readRequestInfo } from '#server/platform/http/requests/read-request-info.ts'
import type { LogRequest } from '#server/platform/http/requests/request-log.ts'
import { apiHeaders, jsonType } from './api-headers.ts'
import { chosenEncoding, encodeOnce } from './compression.ts'
import type { ReplyCache } from './reply-cache.ts'
import { headersFor } from './security-headers.ts'

type FastPathDeps = {
  readonly replies: ReplyCache
  readonly settings: HttpSettings
  readonly logRequest: LogRequest
}

const mayBeCached = (request: IncomingMessage): boolean =>
  request.url?.startsWith('/api/') === true && !hasBody(request) && !hasTwoHosts(request)

/** Enough for the key: the router has read the language of a cached reply from the decoded query. */
function langParamOf(url: string): string | null {
  const query = url.slice(url.indexOf('?') + 1 || url.length)
  const param = query.split('&').find((one) => one.startsWith('lang='))
  return param?.slice('lang='.length) ?? null
}

const plainHeaders = { ...apiHeaders, 'content-type': jsonType, vary: 'accept-encoding' }
const fixedHeaders = {
  identity: plainHeaders,
  br: { ...plainHeaders, 'content-encoding': 'br' },
  gzip: { ...plainHeaders, 'content-encoding': 'gzip' },
} as const

/** Sends a cached reply with the same headers, request log and request context as the middleware. */
export function replyCacheFastPath({ replies, settings, logRequest }: FastPathDeps): FastPath {
  return (request, response, next) => {
    if (!mayBeCached(request)) return false
    const startedAt = performance.now()
    const { method = '', url = '' } = request
    const read = headerReader(request)
    const source = { read, ...endsOf(request.socket), langParam: langParamOf(url) }
    const info = readRequestInfo(source, settings)
    const { brand, language, origin, requestId } = info
    // The router refuses it.
    if (isFromAnotherSite(method, read, origin)) return false
    const cached = brand && replies.get({ method, brand, language, origin, url })
    if (!cached) return false
    const encoding = chosenEncoding(read('accept-encoding'), cached.body.length)

    const send = (body: Buffer) => {
      const own = { [requestIdHeader]: requestId, 'content-length': String(body.length) }
      response.writeHead(200, headerList(fixedHeaders[encoding], headersFor(origin), own))
      response.end(body)
      const [path = ''] = url.split('?', 1)
      logRequest({ request: info, method, path, status: 200, startedAt })
    }

    // The router reports what fails here: it reads the version and the data itself.
    const current = replies.isCurrent(cached).then(
      (isCurrent) => (isCurrent ? encodeOnce(cached, encoding) : undefined),
      () => undefined,
    )
    void current.then((body) => (body ? send(body) : next()))
    return true
  }
}
