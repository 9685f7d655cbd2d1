import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { jsonType } from './api-headers.ts'
import { successEnvelope } from './reply.ts'
import type { ReplyCache } from './reply-cache.ts'

/** Replies with a value and caches the reply. */
type ReplyAndCache = (value: unknown) => Response

/**
 * Called before the value is read: a version that is read later could be that of newer data than the value. Undefined
 * for calls whose replies are made anew.
 */
export async function prepareCachedReply(
  c: Context<HttpEnv>,
  { call, reuse }: Endpoint,
  replies: ReplyCache | undefined,
): Promise<ReplyAndCache | undefined> {
  const { method, url } = (c.env as HttpBindings | undefined)?.incoming ?? {}
  if (!replies || !reuse || method !== call.method || url === undefined) return undefined
  const now = replies.now()
  const version = reuse.readsData ? await replies.readVersion() : undefined
  return (value) => {
    const text = JSON.stringify(successEnvelope(value))
    const { brand, language, origin } = c.get('request')
    replies.set(
      { method, brand, language, origin, url },
      { body: Buffer.from(text), version, until: reuse.until?.(value, now) },
    )
    return c.body(text, 200, { 'content-type': jsonType })
  }
}
