import { sizeLimits } from '#server/platform/time-limits.ts'
import type { RequestHead } from './fast-path.ts'

/** Anything else, such as a character outside ASCII, is left to Node's parser. */
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1\r\n/
const headerLine = /([\w!#$%&'*+.^`|~-]+):[\t ]*([\t -~]*)\r\n/y

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

/** Undefined unless `text` from `start` on is only header lines, each name once, and the empty line at the end. */
function parseHeaders(text: string, start: number): ReadonlyMap<string, string> | undefined {
  const headers = new Map<string, string>()
  const end = text.length - 2
  let at = start
  while (at < end) {
    headerLine.lastIndex = at
    const [, rawName = '', rawValue = ''] = headerLine.exec(text) ?? []
    const [name, value] = [rawName.toLowerCase(), rawValue.trimEnd()]
    if (name === '' || headers.has(name)) return undefined
    if (connectionHeaders.has(name) && !keepsAlive(name, value)) return undefined
    headers.set(name, value)
    at = headerLine.lastIndex
  }
  return at === end && text.endsWith('\r\n') ? headers : undefined
}

/**
 * A GET request without a body that fills exactly one chunk. Every other chunk gives undefined and must go to Node's
 * parser unchanged, so the two can never disagree about where a request ends.
 */
export function parseRawRequest(chunk: Buffer): Omit<RequestHead, 'remoteAddress'> | undefined {
  if (chunk.length > sizeLimits.headerBytes) return undefined
  const text = chunk.toString('latin1')
  const [line, url] = requestLine.exec(text) ?? []
  const headers = line === undefined ? undefined : parseHeaders(text, line.length)
  return url !== undefined && headers?.has('host') ? { url, read: (name) => headers.get(name) } : undefined
}
