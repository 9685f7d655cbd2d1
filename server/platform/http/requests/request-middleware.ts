import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import { type Refusal, refusal } from '#domain/values/refusal.ts'
import { endsOf } from '#server/platform/http/connections/fast-path.ts'
import { handleError } from '#server/platform/http/error-handler.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { replyRefusal } from '#server/platform/http/replies/reply.ts'
import type { Log } from '#server/platform/logs.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { queryOfUrl } from './query-of-url.ts'
import type { Ends } from './read-headers.ts'
import { readRequestInfo } from './read-request-info.ts'
import type { HttpEnv } from './request-info.ts'
import type { LogRequest } from './request-log.ts'

export type RequestMiddlewareDeps = {
  readonly settings: HttpSettings
  readonly log: Log
  readonly logRequest: LogRequest
}

function endsOfRequest(c: Context): Ends {
  const { incoming } = (c.env as HttpBindings | undefined) ?? {}
  return incoming ? endsOf(incoming.socket) : { remoteAddress: '', localPort: undefined }
}

/** Sets `request` and `log` of the context, refuses unknown hosts and long URLs, and logs every reply. */
export function requestMiddleware(deps: RequestMiddlewareDeps): MiddlewareHandler<HttpEnv> {
  const { settings, log, logRequest } = deps
  return async (c, next) => {
    const startedAt = performance.now()
    const langParam = queryOfUrl(c.req.url).get('lang')
    const read = (name: string) => c.req.header(name)
    const { brand, host, ...rest } = readRequestInfo({ read, ...endsOfRequest(c), langParam }, settings)
    const requestLog = log.child({ requestId: rest.requestId })
    c.set('log', requestLog)
    c.header(requestIdHeader, rest.requestId)
    const logStatus = (status: number) =>
      logRequest({ request: { ...rest, brand }, method: c.req.method, path: c.req.path, status, startedAt })
    const refuseWith = (refusal: Refusal) => {
      const reply = replyRefusal(c, refusal, rest.language)
      logStatus(reply.status)
      return reply
    }
    if (brand === undefined) {
      requestLog.warn({ host: host.slice(0, 100) }, 'unknown host')
      return refuseWith(refusal('unknown-host'))
    }
    c.set('request', { ...rest, brand })
    if (c.req.url.length > sizeLimits.urlCharacters)
      return refuseWith(refusal('too-large', { limit: sizeLimits.urlCharacters }))
    await next().catch((thrown: unknown) => {
      // Hono passes only instances of Error to its error handler.
      c.res = handleError(new Error('A value that is no Error was thrown', { cause: thrown }), c)
    })
    // A Response made outside Hono lacks the headers set before.
    c.res.headers.set(requestIdHeader, rest.requestId)
    logStatus(c.res.status)
  }
}
