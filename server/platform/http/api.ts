import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { isConsolePath } from '#contract/call.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import { createLimiterByClient, type LimitByClient } from '#server/platform/limiter-by-client.ts'
import type { Endpoint } from './endpoint.ts'
import { apiHeaders } from './replies/api-headers.ts'
import { prepareCachedReply } from './replies/cache-reply.ts'
import { replyRefusal, replyResult, replyWrongMethod } from './replies/reply.ts'
import type { ReplyCache } from './replies/reply-cache.ts'
import { replyEvents, type SentEvents } from './replies/reply-events.ts'
import { replyFile, type SentFile } from './replies/reply-file.ts'
import { liftBodyTimeout } from './requests/body-timeout.ts'
import { checkBodyType, isFromAnotherSite } from './requests/check-sender.ts'
import { type AuthenticateByAccess, type Principal, visitor } from './requests/principal.ts'
import { queryOfUrl } from './requests/query-of-url.ts'
import { readBody } from './requests/read-body.ts'
import type { HttpEnv, RequestInfo } from './requests/request-info.ts'
import { createRequestTimeout, type RequestTimeout } from './requests/request-timeout.ts'

/** A parameter sent once is a string, sent again it is a list. */
const readQuery = (url: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of queryOfUrl(url)) {
    const earlier = query[name]
    query[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return query
}

/** A public call ignores tokens, so that an expired one does not block it. */
async function principalOf(
  c: Context<HttpEnv>,
  { call }: Endpoint,
  authenticate: AuthenticateByAccess,
): Promise<Result<Principal>> {
  if (call.access === 'public') return ok(visitor)
  const authenticated = await authenticate[call.access](c.req.header(tokenHeader), c.get('request'))
  if (authenticated.ok && authenticated.value.nextToken) c.header(tokenHeader, authenticated.value.nextToken)
  return authenticated
}

export type CallDeps = {
  readonly endpoints: readonly Endpoint[]
  readonly authenticate: AuthenticateByAccess
  /** Without it every reply is made anew. */
  readonly replies?: ReplyCache
}

type Limit = <T>(work: () => Promise<T>) => Promise<Result<T>>

type Answering = Omit<CallDeps, 'endpoints'> & {
  readonly one: Endpoint
  readonly timeout: RequestTimeout
  /** For work; a body that is still being sent takes no place. */
  readonly limit: Limit
}

const limited = async <T>(limit: Limit, work: () => Promise<Result<T>>): Promise<Result<T>> => {
  const done = await limit(work)
  return done.ok ? done.value : done
}

async function answer(c: Context<HttpEnv>, answering: Answering): Promise<Response> {
  const { one, authenticate, timeout, replies, limit } = answering
  const request = c.get('request')
  const type = checkBodyType(one.call, (name) => c.req.header(name))
  if (!type.ok) return replyRefusal(c, type, request.language)
  const principal = await limited(limit, () => principalOf(c, one, authenticate))
  if (!principal.ok) return replyRefusal(c, principal, request.language)
  // Only an authenticated client may send longer than others.
  const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (one.call.bodyKind === 'bytes') liftBodyTimeout(incoming)
  const body = await readBody({ request: c.req.raw, incoming }, one.call, timeout)
  if (!body.ok) return replyRefusal(c, body, request.language)
  const replyAndCache = await prepareCachedReply(c, one, replies)
  const context = {
    request,
    log: c.get('log'),
    principal: principal.value,
    giveToken: (token: string) => c.header(tokenHeader, token),
    alive: timeout.alive,
    hasLeft: () => outgoing?.destroyed === true,
    header: (name: string) => c.req.header(name),
  }
  const input = { query: readQuery(c.req.url), body: body.value }
  const result = await limited(limit, () => one.run(input, context))
  // `endpoint` types the value of such calls as a file or as events.
  if (result.ok && one.call.dataKind === 'events') return replyEvents(c, result.value as SentEvents)
  if (result.ok && one.call.dataKind === 'file') return replyFile(c, result.value as SentFile)
  return result.ok && replyAndCache ? replyAndCache(result.value) : replyResult(c, result, request.language)
}

/** Calls at once, with those whose body is still being sent. */
export const callLimits = { concurrent: 2_048, queued: 0, perClient: 64 } as const
/**
 * Calls that work: more would only wait for the database. A client that sends its body slowly takes no place here, or
 * four of them would keep all others out.
 */
export const workLimits = { concurrent: 256, queued: 0 } as const

type Registering = Omit<CallDeps, 'endpoints'> & { readonly calls: LimitByClient; readonly limit: Limit }

function register(app: Hono<HttpEnv>, one: Endpoint, { calls, ...deps }: Registering) {
  app.on(one.call.method, one.call.path, async (c) => {
    const { clientIp, language } = c.get('request')
    const answered = await calls(clientIp, () => {
      const timeout = createRequestTimeout()
      return timeout.limit(answer(c, { ...deps, one, timeout }), (part) => {
        if (part === 'work') return replyRefusal(c, refusal('too-slow'), language)
        c.header('connection', 'close')
        return replyRefusal(c, refusal('slow-body'), language)
      })
    })
    return answered.ok ? answered.value : replyRefusal(c, answered, language)
  })
}

/** The endpoints of the host a request came to. */
export const endpointsAt = (endpoints: readonly Endpoint[], { isConsole }: Pick<RequestInfo, 'isConsole'>) =>
  endpoints.filter(({ call }) => isConsolePath(call.path) === isConsole)

/** Registers the calls of the contract; any other path under /api is refused as JSON, never a page. */
export function registerCalls(app: Hono<HttpEnv>, { endpoints, ...deps }: CallDeps): void {
  app.use('/api/*', async (c, next) => {
    for (const [name, value] of Object.entries(apiHeaders)) c.header(name, value)
    const { isConsole, language, origin } = c.get('request')
    if (isFromAnotherSite(c.req.method, (name) => c.req.header(name), origin))
      return replyRefusal(c, refusal('cross-site'), language)
    if (isConsolePath(c.req.path) !== isConsole) return replyRefusal(c, refusal('not-found'), language)
    await next()
  })
  const [calls, limit] = [createLimiterByClient(callLimits), createConcurrencyLimiter(workLimits)]
  for (const one of endpoints) register(app, one, { ...deps, calls, limit })
  app.all('/api/*', (c) => {
    const methods = endpoints.filter(({ call }) => call.path === c.req.path).map(({ call }) => call.method)
    if (methods.length > 0) return replyWrongMethod(c, methods)
    return replyRefusal(c, refusal('not-found'), c.get('request').language)
  })
}
