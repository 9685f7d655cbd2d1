import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { exchange } from '#tests/support/http.ts'
import { openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'
import { loadAssets } from './assets.ts'

const script = `console.log(${JSON.stringify('启舷 '.repeat(600))})`
const secret = 'not for anybody'

/** A build folder, with files that must not be served. */
const folder = await mkdtemp(path.join(tmpdir(), 'quayside-assets-'))
const client = path.join(folder, 'client')
await mkdir(path.join(client, 'assets'), { recursive: true })
await Promise.all([
  writeFile(path.join(folder, 'package.json'), JSON.stringify({ secret })),
  writeFile(path.join(client, 'assets', 'app-1a2b.js'), script),
  writeFile(path.join(client, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script)),
  writeFile(path.join(client, 'assets', 'app-1a2b.js.gz'), gzipSync(script)),
  writeFile(path.join(client, 'assets', 'logo-3c4d.svg'), '<svg/>'),
  writeFile(path.join(client, 'assets', 'page.html'), secret),
  writeFile(path.join(client, 'assets', '.env'), secret),
])
afterAll(() => rm(folder, { recursive: true, force: true }))

const assets = loadAssets(client)
const site = await openSite({ source: tinySite(undefined, assets) })
const get = (name: string, encoding?: string) =>
  site.request(`/assets/${name}`, { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

describe('a file of the build', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0.000', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for accept-encoding %j is sent as %s', async (accepted, sent) => {
    const { status, headers, bytes } = await get('app-1a2b.js', accepted)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(sent)
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    expect((sent ? unpack[sent as 'br' | 'gzip'](bytes) : bytes).toString()).toBe(script)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(headers.vary).toContain('accept-encoding')
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'plain'],
  ] as const)('as %s is sent from its own memory, without a copy for each reply', async (encoding, kind) => {
    const end = vi.spyOn(ServerResponse.prototype, 'end')
    await get('app-1a2b.js', encoding)
    const [sent] = end.mock.lastCall ?? []
    end.mockRestore()
    expect(sent === assets.get('/assets/app-1a2b.js')?.[kind]).toBe(true)
  })

  test('may be cached for ever', async () => {
    const { headers } = await get('logo-3c4d.svg')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('image/svg+xml')
  })

  test('answers HEAD with headers only and refuses other methods', async () => {
    const heard = await exchange(
      site.port,
      'HEAD /assets/logo-3c4d.svg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard.split('\r\n\r\n')[1]).toBe('')
    expect((await site.request('/assets/logo-3c4d.svg', { method: 'POST' })).status).toBe(405)
  })
})

describe('a name that is not in the build', () => {
  test.each([
    '/assets/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/package.json',
    '/assets/%2e%2e%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5cpackage.json',
    '/assets/%252e%252e/package.json',
    '/../package.json',
    '//package.json',
    '/assets//app-1a2b.js',
    '/assets/%80',
    '/assets/%',
    '/assets/app-1a2b.js%00',
    '/assets/app-1a2b.js%00.html',
    '/assets/',
    '/assets',
    '/assets/.env',
    '/assets/page.html',
    '/assets/app-1a2b.js.br',
    '/assets/__proto__',
    '/assets/constructor',
  ])('%s is not found, and the server keeps running', async (name) => {
    const reply = await site.request(name)
    expect([400, 404]).toContain(reply.status)
    expect(reply.text).not.toContain(secret)
    expect((await get('logo-3c4d.svg')).text).toBe('<svg/>')
  })

  test.each(['/assets/\\..\\package.json', '/assets/\u0000', '/assets/\u0080', 'assets/app-1a2b.js'])(
    'as raw bytes %j is refused, and the server keeps running',
    async (name) => {
      const heard = await exchange(
        site.port,
        `GET ${name} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      expect(heard).toMatch(/^HTTP\/1\.1 (400|404) /)
      expect((await get('logo-3c4d.svg')).status).toBe(200)
    },
  )
})
