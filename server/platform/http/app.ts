import { type Context, Hono } from 'hono'
import { type CallDeps, endpointsAt, registerCalls } from './api.ts'
import { handleError } from './error-handler.ts'
import { buildOpenApi } from './openapi.ts'
import { createOpenApiAnswer } from './openapi-answer.ts'
import { compression } from './replies/compression.ts'
import { replyWrongMethod } from './replies/reply.ts'
import { securityHeaders } from './replies/security-headers.ts'
import type { HttpEnv } from './requests/request-info.ts'
import { type RequestMiddlewareDeps, requestMiddleware } from './requests/request-middleware.ts'

export type AppDeps = RequestMiddlewareDeps &
  CallDeps & {
    readonly health: Hono
    /** Pages and their assets. */
    readonly answerSite: (c: Context<HttpEnv>) => Promise<Response>
  }

/** One application for every brand: health, then the request middleware, then API, assets and pages. */
export function createApp(deps: AppDeps): Hono<HttpEnv> {
  const { endpoints, answerSite } = deps
  const app = new Hono<HttpEnv>()
  app.use(securityHeaders())
  app.route('/', deps.health)
  app.use(requestMiddleware(deps))
  app.use(compression())
  app.get(
    '/api/openapi.json',
    createOpenApiAnswer((key) => buildOpenApi(endpointsAt(endpoints, key), key)),
  )
  // The API reference is a page under /api.
  app.get('/api/reference', answerSite)
  app.get('/api/reference.data', answerSite)
  registerCalls(app, deps)
  // No page accepts a form yet.
  app.get('*', answerSite)
  app.all('*', (c) => replyWrongMethod(c, ['GET']))
  app.onError(handleError)
  return app
}
