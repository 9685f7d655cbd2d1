import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import { refuse } from '#domain/values/refusal.ts'
import type { Log } from '#server/platform/logs.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { readArrival } from './arrival.ts'
import type { Record } from './record.ts'
import { replyRefusal } from './reply.ts'
import type { HttpEnv } from './request.ts'
import type { DoorSettings } from './visitor.ts'

export type DoorParts = { readonly settings: DoorSettings; readonly log: Log; readonly record: Record }

const remoteAddressOf = (c: Context): string =>
  (c.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress ?? ''

/** Everyone comes in here: request id, brand by host, language; and is recorded on the way out. */
export function door({ settings, log, record }: DoorParts): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now()
    const linkedLanguage = new URL(c.req.url).searchParams.get('lang')
    const read = (name: string) => c.req.header(name)
    const { brand, host, ...rest } = readArrival(
      { read, remoteAddress: remoteAddressOf(c), linkedLanguage },
      settings,
    )
    const requestLog = log.child({ requestId: rest.requestId })
    c.set('log', requestLog)
    c.header(requestIdHeader, rest.requestId)
    if (brand === undefined) {
      requestLog.warn({ host: host.slice(0, 100) }, 'unknown host')
      return replyRefusal(c, refuse('unknown-host'), rest.language)
    }
    const facts = { ...rest, brand }
    c.set('facts', facts)
    if (c.req.url.length > sizeLimits.urlCharacters)
      return replyRefusal(c, refuse('too-large', { limit: sizeLimits.urlCharacters }), rest.language)
    await next()
    record({ facts, method: c.req.method, path: c.req.path, status: c.res.status, started })
  }
}
