import { type Context, Hono } from 'hono'
import { endpointsAt, registerCalls } from './api.ts'
import { compression } from './compression.ts'
import { type DoorDeps, door } from './door.ts'
import type { Endpoint } from './endpoint.ts'
import { answerOpenApi } from './openapi.ts'
import type { AuthenticateByAccess } from './principal.ts'
import { replyWrongMethod } from './reply.ts'
import type { HttpEnv } from './request.ts'
import { securityHeaders } from './security-headers.ts'
import { answerTrouble } from './trouble.ts'

export type AppDeps = DoorDeps & {
  readonly operations: Hono
  readonly endpoints: readonly Endpoint[]
  readonly authenticate: AuthenticateByAccess
  /** Pages and their assets: everything that is not the API. */
  readonly answerSite: (c: Context<HttpEnv>) => Promise<Response>
}

/** One application for every brand: probes, then the door, then API, assets and pages. */
export function createApp(deps: AppDeps): Hono<HttpEnv> {
  const { endpoints, answerSite } = deps
  const app = new Hono<HttpEnv>()
  app.route('/', deps.operations)
  app.use(securityHeaders())
  app.use(door(deps))
  app.use(compression())
  app.get('/api/openapi.json', (c) =>
    c.json(answerOpenApi(endpointsAt(endpoints, c.get('request')), c.get('request'))),
  )
  // The readable reference is a page, although it stands under /api.
  app.get('/api/reference', answerSite)
  app.get('/api/reference.data', answerSite)
  registerCalls(app, endpoints, deps.authenticate)
  // No page takes a form yet.
  app.get('*', answerSite)
  app.all('*', (c) => replyWrongMethod(c, ['GET']))
  app.onError(answerTrouble)
  return app
}
