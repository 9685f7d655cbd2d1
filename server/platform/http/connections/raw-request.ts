import { memoByText } from '#domain/values/memo-by-text.ts'
import type { Ends } from '#server/platform/http/requests/read-headers.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import type { RequestHead } from './fast-path.ts'

const method = 'GET '
const version = ' HTTP/1.1\r\n'
const lineEnd = '\r\n'

/** Anything else, such as a character outside ASCII or a lone line feed, is left to Node's parser. */
const plainLines = /^(?:[\t -~]*\r\n)+$/
const plainUrl = /^\/[!-~]*$/
const headerName = /^[\w!#$%&'*+.^`|~-]+$/

/** Browsers send about twenty. Node counts and limits them, so more are left to it. */
const maxHeaders = 64

/** Headers that say how the connection or a body is read. */
const connectionHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const keepsAlive = (name: string, value: string) =>
  name === 'connection' && value.toLowerCase() === 'keep-alive'

/** In small letters; empty if it is not a name. */
const parseName = memoByText((name) => (headerName.test(name) ? name.toLowerCase() : ''))

/** Undefined unless the lines from `start` on are headers, each name once, and the empty line at the end. */
function parseHeaders(text: string, start: number): ReadonlyMap<string, string> | undefined {
  const headers = new Map<string, string>()
  const end = text.length - lineEnd.length
  let at = start
  while (at < end) {
    const next = text.indexOf(lineEnd, at)
    const colon = text.indexOf(':', at)
    if (colon < 0 || colon > next) return undefined
    const name = parseName(text.slice(at, colon))
    const value = text.slice(colon + 1, next).trim()
    if (name === '' || headers.has(name) || headers.size === maxHeaders) return undefined
    if (connectionHeaders.has(name) && !keepsAlive(name, value)) return undefined
    headers.set(name, value)
    at = next + lineEnd.length
  }
  return at === end ? headers : undefined
}

/**
 * A GET request without a body that fills exactly one chunk. Every other chunk gives undefined and must go to Node's
 * parser unchanged, so the two can never disagree about where a request ends.
 */
export function parseRawRequest(chunk: Buffer, { remoteAddress, localPort }: Ends): RequestHead | undefined {
  if (chunk.length > sizeLimits.headerBytes) return undefined
  const text = chunk.toString('latin1')
  const urlEnd = text.indexOf(' ', method.length)
  if (!text.startsWith(method) || !text.startsWith(version, urlEnd) || !plainLines.test(text))
    return undefined
  const url = text.slice(method.length, urlEnd)
  const headers = plainUrl.test(url) ? parseHeaders(text, urlEnd + version.length) : undefined
  return headers?.has('host')
    ? { url, read: (name) => headers.get(name), remoteAddress, localPort }
    : undefined
}
