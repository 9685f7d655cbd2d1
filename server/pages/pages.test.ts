import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest } from '#contract/client.ts'
import { developmentHosts } from '#domain/brands/brands.ts'
import { refusal } from '#domain/values/refusal.ts'
import { createApp } from '#server/platform/http/app.ts'
import { listen } from '#server/platform/http/connections/listen.ts'
import { createRequestLog } from '#server/platform/http/requests/request-log.ts'
import { createLog } from '#server/platform/logs.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { exchange, type Reply, type RequestOptions, sendRequest } from '#tests/support/http.ts'
import { findCachedPage } from './find-cached-page.ts'
import { Pages, renderLimits } from './pages.ts'

/** All renderings in order; a test may replace the renderer. */
const rendered: Request[] = []
let now = new Date('2026-03-10T02:00:00Z')
let changesAt: Date | undefined
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const plainRender = async (request: Request, { brand, language, origin, nonce }: PageRequest) => {
  const { pathname, search } = new URL(request.url)
  const filling = '启舷 Quayside '.repeat(200)
  return html(
    `<!doctype html><script nonce="${nonce}">1</script><p>${brand} ${language} ${origin}${pathname}${search} #${rendered.length}</p>${filling}<script nonce="${nonce}">2</script>`,
  )
}
let render: (request: Request, given: PageRequest) => Promise<Response> = plainRender

const pages = new Pages({
  render: (request, given) => {
    rendered.push(request)
    return render(request, given)
  },
  endpoints: [],
  clock: { now: () => now },
  originOf: (brand) => `https://${brand}.example`,
  changesAt: () => changesAt,
  maxBytes: 1_000_000,
  hotReload: false,
  spelling: async () => ({
    find: (path) => {
      if (path.toLowerCase().startsWith('/about'))
        return {
          spelling: path.toLowerCase(),
          queryNames: path.includes('any') ? undefined : new Set(['code']),
          isConsole: path.includes('console'),
        }
      return path.includes('missing') || path === '/__manifest'
        ? undefined
        : { spelling: path, queryNames: undefined, isConsole: false }
    },
    knownStart: (path) => (path.startsWith('/known/') ? '/known/' : '/'),
  }),
})
const log = createLog('silent')
const settings = {
  hosts: new Map([...developmentHosts(), ['www.quayside.example', 'group'] as const]),
  consoleHost: 'console.localhost',
  trustedProxies: new Set<string>(),
  scheme: 'http' as const,
  publicPort: 80,
}
const logRequest = createRequestLog(log, createMetrics(), 'a key of this test')
const app = createApp({
  settings,
  log,
  logRequest,
  health: new Hono(),
  endpoints: [],
  authenticate: { customer: async () => refusal('logged-out'), staff: async () => refusal('logged-out') },
  answerSite: (c) => pages.answer(c),
})
const findReply = findCachedPage({ pages, settings, logRequest })
const { port, server, stop } = await listen({ app, host: '127.0.0.1', port: 0, findReply })
afterAll(stop)

/** Resolves when this many more requests wait for their answer. */
const requestsTaken = (count: number) =>
  new Promise<void>((resolve) => {
    let left = count
    const take = () => {
      left -= 1
      if (left > 0) return
      server.off('request', take)
      setImmediate(resolve)
    }
    server.on('request', take)
  })

/** Of all listening sockets; those of one alone would be counted by the server itself. */
const openSockets = new Set<Socket>()
server.on('connection', (socket) => {
  openSockets.add(socket)
  socket.once('close', () => openSockets.delete(socket))
})
const get = (path: string, asked?: RequestOptions) => sendRequest(port, path, asked)
const seenOn = ({ text }: Reply) => /<p>(.*)<\/p>/.exec(text)?.[1]
const nonceOf = ({ headers }: Reply) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'no nonce'
const english = { headers: { cookie: 'language=en' } }

beforeEach(() => {
  pages.clear()
  rendered.length = 0
  render = plainRender
})

test('pages are made anew once when a scheduled tariff starts', async () => {
  const before = now
  try {
    changesAt = new Date(now.getTime() + 60_000)
    await get('/')
    await get('/')
    expect(rendered.length).toBe(1)
    now = new Date(now.getTime() + 60_000)
    await get('/')
    await get('/')
    expect(rendered.length).toBe(2)
    changesAt = new Date(now.getTime() + 60_000)
    await get('/')
    expect(rendered.length).toBe(2)
    now = new Date(now.getTime() + 60_000)
    await get('/')
    expect(rendered.length).toBe(3)
  } finally {
    now = before
    changesAt = undefined
  }
})

describe('renderings at once', () => {
  const { concurrent, queued, perClient } = renderLimits

  test('are limited for one client and counted as they end, and cached pages are still sent', async () => {
    await get('/about')
    const gate = Promise.withResolvers<void>()
    let running = 0
    let most = 0
    render = async (...params) => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      return plainRender(...params)
    }
    const taken = requestsTaken(perClient)
    const asked = Array.from({ length: perClient }, (_, at) => get(`/uncached?number=${at}`))
    await taken
    await vi.waitFor(() => expect(running).toBe(concurrent), { timeout: 10_000 })
    const refused = await get('/uncached?number=one-too-many', english)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.text).toContain('<p>The site is busy right now. Please try again shortly.</p>')
    expect((await get('/uncached.data')).status).toBe(503)
    expect((await get('/about')).status).toBe(200)
    gate.resolve()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
    expect(most).toBe(concurrent)
    expect((await get('/uncached?number=one-more')).status).toBe(200)
    expect(queued).toBeGreaterThan(perClient)
  })

  test('are limited for all clients together', async () => {
    const gate = Promise.withResolvers<void>()
    render = async (...params) => {
      await gate.promise
      return plainRender(...params)
    }
    settings.trustedProxies.add('127.0.0.1')
    const ask = (client: number) =>
      get(`/uncached?number=${client}`, { headers: { 'x-forwarded-for': `192.0.2.${client}` } })
    const places = concurrent + queued
    const taken = requestsTaken(places)
    const asked = Array.from({ length: places }, (_, client) => ask(client))
    await taken
    const refused = await ask(places)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
    gate.resolve()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
    expect((await ask(places)).status).toBe(200)
    settings.trustedProxies.clear()
  })

  test('start in a new turn of the event loop, so that other work gets in between', async () => {
    await get('/uncached/first')
    let turns = 0
    let watching = setImmediate(function watch() {
      turns += 1
      watching = setImmediate(watch)
    })
    const [received, started] = [vi.fn(() => turns), vi.fn(() => turns)]
    server.once('request', received)
    render = (...params) => {
      started()
      return plainRender(...params)
    }
    await get('/uncached/second')
    clearImmediate(watching)
    expect(started.mock.results[0]?.value).toBeGreaterThan(received.mock.results[0]?.value)
  })

  test('of clients that have gone are not started', async () => {
    const gate = Promise.withResolvers<void>()
    let started = 0
    render = async (...params) => {
      started += 1
      await gate.promise
      return plainRender(...params)
    }
    const sockets = Array.from({ length: perClient }, (_, at) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`GET /uncached?number=${at} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
      return socket
    })
    await vi.waitFor(() => expect(started).toBe(concurrent))
    await vi.waitFor(() => expect(openSockets.size).toBeGreaterThanOrEqual(perClient))
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(openSockets.size).toBe(0))
    gate.resolve()
    await vi.waitFor(async () => expect((await get('/uncached')).status).toBe(200))
    expect(started).toBe(concurrent + 1)
  })
})

describe('a cached page', () => {
  test('is rendered once for all visitors', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => get('/about')))
    replies.push(await get('/about'))
    expect(new Set(replies.map(seenOn))).toEqual(new Set(['group zh http://localhost/about #1']))
  })

  test('of one brand is never sent for another', async () => {
    const hosts = ['nb.localhost', 'sh.localhost', 'nb.localhost', 'sh.localhost']
    const replies = []
    for (const host of hosts) replies.push(await get('/about', { host }))
    expect(replies.map((reply) => seenOn(reply)?.split(' ')[0])).toEqual([
      'ningbo',
      'shanghai',
      'ningbo',
      'shanghai',
    ])
    expect(rendered).toHaveLength(2)
  })

  test('is sent for every query that its route does not read, in its language, without a new rendering', async () => {
    const first = await get('/about')
    const unknown = ['?x=1', '?utm_source=a&utm_medium=b', '?x', '?x=%', '?', '?__proto__=1', '?Code=1']
    for (const query of unknown) expect(seenOn(await get(`/about${query}`))).toBe(seenOn(first))
    expect(rendered).toHaveLength(1)
    expect(seenOn(first)).not.toContain('?')
    const inEnglish = await get('/about?x=1&lang=en')
    expect(seenOn(inEnglish)).toContain(' en ')
    expect(inEnglish.headers['set-cookie']?.[0]).toContain('en')
    expect(seenOn(await get('/about?lang=en&x=2'))).toBe(seenOn(inEnglish))
    expect(rendered).toHaveLength(2)
    expect((await get(`/about?x=${'x'.repeat(sizeLimits.urlCharacters)}`)).status).toBe(413)
  })

  test('is found at the spelling of its route only, where the others lead with their query', async () => {
    for (const path of ['/About', '/ABOUT', '/aBoUt']) {
      const { status, headers } = await get(`${path}?lang=en&x=1`)
      expect([status, headers.location]).toEqual([308, '/about?lang=en&x=1'])
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(rendered).toHaveLength(0)
    expect((await get('/About', { method: 'HEAD' })).status).toBe(308)
    expect((await get('/About/console')).status).toBe(200)
    expect((await get('/About/console', { host: 'console.localhost' })).status).toBe(308)
  })

  test('in one language is never sent for the other, whichever way the language was chosen', async () => {
    const replies = [
      await get('/about'),
      await get('/about', english),
      await get('/about?lang=en'),
      await get('/about?lang=zh', english),
      await get('/about', { headers: { 'accept-language': 'en' } }),
    ]
    expect(replies.map((reply) => seenOn(reply)?.split(' ')[1])).toEqual(['zh', 'en', 'en', 'zh', 'en'])
    expect(rendered).toHaveLength(2)
  })

  test('of one host does not link visitors of another host to it, and a port makes no page of its own', async () => {
    for (const port of [6666, 6667, 1]) {
      const poisoned = await get('/about', { host: `LocalHost.:${port}` })
      expect(seenOn(poisoned)).toContain('http://localhost/')
    }
    expect(rendered).toHaveLength(1)
    expect(seenOn(await get('/about'))).toContain('http://localhost/')
    expect(seenOn(await get('/about', { host: 'www.quayside.example' }))).toContain(
      'http://www.quayside.example/',
    )
    expect(seenOn(await get('/about'))).toContain('http://localhost/')
  })

  test('contains no header, token or query of its first visitor', async () => {
    const headers = {
      cookie: 'language=en; sid=1',
      'access-token': 'v1.secret',
      'x-react-router-prerender-data': '1',
    }
    const reply = await get('/about?lang=en&lang=evil', { headers })
    expect(seenOn(reply)).toBe('group en http://localhost/about #1')
    expect([...(rendered[0]?.headers ?? [])]).toEqual([])
  })

  test('is completed even if its first visitor disconnects', async () => {
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    render = async (request, given) => {
      request.signal.addEventListener('abort', () => finished.reject(new Error('the first visitor left')))
      begun.resolve()
      await finished.promise
      return plainRender(request, given)
    }
    const impatient = new AbortController()
    const noticed = Promise.withResolvers<void>()
    server.once('request', (_request, response) => response.once('close', noticed.resolve))
    const gone = fetch(`http://localhost:${port}/slow`, { signal: impatient.signal }).catch(() => 'gone')
    await begun.promise
    const joined = requestsTaken(1)
    const patient = get('/slow', { host: `localhost:${port}` })
    await joined
    impatient.abort()
    expect(await gone).toBe('gone')
    await noticed.promise
    await turn()
    finished.resolve()
    expect((await patient).status).toBe(200)
    expect(rendered).toHaveLength(1)
  })

  test('is dropped at the end of the day', async () => {
    await get('/about')
    now = new Date('2026-03-10T16:00:00Z')
    expect(seenOn(await get('/about'))).toMatch(/#2$/)
  })
})

describe('the page cache does not store', () => {
  const countAfterTwo = async (path: string) => {
    await get(path)
    await get(path)
    return rendered.length
  }

  test.each([
    ['with a query that its route reads', '/about?code=1', '/about?lang=en&utm=1&code=1'],
    ['of a route that does not state what it reads', '/about/any?utm=1', '/about/any?lang=en&utm=1'],
    ['without a route', '/nowhere?utm=1', '/nowhere?lang=en&utm=1'],
  ])('a page %s', async (_what, plain, english) => {
    await get(plain.slice(0, plain.indexOf('?')))
    rendered.length = 0
    expect(await countAfterTwo(plain)).toBe(2)
    expect(await countAfterTwo(english)).toBe(4)
    expect(seenOn(await get(plain))).toContain(plain)
  })

  test.each([404, 500, 503])('a page of status %i', async (status) => {
    render = async () => html('error', status)
    expect((await get('/nowhere')).status).toBe(status)
    expect(await countAfterTwo('/nowhere')).toBe(3)
  })

  test('a response that is no page, and every visitor gets all of it', async () => {
    render = async () => new Response('User-agent: *', { headers: { 'content-type': 'text/plain' } })
    for (const reply of [await get('/robots.txt'), await get('/robots.txt')])
      expect(reply.text).toBe('User-agent: *')
  })

  test('a redirect, and all parallel visitors are redirected', async () => {
    const allTaken = requestsTaken(3)
    render = async () => {
      await allTaken
      return new Response(null, { status: 302, headers: { location: '/elsewhere' } })
    }
    const replies = await Promise.all([get('/moved'), get('/moved'), get('/moved')])
    expect(replies.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array.from({ length: 3 }, () => [302, '/elsewhere']),
    )
  })

  test('page data', async () => {
    render = async () => new Response('[{}]', { headers: { 'content-type': 'text/x-script' } })
    const reply = await get('/about.data')
    expect(await countAfterTwo('/about.data')).toBe(3)
    expect(reply.headers['cache-control']).toBe('private, no-cache')
  })
})

describe.each([
  ['just made', async () => pages.clear()],
  ['from memory', async () => void (await get('/about'))],
])('a page %s', (_name, prepare) => {
  beforeEach(prepare)

  test('has a new nonce, the same in header and body', async () => {
    const one = await get('/about')
    await prepare()
    const other = await get('/about')
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    for (const reply of [one, other]) {
      expect(reply.text.match(/nonce="([^"]*)"/g)).toEqual([
        `nonce="${nonceOf(reply)}"`,
        `nonce="${nonceOf(reply)}"`,
      ])
      expect(reply.text).not.toContain('nonce-slot')
    }
  })

  test('has a strict policy', async () => {
    const policy = String((await get('/about')).headers['content-security-policy'])
    for (const part of ["'strict-dynamic'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe')
  })

  test('that the browser has cached is not sent again, and its policy stays', async () => {
    const { headers } = await get('/about')
    await prepare()
    render = async (request, given) =>
      html((await (await plainRender(request, given)).text()).replace('#2', '#1'))
    const again = await get('/about', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect(again.headers['content-security-policy']).toBeUndefined()
    expect(again.headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/about', { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })

  test('is the same when compressed', async () => {
    const packed = await get('/about', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(packed.bytes.length),
    })
    const text = gunzipSync(packed.bytes).toString()
    const plain = await get('/about', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(text.replaceAll(nonceOf(packed), 'N')).toBe(plain.text.replaceAll(nonceOf(plain), 'N'))
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
    for (const { headers } of [packed, plain])
      expect(headers.vary).toBe('accept-encoding, accept-language, cookie')
  })

  test('answers HEAD with headers and no body', async () => {
    const heard = await exchange(port, 'HEAD /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard).toMatch(/content-type: text\/html/i)
    expect(heard.split('\r\n\r\n')[1]).toBe('')
  })

  test('sets the language cookie only for a language in the URL', async () => {
    const linked = await get('/about?lang=en')
    expect(linked.headers['set-cookie']).toEqual([
      expect.stringMatching(/^language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ])
    expect((await get('/about', english)).headers['set-cookie']).toBeUndefined()
    expect((await get('/about?lang=fr')).headers['set-cookie']).toBeUndefined()
  })

  test('may be cached only by the browser, which must revalidate it', async () => {
    expect((await get('/about')).headers['cache-control']).toBe('private, no-cache')
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is refused for a page, and nothing is rendered',
  async (method) => {
    for (const path of ['/about', '/about.data']) {
      const reply = await get(path, { method, body: 'x=1' })
      refusalOf(reply, 'method-not-allowed')
      expect(reply.headers.allow).toBe('GET, HEAD')
      expect(reply.text).not.toContain('nonce')
    }
    expect(rendered).toHaveLength(0)
  },
)

test('a rendering error is answered without details', async () => {
  render = async () => {
    throw new Error('SELECT secret FROM /srv/somewhere')
  }
  const reply = await get('/about')
  expect(reply.status).toBe(500)
  expect(reply.text).not.toMatch(/SELECT|somewhere|at /)
  render = plainRender
  expect((await get('/about')).status).toBe(200)
})

describe('unknown paths', () => {
  /** With the path in every form that a page has it in. */
  const missing = async (request: Request, { brand, language, origin, nonce }: PageRequest) => {
    const { pathname } = new URL(request.url)
    const attribute = pathname.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
    const query = encodeURIComponent(pathname).replaceAll("'", '&#x27;')
    return html(
      `<link href="${origin}${attribute}"/><a href="${attribute}?lang=zh"></a><a href="/login?redirect=${query}"></a><code>${attribute}</code><script nonce="${nonce}">1</script><p>${brand} ${language}</p>`,
      404,
    )
  }
  beforeEach(() => {
    render = missing
  })

  test('do not include the one where the router asks for its routes', async () => {
    render = async (request, given) =>
      request.url.includes('/__manifest?') ? Response.json(request.url) : missing(request, given)
    const { status, text } = await get('/__manifest?paths=/login')
    expect([status, text]).toEqual([200, '"http://localhost/__manifest?paths=/login"'])
  })

  test('are rendered once for a brand, a language and a known start, and each shows its own path', async () => {
    const paths = Array.from({ length: 20 }, (_, at) => `/missing/${at}?number=${at}`)
    const replies = await Promise.all(paths.map((path) => get(path)))
    expect(rendered).toHaveLength(1)
    for (const [at, { status, text }] of replies.entries()) {
      expect(status).toBe(404)
      expect(text).toContain(`<link href="http://localhost/missing/${at}"/>`)
      expect(text).toContain(`<a href="/missing/${at}?lang=zh">`)
      expect(text).toContain(`<a href="/login?redirect=%2Fmissing%2F${at}">`)
      expect(text).toContain(`<code>/missing/${at}</code>`)
      expect(text).not.toContain('slot')
    }
    await get('/missing', english)
    await get('/missing', { host: 'nb.localhost' })
    await get('/known/missing')
    expect(rendered.map(({ url }) => new URL(url).pathname.split('path-slot')[0])).toEqual([
      '/',
      '/',
      '/',
      '/known/',
    ])
    expect(seenOn(await get('/missing', english))).toBe('group en')
    expect(seenOn(await get('/missing', { host: 'nb.localhost' }))).toBe('ningbo zh')
    expect((await get('/known/missing')).text).toContain('<code>/known/missing</code>')
    expect(rendered).toHaveLength(4)
  })

  test('have a nonce and the headers of a page in every reply, and no etag', async () => {
    const [one, other] = [await get('/missing'), await get('/missing?lang=en')]
    for (const reply of [one, other]) expect(reply.text).toContain(`nonce="${nonceOf(reply)}"`)
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    expect(one.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(one.headers.etag).toBeUndefined()
    expect(other.headers['set-cookie']?.[0]).toContain('language=en;')
    const zipped = await get('/missing', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.status).toBe(404)
  })

  test.each([
    ['/missing/\'"<b>&', "/missing/'%22%3Cb%3E&", `/missing/&#x27;&quot;&lt;b&gt;&amp;`],
    ['/missing/%3Cscript%3E$&$1', '/missing/%3Cscript%3E$&$1', '/missing/&lt;script&gt;$&amp;$1'],
    ['/missing/%E8%88%B9%', '/missing/%E8%88%B9%', '/missing/%E8%88%B9%'],
    ['/missing/%E8%88%B9', '/missing/%E8%88%B9', '/missing/船'],
  ])('%s is escaped where it is shown', async (path, url, shown) => {
    const { text } = await get(path)
    const attribute = url.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
    expect(text).toContain(`<link href="http://localhost${attribute}"/>`)
    expect(text).toContain(`redirect=${encodeURIComponent(url).replaceAll("'", '&#x27;')}"`)
    expect(text).toContain(`<code>${shown}</code>`)
  })

  test('are rendered anew after a change of content', async () => {
    await get('/missing')
    pages.clear()
    await get('/missing')
    expect(rendered).toHaveLength(2)
  })

  test('with the path in a script are rendered each', async () => {
    render = async (request) => html(`<script>"${new URL(request.url).pathname}"</script>`, 404)
    for (const path of ['/missing/1', '/missing/2']) expect((await get(path)).text).toContain(`"${path}"`)
  })

  test('of the console on the host of a brand are rendered once too', async () => {
    for (const at of [1, 2, 3]) expect((await get(`/about/console/${at}`)).status).toBe(404)
    expect(rendered).toHaveLength(1)
  })
})
