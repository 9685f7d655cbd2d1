import { describe, expect, test } from 'vitest'
import type { BrandCode } from '#domain/brands/brand.ts'
import { cookieValue, readClientInfo, readLanguage } from './read-headers.ts'

const hosts = new Map<string, BrandCode>([
  ['localhost', 'group'],
  ['nb.localhost', 'ningbo'],
])
const settings = {
  hosts,
  consoleHost: 'console.localhost',
  trustedProxies: new Set(['10.0.0.9']),
  scheme: 'http' as const,
}
const from = (remoteAddress: string) => ({ remoteAddress, localPort: 3000 })
const reader = (headers: Record<string, string>) => (name: string) => headers[name]

describe('the brand of a request', () => {
  test.each([
    ['localhost:3000', 'group'],
    ['NB.localhost:3000', 'ningbo'],
    ['nb.localhost.', 'ningbo'],
    ['evil.example', undefined],
    ['', undefined],
    ['localhost.evil.example', undefined],
    ['[::1]:3000', undefined],
  ])('host %s is %s', (host, brand) => {
    expect(readClientInfo(reader({ host }), from('127.0.0.1'), settings).brand).toBe(brand)
  })

  test('ignores the forwarded host of an unknown client', () => {
    const headers = { host: 'localhost', 'x-forwarded-host': 'nb.localhost', 'x-forwarded-for': '1.2.3.4' }
    const visitor = readClientInfo(reader(headers), from('192.0.2.1'), settings)
    expect(visitor).toMatchObject({ brand: 'group', clientIp: '192.0.2.1', origin: 'http://localhost:3000' })
  })

  test('uses the forwarded host of a configured proxy', () => {
    const headers = {
      host: 'inner',
      'x-forwarded-host': 'nb.localhost',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '6.6.6.6, 198.51.100.7',
    }
    const visitor = readClientInfo(reader(headers), from('::ffff:10.0.0.9'), settings)
    expect(visitor).toMatchObject({
      brand: 'ningbo',
      origin: 'https://nb.localhost',
      clientIp: '198.51.100.7',
    })
  })
})

describe('the origin of a request', () => {
  test.each([
    ['localhost:3000', {}, 'http://localhost:3000'],
    ['localhost', {}, 'http://localhost:3000'],
    ['LOCALHOST.:6553', {}, 'http://localhost:3000'],
    ['localhost:3000', { publicPort: 8080 }, 'http://localhost:8080'],
    ['localhost:3000', { publicPort: 80 }, 'http://localhost'],
    ['localhost:80', { publicPort: 443, scheme: 'https' as const }, 'https://localhost'],
  ])('host %s with %j is %s', (host, more, origin) => {
    expect(readClientInfo(reader({ host }), from('127.0.0.1'), { ...settings, ...more }).origin).toBe(origin)
  })
})

describe('the language of a request', () => {
  const headers = { cookie: 'a=1; language=en', 'accept-language': 'zh-CN' }
  test('is that of the link, then of the cookie, then of the browser', () => {
    expect(readLanguage(reader(headers), 'zh')).toBe('zh')
    expect(readLanguage(reader(headers), null)).toBe('en')
    expect(readLanguage(reader({ 'accept-language': 'en' }), undefined)).toBe('en')
  })
  test('ignores an unknown language in link and cookie', () => {
    expect(readLanguage(reader({ cookie: 'language=fr', 'accept-language': 'en' }), "' or 1=1")).toBe('en')
  })
})

test('finds a cookie by its exact name', () => {
  expect(cookieValue('xlanguage=en; language=zh', 'language')).toBe('zh')
  expect(cookieValue(undefined, 'language')).toBeUndefined()
})
