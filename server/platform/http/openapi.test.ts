import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, isConsolePath } from '#contract/call.ts'
import { type BrandCode, type Language, languages } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { calls } from '#tests/support/all-calls.ts'
import { openProductionSite, openSite } from '#tests/support/site.ts'
import { createOpenApiAnswer } from './openapi-answer.ts'
import type { HttpEnv } from './requests/request-info.ts'

const site = await openSite()

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(2),
  description: z.string().min(5),
  parameters: z.array(
    z.object({ name: z.string(), in: z.literal('query'), required: z.boolean(), schema: z.looseObject({}) }),
  ),
  requestBody: z.looseObject({ required: z.boolean(), content: z.looseObject({}) }).optional(),
  security: z.array(z.looseObject({})).optional(),
  responses: z.looseObject({}),
})
const document = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

const read = async (language: string, host = 'localhost') => {
  const reply = await site.request('/api/openapi.json', { host, headers: { cookie: `language=${language}` } })
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  return document.parse(reply.json())
}

const hosts = { console: 'console.localhost', brands: 'localhost' } as const
type Side = keyof typeof hosts
const callsOf = (side: Side): Call[] =>
  Object.values(calls).filter(({ path }) => isConsolePath(path) === (side === 'console'))
const sides = languages.flatMap((language) => [
  { language, side: 'brands' as const },
  { language, side: 'console' as const },
])

describe.each(sides)('the API of the $side described in $language', async ({ language, side }) => {
  const api = await read(language, hosts[side])

  test('has every call of the contract for that host once, under its method and path', () => {
    const described = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    )
    expect(described.sort()).toEqual(
      callsOf(side)
        .map(({ name, method, path }) => `${name} ${method} ${path}`)
        .sort(),
    )
  })

  test('is in that language throughout', () => {
    const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods))
    const words = operations.flatMap(({ tags, summary, description }) => [...tags, summary, description])
    for (const text of [...words, api.info.title, api.info.description])
      expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh')
  })
})

test('parameters say which are required', async () => {
  const { paths } = await read('en')
  const needed = (path: string, method = 'get') =>
    Object.fromEntries(paths[path]?.[method]?.parameters.map(({ name, required }) => [name, required]) ?? [])
  expect(needed(calls.queryMainDictionaries.path)).toEqual({ codes: true })
  expect(needed(calls.queryWarehouseDictionaries.path)).toEqual({ codes: true, language: false })
  expect(needed(calls.getServiceContact.path)).toEqual({ platformName: true })
  expect(needed(calls.listActivities.path, 'post')).toEqual({})
})

test('only a call with a body describes one', async () => {
  const { paths } = await read('en')
  expect(paths[calls.listActivities.path]?.post?.requestBody).toBeUndefined()
  const body = paths[calls.sendTestMessage.path]?.post?.requestBody
  expect(body?.required).toBe(true)
  expect(JSON.stringify(body?.content)).toContain('"required":["channel","recipient"]')
})

test.each(['brands', 'console'] as const)(
  'exactly the calls of the %s that need a login say so',
  async (side) => {
    const { paths } = await read('en', hosts[side])
    for (const { path, method, access } of callsOf(side)) {
      const { security } = paths[path]?.[method.toLowerCase()] ?? {}
      expect(security, path).toEqual(access === 'public' ? undefined : [{ accessToken: [] }])
    }
  },
)

test('every reference resolves', async () => {
  const api = await read('en')
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const path of references) {
    const found = path
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], api)
    expect(found, path).toBeTypeOf('object')
  }
})

test('has the name and URL of the requested brand', async () => {
  const api = await read('en', 'nb.localhost')
  expect(api.info.title).toContain(brandOf('ningbo').name.en)
  expect(api.servers).toEqual([{ url: `http://nb.localhost:${site.port}` }])
})

test('has no development calls in production', async () => {
  const production = await openProductionSite()
  const api = document.parse(
    (await production.request('/api/openapi.json', { host: 'www.quayside.example' })).json(),
  )
  expect(Object.keys(api.paths).filter((path) => path.startsWith('/api/dev'))).toEqual([])
  const operations = Object.values(api.paths).flatMap((methods) => Object.keys(methods))
  expect(operations).toHaveLength(callsOf('brands').length - 4)
})

describe('a document', () => {
  test('is built once for each host and language, for all clients', async () => {
    const built: string[] = []
    const app = new Hono<HttpEnv>()
    app.use(async (c, next) => {
      const [brand, language] = [c.req.query('brand') as BrandCode, c.req.query('language') as Language]
      const request = {
        brand,
        language,
        isConsole: false,
        origin: `http://${brand}`,
        requestId: '',
        clientIp: '',
      }
      c.set('request', request)
      await next()
    })
    app.get(
      '/',
      createOpenApiAnswer(({ brand, language }) => {
        built.push(`${brand} ${language}`)
        return { brand, language }
      }),
    )
    const asked = Array.from({ length: 50 }, (_, at) =>
      app.request(`/?brand=${at % 2 ? 'group' : 'ningbo'}&language=${at % 4 < 2 ? 'zh' : 'en'}`),
    )
    const replies = await Promise.all(asked)
    expect(await Promise.all(replies.slice(0, 2).map((reply) => reply.json()))).toEqual([
      { brand: 'ningbo', language: 'zh' },
      { brand: 'group', language: 'zh' },
    ])
    expect(built.sort()).toEqual(['group en', 'group zh', 'ningbo en', 'ningbo zh'])
  })

  test('names each header that it depends on once, compressed or not', async () => {
    for (const encoding of ['identity', 'gzip'])
      expect(
        (await site.request('/api/openapi.json', { headers: { 'accept-encoding': encoding } })).headers.vary,
      ).toBe('accept-encoding, accept-language, cookie')
  })

  test('is not sent again to a client that has it', async () => {
    const first = await site.request('/api/openapi.json')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const second = await site.request('/api/openapi.json', { headers })
    expect([second.status, second.text]).toEqual([304, ''])
    expect((await site.request('/api/openapi.json', { host: 'nb.localhost', headers })).status).toBe(200)
  })
})
