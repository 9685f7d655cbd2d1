import type { Hono } from 'hono'
import { refuse } from '#domain/values/refusal.ts'
import { timeLimits } from '#server/platform/time-limits.ts'
import type { Endpoint } from './endpoint.ts'
import { readJsonBody } from './read-body.ts'
import { replyRefusal, replyVerdict, replyWrongMethod } from './reply.ts'
import type { HttpEnv } from './request.ts'

const withTimeLimit = async <T>(work: Promise<T>, onLate: () => T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(onLate()), timeLimits.requestMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A parameter given once is a text, given again it is a list. */
const readQuery = (url: string): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URL(url).searchParams) {
    const earlier = query[name]
    query[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return query
}

function register(app: Hono<HttpEnv>, one: Endpoint) {
  app.on(one.call.method, one.call.path, async (c) => {
    const facts = c.get('facts')
    const answer = async () => {
      const body = one.call.body ? await readJsonBody(c.req.raw) : { ok: true as const, value: undefined }
      if (!body.ok) return replyRefusal(c, body, facts.language)
      const verdict = await one.run(
        { query: readQuery(c.req.url), body: body.value },
        { facts, log: c.get('log') },
      )
      return replyVerdict(c, verdict, facts.language)
    }
    return withTimeLimit(answer(), () => replyRefusal(c, refuse('too-slow'), facts.language))
  })
}

/** The calls of the contract under /api; anything else there is a named refusal, never a page. */
export function registerCalls(app: Hono<HttpEnv>, endpoints: readonly Endpoint[]): void {
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    await next()
  })
  for (const one of endpoints) register(app, one)
  app.all('/api/*', (c) => {
    const methods = endpoints.filter(({ call }) => call.path === c.req.path).map(({ call }) => call.method)
    if (methods.length > 0) return replyWrongMethod(c, methods)
    return replyRefusal(c, refuse('not-found'), c.get('facts').language)
  })
}
