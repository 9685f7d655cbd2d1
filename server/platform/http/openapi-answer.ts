import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { OpenApiKey } from './openapi.ts'
import { jsonType } from './replies/api-headers.ts'
import { chosenEncoding, type EncodedBody, encodeOnce } from './replies/compression.ts'
import type { HttpEnv } from './requests/request-info.ts'

type Document = EncodedBody & { readonly etag: string }

const headers = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, accept-language, cookie' }

/**
 * Builds each document once, because a build blocks all other requests. There are as many documents as configured hosts
 * and languages.
 */
export function createOpenApiAnswer(build: (key: OpenApiKey) => object) {
  const documents = new Map<string, Document>()

  function documentOf({ brand, language, isConsole, origin }: OpenApiKey): Document {
    const text = `${brand} ${language} ${isConsole} ${origin}`
    const known = documents.get(text)
    if (known) return known
    const body = Buffer.from(JSON.stringify(build({ brand, language, isConsole, origin })))
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const document = { body, etag, encoded: new Map() }
    documents.set(text, document)
    return document
  }

  return async (c: Context<HttpEnv>): Promise<Response> => {
    const document = documentOf(c.get('request'))
    const { body, etag } = document
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, etag })
    const encoding = chosenEncoding(c.req.header('accept-encoding'), body.length)
    const bytes = await encodeOnce(document, encoding)
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      etag,
      'content-type': jsonType,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
  }
}
