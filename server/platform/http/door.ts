import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import { type Refusal, refuse } from '#domain/values/refusal.ts'
import type { Log } from '#server/platform/logs.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { readArrival } from './arrival.ts'
import type { Record } from './record.ts'
import { replyRefusal } from './reply.ts'
import type { HttpEnv } from './request.ts'
import { answerTrouble } from './trouble.ts'
import type { DoorSettings } from './visitor.ts'

export type DoorDeps = { readonly settings: DoorSettings; readonly log: Log; readonly record: Record }

const remoteAddressOf = (c: Context): string =>
  (c.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress ?? ''

/** Everyone comes in here: request id, brand by host, language; and is recorded on the way out. */
export function door({ settings, log, record }: DoorDeps): MiddlewareHandler<HttpEnv> {
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
    const recordAs = (status: number) =>
      record({ request: { ...rest, brand }, method: c.req.method, path: c.req.path, status, started })
    const turnAway = (refusal: Refusal) => {
      const reply = replyRefusal(c, refusal, rest.language)
      recordAs(reply.status)
      return reply
    }
    if (brand === undefined) {
      requestLog.warn({ host: host.slice(0, 100) }, 'unknown host')
      return turnAway(refuse('unknown-host'))
    }
    c.set('request', { ...rest, brand })
    if (c.req.url.length > sizeLimits.urlCharacters)
      return turnAway(refuse('too-large', { limit: sizeLimits.urlCharacters }))
    await next().catch((thrown: unknown) => {
      // Hono hands only errors to the one place that answers for trouble.
      c.res = answerTrouble(new Error('What was thrown is no error', { cause: thrown }), c)
    })
    // A reply that was not made by Hono does not know the headers set before it.
    c.res.headers.set(requestIdHeader, rest.requestId)
    recordAs(c.res.status)
  }
}
