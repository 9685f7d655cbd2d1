import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './request.ts'

const leastBytes = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const swiftQuality = 4

export type Encoding = 'br' | 'gzip' | 'identity'

/** What the browser takes, in the order we like it; a weight of 0 is a no. */
export function acceptedEncodings(header: string | undefined): ReadonlySet<Encoding> {
  const accepted = new Set<Encoding>(['identity'])
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim())
    if ((name === 'br' || name === 'gzip') && !/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  return accepted
}

/** An event stream must never be held back to be packed. */
const isText = (type: string | null) =>
  type !== null && /json|text|javascript|xml|svg/.test(type) && !type.includes('event-stream')

/** Replies made on the spot: JSON, page data, pages that are not kept. */
export function compression(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.headers.has('content-encoding') || !isText(c.res.headers.get('content-type'))) return
    if (!c.res.body) return
    // Only now: a reply that was asked for its body has other headers than before.
    const { headers } = c.res
    const accepted = acceptedEncodings(c.req.header('accept-encoding'))
    headers.append('vary', 'accept-encoding')
    if (!accepted.has('br') && !accepted.has('gzip')) return
    const bytes = Buffer.from(await c.res.arrayBuffer())
    const { status } = c.res
    if (bytes.length < leastBytes) {
      c.res = new Response(bytes, { status, headers })
      return
    }
    const useBrotli = accepted.has('br')
    const packed = useBrotli
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: swiftQuality } })
      : await zip(bytes)
    headers.set('content-encoding', useBrotli ? 'br' : 'gzip')
    headers.delete('content-length')
    c.res = new Response(packed, { status, headers })
  }
}
