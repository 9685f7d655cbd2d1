import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { acceptedEncodings } from '#server/platform/http/replies/compression.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

type Bytes = Buffer<ArrayBuffer>
type Asset = { readonly type: string; readonly plain: Bytes; readonly br?: Bytes; readonly gzip?: Bytes }
export type Assets = ReadonlyMap<string, Asset>

/** Loads every build file and its compressed versions into memory, so that no request reads from disk. */
export function loadAssets(folder: string): Assets {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const read = (name: string) => (names.has(name) ? readFileSync(path.join(folder, name)) : undefined)
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const type = types[path.extname(name)]
    const plain = type && read(name)
    if (plain)
      assets.set(`/${name.replaceAll(path.sep, '/')}`, {
        type,
        plain,
        br: read(`${name}.br`),
        gzip: read(`${name}.gz`),
      })
  }
  return assets
}

type AssetEncoding = 'br' | 'gzip' | 'plain'

function encodingOf(asset: Asset, accepted: ReturnType<typeof acceptedEncodings>): AssetEncoding {
  if (accepted.has('br') && asset.br) return 'br'
  return accepted.has('gzip') && asset.gzip ? 'gzip' : 'plain'
}

/** File names contain a content hash, so browsers may cache them for ever. */
const assetHeaders = ({ type }: Asset, encoding: AssetEncoding) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  ...(encoding !== 'plain' && { 'content-encoding': encoding }),
})

export function sendAsset(c: Context<HttpEnv>, asset: Asset): Response {
  const encoding = encodingOf(asset, acceptedEncodings(c.req.header('accept-encoding')))
  return c.body(asset[encoding] ?? asset.plain, 200, assetHeaders(asset, encoding))
}
