import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const overTls = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Headers of every reply. */
export const headersFor = (origin: string | undefined): Readonly<Record<string, string>> =>
  origin?.startsWith('https:') ? overTls : always

export function securityHeaders(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersFor(c.get('request')?.origin)))
      c.res.headers.set(name, value)
  }
}

const sourcesOfPages = (hotReload: boolean): string =>
  [
    // React writes computed sizes and positions into style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${hotReload ? ' ws:' : ''}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
const sources = { hotReload: sourcesOfPages(true), finished: sourcesOfPages(false) }

/** Only scripts with this response's nonce run, and those that they load. */
export function pagePolicy(nonce: string, hotReload: boolean): string {
  const scripts = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'`
  return hotReload
    ? `${scripts}; style-src 'self' 'unsafe-inline'; ${sources.hotReload}`
    : `${scripts}; style-src 'self' 'nonce-${nonce}'; ${sources.finished}`
}
