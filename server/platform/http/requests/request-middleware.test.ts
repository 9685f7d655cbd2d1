import { describe, expect, test } from 'vitest'
import { listActivities } from '#contract/activities.ts'
import { readPageDocument } from '#contract/content.ts'
import { queryMainDictionaries } from '#contract/dictionaries.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { exchange } from '#tests/support/http.ts'
import { openSite } from '#tests/support/site.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

/** Shows the brand, language and origin that the server has read. */
const mirror = tinySite(async ({ brand, language, origin }) => ({
  html: `<!doctype html><p>${brand} ${language} ${origin}</p>`,
}))
const seenOn = (text: string) => /<p>(.*)<\/p>/.exec(text)?.[1]

const site = await openSite({ source: mirror })
const behindProxy = await openSite({
  source: mirror,
  database: site.database,
  config: { TRUSTED_PROXIES: ['127.0.0.1'], BRAND_HOSTS: new Map([['net.quayside.example', 'network']]) },
})

describe('the brand', () => {
  test.each(brandCodes)('%s is found by its host', async (brand) => {
    const reply = await site.request('/brand', { host: brandOf(brand).developmentHost })
    expect(seenOn(reply.text)).toMatch(new RegExp(`^${brand} `))
  })

  test.each(['evil.example', '127.0.0.1', 'localhost.evil.example', 'x.localhost'])(
    'an unknown host %s is refused as misdirected, for pages and calls',
    async (host) => {
      for (const path of ['/', '/api/common/dictionary/queryDictRows?codes=planType', '/assets/x.js'])
        refusalOf(await site.request(path, { host }), 'unknown-host')
    },
  )

  test.each(['localhost:99999', 'someone@localhost', 'local host', 'localhost/evil'])(
    'an invalid host %s is a bad request',
    async (host) => {
      expect([400, 421]).toContain((await site.request('/', { host })).status)
      expect((await site.request('/health/live')).status).toBe(200)
    },
  )

  test('a request with two hosts is refused, also for a cached page', async () => {
    await site.request('/two-hosts')
    const bytes =
      'GET /two-hosts HTTP/1.1\r\nHost: localhost\r\nHost: nb.localhost\r\nConnection: close\r\n\r\n'
    expect(await exchange(site.port, bytes)).toMatch(/^HTTP\/1\.1 421 /)
  })

  test('the refusal is in the language of the client', async () => {
    const asked = (language: string) => ({
      host: 'evil.example',
      headers: { cookie: `language=${language}` },
    })
    expect(refusalOf(await site.request('/', asked('en')), 'unknown-host').message).toMatch(/is not part of/)
    expect(refusalOf(await site.request('/', asked('zh')), 'unknown-host').message).toMatch(/不属于本站/)
  })
})

describe('forwarded headers', () => {
  const forwarded = {
    'x-forwarded-host': 'net.quayside.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '198.51.100.7',
    'x-request-id': 'proxy-request-0001',
  }

  test('of an unknown client are ignored: host, scheme and request id', async () => {
    const reply = await site.request('/forwarded', { host: 'nb.localhost', headers: forwarded })
    expect(seenOn(reply.text)).toBe(`ningbo zh http://nb.localhost:${site.port}`)
    expect(reply.headers['strict-transport-security']).toBeUndefined()
    expect(reply.headers['x-request-id']).not.toBe('proxy-request-0001')
  })

  test('of an unknown client do not replace an unknown host', async () => {
    const headers = { ...forwarded, 'x-forwarded-host': 'localhost' }
    refusalOf(await site.request('/', { host: 'evil.example', headers }), 'unknown-host')
  })

  test('of a configured proxy apply: brand, https with HSTS, request id', async () => {
    for (const path of ['/forwarded', '/forwarded', '/api/content/page?path=/aboutUs']) {
      const reply = await behindProxy.request(path, { host: 'inner:8080', headers: forwarded })
      if (path === '/forwarded') expect(seenOn(reply.text)).toBe('network zh https://net.quayside.example')
      else dataOf(readPageDocument, reply)
      expect(reply.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
      expect(reply.headers['x-request-id']).toBe('proxy-request-0001')
    }
  })

  test.each(['short', 'a'.repeat(65), 'line<script>', ''])('the request id %j is replaced', async (id) => {
    const headers = { ...forwarded, 'x-request-id': id }
    const reply = await behindProxy.request('/forwarded', { headers })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('without TLS there is no HSTS', async () => {
    const headers = { ...forwarded, 'x-forwarded-proto': 'http' }
    const reply = await behindProxy.request('/forwarded', { headers })
    expect(reply.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('every reply', () => {
  test.each([
    ['a page', '/some-page'],
    ['the page again, from memory', '/some-page'],
    ['a page that is not kept', '/some-page?from=mail'],
    ['page data', '/some-page.data'],
    ['a call', '/api/common/dictionary/queryDictRows?codes=planType'],
    ['a refusal', '/api/nothing'],
  ])('%s has its own request id and the security headers', async (_name, path) => {
    const [one, other] = [await site.request(path), await site.request(path)]
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(one.headers['permissions-policy']).toMatch(/camera=\(\)/)
  })

  test('of the API is not cached and may load nothing', async () => {
    const { headers } = await site.request('/api/common/dictionary/queryDictRows?codes=planType')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

describe('the language', () => {
  const labelFor = async (headers: Record<string, string>, more = '') => {
    const reply = await site.request(`/api/common/dictionary/queryDictRows?codes=yardServiceSite${more}`, {
      headers,
    })
    return dataOf(queryMainDictionaries, reply).yardServiceSite?.[0]?.label
  }

  test('is Chinese by default', async () => {
    expect(await labelFor({})).toBe('青岛')
  })
  test('is that of the browser on the first visit', async () => {
    expect(await labelFor({ 'accept-language': 'fr-FR, en-GB;q=0.8, zh;q=0.5' })).toBe('Qingdao')
  })
  test('is that of the cookie before that of the browser', async () => {
    expect(await labelFor({ cookie: 'language=zh', 'accept-language': 'en' })).toBe('青岛')
  })
  test('is that of the link before that of the cookie', async () => {
    expect(await labelFor({ cookie: 'language=zh' }, '&lang=en')).toBe('Qingdao')
    expect(seenOn((await site.request('/linked?lang=en')).text)).toMatch(/^group en /)
  })
  test('is never an unknown language', async () => {
    expect(await labelFor({ cookie: "language=en'--" }, '&lang=__proto__')).toBe('青岛')
  })
})

test('the activity list needs no body, content-length or content-type', async () => {
  const heard = await exchange(
    site.port,
    `POST ${listActivities.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  expect(heard).toMatch(/^HTTP\/1\.1 200 /)
})
