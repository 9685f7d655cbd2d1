import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { acceptedEncodings } from '#server/platform/http/compression.ts'
import type { HttpEnv } from '#server/platform/http/request-info.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

type Asset = { readonly type: string; readonly plain: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }
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

/** File names contain a content hash, so browsers may cache them for ever. */
export function sendAsset(c: Context<HttpEnv>, asset: Asset): Response {
  const accepted = acceptedEncodings(c.req.header('accept-encoding'))
  const encoding =
    accepted.has('br') && asset.br ? 'br' : accepted.has('gzip') && asset.gzip ? 'gzip' : undefined
  const body = (encoding && asset[encoding]) ?? asset.plain
  return c.body(new Uint8Array(body), 200, {
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
}
