import { type Context, Hono } from 'hono'
import { endpointsAt, registerCalls } from './api.ts'
import type { Recognisers } from './bearer.ts'
import { compression } from './compression.ts'
import { type DoorParts, door } from './door.ts'
import type { Endpoint } from './endpoint.ts'
import { answerOpenApi } from './openapi.ts'
import { replyWrongMethod } from './reply.ts'
import type { HttpEnv } from './request.ts'
import { securityHeaders } from './security-headers.ts'
import { answerTrouble } from './trouble.ts'

export type AppParts = DoorParts & {
  readonly operations: Hono
  readonly endpoints: readonly Endpoint[]
  readonly recognise: Recognisers
  /** Pages and their assets: everything that is not the API. */
  readonly answerSite: (c: Context<HttpEnv>) => Promise<Response>
}

/** One application for every brand: probes, then the door, then API, assets and pages. */
export function createApp(parts: AppParts): Hono<HttpEnv> {
  const { endpoints, answerSite } = parts
  const app = new Hono<HttpEnv>()
  app.route('/', parts.operations)
  app.use(securityHeaders())
  app.use(door(parts))
  app.use(compression())
  app.get('/api/openapi.json', (c) =>
    c.json(answerOpenApi(endpointsAt(endpoints, c.get('request')), c.get('request'))),
  )
  // The readable reference is a page, although it stands under /api.
  app.get('/api/reference', answerSite)
  app.get('/api/reference.data', answerSite)
  registerCalls(app, endpoints, parts.recognise)
  // No page takes a form yet.
  app.get('*', answerSite)
  app.all('*', (c) => replyWrongMethod(c, ['GET']))
  app.onError(answerTrouble)
  return app
}
