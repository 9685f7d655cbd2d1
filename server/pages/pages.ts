import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from 'hono'
import { brandOf } from '#domain/brands/brands.ts'
import { asLanguage } from '#domain/language/language.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Endpoint, inProcessApi, pageContext } from '#server/platform/http/endpoint.ts'
import { pagePolicy } from '#server/platform/http/replies/security-headers.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { createLimiterByClient } from '#server/platform/limiter-by-client.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { busyPage } from './busy-page.ts'
import { type MissingPage, makeMissingPage, missingHtml, pathSlot } from './missing-page.ts'
import { newNonce } from './nonce.ts'
import { makeNoncedPage, type NoncedPage, type RenderedPage } from './nonced-page.ts'
import { PageCache, type PageKey } from './page-cache.ts'
import {
  type BodyKind,
  missingPageHeaders,
  pageBody,
  pageHeaders,
  replyKindOf,
  statusOf,
} from './page-reply.ts'
import type { PathSpelling } from './path-spelling.ts'
import type { Render } from './renderer.ts'

export type PagesDeps = {
  readonly render: Render
  readonly spelling: () => Promise<PathSpelling>
  readonly endpoints: readonly Endpoint[]
  readonly clock: Clock
  readonly originOf: OriginOf
  /** When the data behind the pages change next without a notification. */
  readonly changesAt?: () => Date | undefined
  readonly maxBytes: number
  /** In development pages change at any time and are not cached. */
  readonly hotReload: boolean
}

/** Placeholder for the nonce. Random, so that no page content can contain it. */
const nonceSlot = `nonce-slot-${randomBytes(12).toString('hex')}`

/** The names of a query, without that of the language, which is a part of the key of a cached page. */
export const queryNamesIn = (params: URLSearchParams): readonly string[] =>
  [...params.keys()].filter((name) => name !== 'lang')

/**
 * The visitor's request at its public URL, not the one behind a proxy. Never used for a cached page, because headers,
 * query and abort signal belong to one visitor.
 */
function visitorRequest(c: Context<HttpEnv>): Request {
  const { pathname, search } = new URL(c.req.url)
  const { headers, signal } = c.req.raw
  return new Request(`${c.get('request').origin}${pathname}${search}`, { headers, signal })
}

/** Page data and redirects depend on brand and language like pages, so shared caches must not store them. */
function withoutCache(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
  return response
}

type NonceInit = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly hotReload: boolean
}

function withNonce(page: NoncedPage, kind: BodyKind, { status, headers, hotReload }: NonceInit): Response {
  const nonce = newNonce()
  const body = pageBody(page, kind, nonce)
  const response = new Response(new Uint8Array(body.bytes), { status, headers })
  body.giveBack()
  response.headers.set('content-security-policy', pagePolicy(nonce, hotReload))
  return response
}

/** Here the router's scripts ask for the routes behind links; it is not one of the routes. */
const manifestPath = '/__manifest'

/** Of one kind of unknown path for each brand and language. */
const missingPageBytes = 8 * 1024 * 1024

/** Rendering takes 10 to 20 ms of the one thread, so the queue is at most about a second long. */
export const renderLimits = { concurrent: 4, queued: 60, perClient: 16 } as const

export class Pages {
  readonly #deps: PagesDeps
  readonly #cached: PageCache<NoncedPage>
  readonly #missing = new PageCache<MissingPage>(missingPageBytes, 404)
  readonly #limit = createLimiterByClient(renderLimits)
  #spelling: PathSpelling | undefined
  #day = { from: 0, to: 0 }
  #lastChange = 0

  constructor(deps: PagesDeps) {
    this.#deps = deps
    this.#cached = new PageCache(deps.maxBytes)
  }

  clear(): void {
    this.#cached.clear()
    this.#missing.clear()
  }

  find(key: PageKey): NoncedPage | undefined {
    this.#clearOnChange()
    return this.#cached.find(key)
  }

  /**
   * Whether a page is the same with these names in its query, because its route reads none of them. A page whose query
   * counts is not cached: its values would fill the cache.
   */
  ignoresQuery(path: string, names: readonly string[]): boolean {
    if (names.length === 0) return true
    const read = this.#spelling?.find(path)?.queryNames
    return read !== undefined && !names.some((name) => read.has(name))
  }

  async answer(c: Context<HttpEnv>): Promise<Response> {
    if (c.req.path.endsWith('.data')) {
      const request = visitorRequest(c)
      return withoutCache(await this.#limited(c, request, () => this.#render(c, request)))
    }
    this.#clearOnChange()
    const url = new URL(c.req.url)
    this.#spelling ??= await this.#deps.spelling()
    const found = this.#spelling.find(url.pathname)
    const { hotReload } = this.#deps
    // The spelling of a page that is not on this host is not shown either.
    const isHere = found?.isConsole === c.get('request').isConsole
    if (isHere && found.spelling !== url.pathname)
      return withoutCache(c.redirect(`${found.spelling}${url.search}`, 308))
    const isPage = isHere || url.pathname === manifestPath
    const missing = isPage || hotReload ? undefined : await this.#missingPage(c, this.#spelling, url)
    if (missing) return missing
    const made = await (this.ignoresQuery(url.pathname, queryNamesIn(url.searchParams)) && !hotReload
      ? this.#cachedPage(c)
      : this.#newPage(c, visitorRequest(c)))
    if (made instanceof Response) return withoutCache(made)
    const kind = replyKindOf(made, (name) => c.req.header(name))
    const headers = pageHeaders(made, kind, asLanguage(url.searchParams.get('lang')))
    const init = { status: statusOf(made, kind), headers }
    return kind === 'unchanged' ? new Response(null, init) : withNonce(made, kind, { ...init, hotReload })
  }

  /** Activities start and end at midnight, versions of tariffs at any time. */
  #clearOnChange() {
    const now = this.#deps.clock.now()
    const time = now.getTime()
    const changesAt = this.#deps.changesAt?.()?.getTime() ?? Number.POSITIVE_INFINITY
    const hasChanged = changesAt <= time && changesAt !== this.#lastChange
    if (this.#day.from <= time && time < this.#day.to && !hasChanged) return
    if (hasChanged) this.#lastChange = changesAt
    const day = shanghaiDay(now)
    this.#day = { from: instantAt(day, '00:00').getTime(), to: instantAt(day, '24:00').getTime() }
    this.clear()
  }

  async #cachedPage(c: Context<HttpEnv>): Promise<NoncedPage | Response> {
    const { brand, language, origin } = c.get('request')
    const path = new URL(c.req.url).pathname
    let other: Response | undefined
    const page = await this.#cached.findOrRender({ brand, language, origin, path }, async () => {
      const made = await this.#newPage(c, new Request(`${origin}${path}`))
      if (!(made instanceof Response)) return made
      other = made
      return undefined
    })
    // A response that is no page (such as a redirect) can be read once; other waiting requests render their own.
    return page ?? other ?? this.#newPage(c, visitorRequest(c))
  }

  /** The page of an unknown path: anybody can ask for any number of them, so it is rendered once for all of a kind. */
  async #missingPage(
    c: Context<HttpEnv>,
    spelling: PathSpelling,
    { pathname, searchParams }: URL,
  ): Promise<Response | undefined> {
    const { brand, language, origin } = c.get('request')
    const start = spelling.knownStart(pathname)
    let busy: Response | undefined
    const page = await this.#missing.findOrRender({ brand, language, origin, path: start }, async () => {
      const rendered = await this.#rendered(c, new Request(`${origin}${start}${pathSlot}`))
      if (!(rendered instanceof Response)) return makeMissingPage(rendered)
      if (rendered.status === 503) busy = rendered
      return undefined
    })
    if (page?.status !== 404 || !page.mayCache) return busy && withoutCache(busy)
    const nonce = newNonce()
    const html = missingHtml(page, pathname.slice(start.length)).replaceAll(nonceSlot, nonce)
    const policy = { 'content-security-policy': pagePolicy(nonce, false) }
    const headers = { ...missingPageHeaders(asLanguage(searchParams.get('lang'))), ...policy }
    return new Response(html, { status: page.status, headers })
  }

  /** A response that is no page is passed on as it is. */
  #rendered(c: Context<HttpEnv>, request: Request): Promise<RenderedPage | Response> {
    return this.#limited(c, request, async () => {
      const response = await this.#render(c, request)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const mayCache = !response.headers.get('cache-control')?.includes('no-store')
      return { status: response.status, html: await response.text(), mayCache }
    })
  }

  async #newPage(c: Context<HttpEnv>, request: Request): Promise<NoncedPage | Response> {
    const rendered = await this.#rendered(c, request)
    return rendered instanceof Response ? rendered : makeNoncedPage(rendered, nonceSlot)
  }

  /** The work, or a text that the site is busy. A client that has gone while it waited gets nothing. */
  async #limited<T>(c: Context<HttpEnv>, { signal }: Request, work: () => Promise<T>): Promise<T | Response> {
    const { clientIp, language } = c.get('request')
    const limited = await this.#limit(clientIp, async () => {
      // A page that waits for nothing would be rendered before the next request is even counted.
      await nextTurn()
      return signal.aborted ? undefined : work()
    })
    return (limited.ok ? limited.value : undefined) ?? busyPage(language)
  }

  #render(c: Context<HttpEnv>, pageRequest: Request): Promise<Response> {
    const request = c.get('request')
    const { brand, isConsole, language, origin } = request
    const api = inProcessApi(this.#deps.endpoints, pageContext({ request, log: c.get('log') }))
    const report = (error: unknown) => c.get('log').error({ err: error }, 'page rendering failed')
    const { parent } = brandOf(brand)
    const { originOf } = this.#deps
    const parentOrigin = parent && originOf(parent)
    const pageRequestOptions = {
      api,
      brand,
      isConsole,
      language,
      origin,
      parentOrigin,
      originOf,
      nonce: nonceSlot,
      report,
    }
    return this.#deps.render(pageRequest, pageRequestOptions)
  }
}
