import { languageCookie } from '#contract/envelope-codes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { acceptedEncodings } from '#server/platform/http/compression.ts'
import { pagePolicy } from '#server/platform/http/security-headers.ts'
import type { HeaderReader } from '#server/platform/http/visitor.ts'
import { freshNonce, gzipBody, type NoncedPage, plainBody } from './nonced-page.ts'

export type PageReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

type Wanted = {
  readonly read: HeaderReader
  /** The language the address itself asks for: a choice, so it is remembered. */
  readonly linked: Language | undefined
  readonly hotReload: boolean
}

const oneYearSeconds = 365 * 24 * 60 * 60

const rememberHeader = (language: Language | undefined) =>
  language && {
    'set-cookie': `${languageCookie}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax`,
  }

/** A page as it leaves: with a nonce nobody has seen before, packed when the browser takes it. */
export function replyWith(page: NoncedPage, { read, linked, hotReload }: Wanted): PageReply {
  const common = {
    etag: page.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    ...rememberHeader(linked),
  }
  // The browser shows the page it has, with the nonce and the policy that came with it.
  if (page.status === 200 && read('if-none-match') === page.etag)
    return { status: 304, headers: common, body: undefined }
  const nonce = freshNonce()
  const packed = acceptedEncodings(read('accept-encoding')).has('gzip')
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(nonce, hotReload),
    ...(packed && { 'content-encoding': 'gzip' }),
  }
  return { status: page.status, headers, body: packed ? gzipBody(page, nonce) : plainBody(page, nonce) }
}
