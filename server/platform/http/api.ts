import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { isConsolePath } from '#contract/call.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Endpoint } from './endpoint.ts'
import { createPatience, type Patience } from './patience.ts'
import { type AuthenticateByAccess, type Principal, visitor } from './principal.ts'
import { readBody } from './read-body.ts'
import { replyRefusal, replyVerdict, replyWrongMethod } from './reply.ts'
import { replyEvents, type SentEvents } from './reply-events.ts'
import { replyFile, type SentFile } from './reply-file.ts'
import type { HttpEnv, RequestInfo } from './request.ts'
import { grantTime } from './slow-senders.ts'

/** A parameter given once is a text, given again it is a list. */
const readQuery = (url: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URL(url).searchParams) {
    const earlier = query[name]
    query[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return query
}

/** A call for everybody never looks at a token, so an old one does not stand in its way. */
async function principalOf(
  c: Context<HttpEnv>,
  { call }: Endpoint,
  authenticate: AuthenticateByAccess,
): Promise<Verdict<Principal>> {
  if (call.access === 'public') return accept(visitor)
  const authenticated = await authenticate[call.access](c.req.header(tokenHeader), c.get('request'))
  if (authenticated.ok && authenticated.value.nextToken) c.header(tokenHeader, authenticated.value.nextToken)
  return authenticated
}

type Answering = {
  readonly one: Endpoint
  readonly authenticate: AuthenticateByAccess
  readonly patience: Patience
}

async function answer(c: Context<HttpEnv>, { one, authenticate, patience }: Answering): Promise<Response> {
  const request = c.get('request')
  const principal = await principalOf(c, one, authenticate)
  if (!principal.ok) return replyRefusal(c, principal, request.language)
  // Only who was recognised may take longer than others to send.
  if (one.call.bodyKind === 'bytes') grantTime((c.env as HttpBindings | undefined)?.incoming)
  const body = await readBody(c.req.raw, one.call, patience)
  if (!body.ok) return replyRefusal(c, body, request.language)
  const verdict = await one.run(
    { query: readQuery(c.req.url), body: body.value },
    {
      request,
      log: c.get('log'),
      principal: principal.value,
      giveToken: (token) => c.header(tokenHeader, token),
      alive: patience.alive,
    },
  )
  // The types of `endpoint` hold such calls to answering with a file, or with events.
  if (verdict.ok && one.call.dataKind === 'events') return replyEvents(c, verdict.value as SentEvents)
  if (verdict.ok && one.call.dataKind === 'file') return replyFile(c, verdict.value as SentFile)
  return replyVerdict(c, verdict, request.language)
}

function register(app: Hono<HttpEnv>, one: Endpoint, authenticate: AuthenticateByAccess) {
  app.on(one.call.method, one.call.path, (c) => {
    const patience = createPatience()
    return patience.within(answer(c, { one, authenticate, patience }), () =>
      replyRefusal(c, refuse('too-slow'), c.get('request').language),
    )
  })
}

/** What is answered at the host a request came to. */
export const endpointsAt = (endpoints: readonly Endpoint[], { isConsole }: RequestInfo) =>
  endpoints.filter(({ call }) => isConsolePath(call.path) === isConsole)

/** The calls of the contract under /api; anything else there is a named refusal, never a page. */
export function registerCalls(
  app: Hono<HttpEnv>,
  endpoints: readonly Endpoint[],
  authenticate: AuthenticateByAccess,
): void {
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    const { isConsole, language } = c.get('request')
    if (isConsolePath(c.req.path) !== isConsole) return replyRefusal(c, refuse('not-found'), language)
    await next()
  })
  for (const one of endpoints) register(app, one, authenticate)
  app.all('/api/*', (c) => {
    const methods = endpoints.filter(({ call }) => call.path === c.req.path).map(({ call }) => call.method)
    if (methods.length > 0) return replyWrongMethod(c, methods)
    return replyRefusal(c, refuse('not-found'), c.get('request').language)
  })
}
