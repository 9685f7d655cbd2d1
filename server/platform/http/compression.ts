import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './request-info.ts'

const minBytes = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const fastQuality = 4

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings that the client accepts; a weight of 0 excludes one. */
export function acceptedEncodings(header: string | undefined): ReadonlySet<Encoding> {
  const accepted = new Set<Encoding>(['identity'])
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim())
    if ((name === 'br' || name === 'gzip') && !/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  return accepted
}

/** Compression would buffer an event stream. */
const isText = (type: string | null) =>
  type !== null && /json|text|javascript|xml|svg/.test(type) && !type.includes('event-stream')

/** Compresses dynamic replies: JSON, page data, uncached pages. */
export function compression(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.headers.has('content-encoding') || !isText(c.res.headers.get('content-type'))) return
    if (!c.res.body) return
    // Read only now: reading the body replaces the headers object.
    const { headers } = c.res
    const accepted = acceptedEncodings(c.req.header('accept-encoding'))
    headers.append('vary', 'accept-encoding')
    if (!accepted.has('br') && !accepted.has('gzip')) return
    const bytes = Buffer.from(await c.res.arrayBuffer())
    const { status } = c.res
    if (bytes.length < minBytes) {
      c.res = new Response(bytes, { status, headers })
      return
    }
    const useBrotli = accepted.has('br')
    const compressed = useBrotli
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: fastQuality } })
      : await zip(bytes)
    headers.set('content-encoding', useBrotli ? 'br' : 'gzip')
    headers.delete('content-length')
    c.res = new Response(compressed, { status, headers })
  }
}
