import { languageCookie } from '#contract/envelope-codes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { acceptedEncodings } from '#server/platform/http/compression.ts'
import type { LentBytes } from '#server/platform/http/fast-path.ts'
import type { HeaderReader } from '#server/platform/http/read-headers.ts'
import { pagePolicy } from '#server/platform/http/security-headers.ts'
import { newNonce } from './nonce.ts'
import { gzipBody, type NoncedPage, plainBody } from './nonced-page.ts'

export type PageReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: LentBytes | undefined
}

type ReplyOptions = {
  readonly read: HeaderReader
  /** The language in the URL. It is the visitor's choice, so a cookie saves it. */
  readonly linked: Language | undefined
  readonly hotReload: boolean
}

const oneYearSeconds = 365 * 24 * 60 * 60

const languageCookieHeader = (language: Language | undefined) =>
  language && {
    'set-cookie': `${languageCookie}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`,
  }

/** A new nonce for every response; gzip if the browser accepts it. */
export function replyWith(page: NoncedPage, { read, linked, hotReload }: ReplyOptions): PageReply {
  const common = {
    etag: page.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    ...languageCookieHeader(linked),
  }
  // The browser reuses its cached page with the nonce and policy of that response.
  if (page.status === 200 && read('if-none-match') === page.etag)
    return { status: 304, headers: common, body: undefined }
  const nonce = newNonce()
  const acceptsGzip = acceptedEncodings(read('accept-encoding')).has('gzip')
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(nonce, hotReload),
    ...(acceptsGzip && { 'content-encoding': 'gzip' }),
  }
  return { status: page.status, headers, body: acceptsGzip ? gzipBody(page, nonce) : plainBody(page, nonce) }
}
