import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { memoByText } from '#domain/values/memo-by-text.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'

const minBytes = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const fastQuality = 4

export type Encoding = 'br' | 'gzip' | 'identity'

const parseEncodings = memoByText((header): ReadonlySet<Encoding> => {
  const accepted = new Set<Encoding>(['identity'])
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim())
    if ((name === 'br' || name === 'gzip') && !/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  return accepted
})

/** The encodings that the client accepts; a weight of 0 excludes one. */
export const acceptedEncodings = (header = ''): ReadonlySet<Encoding> => parseEncodings(header)

/** Brotli before gzip; a short body is not worth either. */
export function chosenEncoding(header: string | undefined, bytes: number): Encoding {
  if (bytes < minBytes) return 'identity'
  const accepted = acceptedEncodings(header)
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: fastQuality } })
    : zip(bytes)
}

/** A body that is sent again and again, with its compressed versions. */
export type EncodedBody = { readonly body: Buffer; readonly encoded: Map<Encoding, Promise<Buffer>> }

/** Compressed once for each encoding. */
export function encodeOnce({ body, encoded }: EncodedBody, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding)
  if (known) return known
  const made = encode(body, encoding)
  encoded.set(encoding, made)
  return made
}

/** Compression would buffer an event stream. */
const isText = (type: string | null) =>
  type !== null && /json|text|javascript|xml|svg/.test(type) && !type.includes('event-stream')

/** Compresses dynamic replies: JSON, page data, uncached pages. */
export function compression(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.headers.has('content-encoding') || !isText(c.res.headers.get('content-type'))) return
    if (!c.res.headers.get('vary')?.includes('accept-encoding'))
      c.res.headers.append('vary', 'accept-encoding')
    const accepted = c.req.header('accept-encoding')
    // Before the body is read, which copies it: 340 KB for the largest script.
    if (acceptedEncodings(accepted).size === 1 || !c.res.body) return
    // Read only now: reading the body replaces the headers object.
    const { headers } = c.res
    const bytes = Buffer.from(await c.res.arrayBuffer())
    const { status } = c.res
    const encoding = chosenEncoding(accepted, bytes.length)
    if (encoding !== 'identity') {
      headers.set('content-encoding', encoding)
      headers.delete('content-length')
    }
    c.res = new Response(new Uint8Array(await encode(bytes, encoding)), { status, headers })
  }
}
