import { languageCookie } from '#contract/envelope-codes.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { LentBytes } from '#server/platform/http/connections/fast-path.ts'
import { acceptedEncodings } from '#server/platform/http/replies/compression.ts'
import type { HeaderReader } from '#server/platform/http/requests/read-headers.ts'
import { gzipBody, type NoncedPage, plainBody } from './nonced-page.ts'

/** The browser already has the page, or gets it in one of two encodings. */
export type ReplyKind = 'unchanged' | BodyKind
export type BodyKind = 'plain' | 'gzip'

const oneYearSeconds = 365 * 24 * 60 * 60

const languageCookieHeader = (language: Language | undefined) =>
  language && {
    'set-cookie': `${languageCookie}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`,
  }

export function replyKindOf(page: NoncedPage, read: HeaderReader): ReplyKind {
  // The browser reuses its cached page with the nonce and policy of that response.
  if (page.status === 200 && read('if-none-match') === page.etag) return 'unchanged'
  return acceptedEncodings(read('accept-encoding')).has('gzip') ? 'gzip' : 'plain'
}

export const statusOf = (page: NoncedPage, kind: ReplyKind): number =>
  kind === 'unchanged' ? 304 : page.status

const type = { 'content-type': 'text/html; charset=utf-8' }

/** `linked` is the language in the URL, which is the visitor's choice, so a cookie saves it. */
const sharedHeaders = (linked: Language | undefined) => ({
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, accept-language, cookie',
  ...languageCookieHeader(linked),
})

/** Those of the page of an unknown path, which has no etag; it also needs the policy with its nonce. */
export const missingPageHeaders = (linked: Language | undefined) => ({ ...sharedHeaders(linked), ...type })

/** The headers that every reply of this kind has; a page also needs the policy with its nonce. */
export const pageHeaders = (page: NoncedPage, kind: ReplyKind, linked: Language | undefined) => ({
  etag: page.etag,
  ...sharedHeaders(linked),
  ...(kind !== 'unchanged' && type),
  ...(kind === 'gzip' && { 'content-encoding': 'gzip' }),
})

export const pageBody = (page: NoncedPage, kind: BodyKind, nonce: string): LentBytes =>
  kind === 'gzip' ? gzipBody(page, nonce) : plainBody(page, nonce)
