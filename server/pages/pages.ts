import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { brandOf } from '#domain/brands/brands.ts'
import { asLanguage } from '#domain/language/language.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Endpoint, inProcessApi, pageContext } from '#server/platform/http/endpoint.ts'
import type { HttpEnv } from '#server/platform/http/request.ts'
import { makeNoncedPage, type NoncedPage } from './nonced-page.ts'
import { PageCache, type PageKey } from './page-cache.ts'
import { replyWith } from './page-reply.ts'
import type { Render } from './renderer.ts'

export type PagesDeps = {
  readonly render: Render
  readonly endpoints: readonly Endpoint[]
  readonly clock: Clock
  readonly originOf: OriginOf
  readonly mostBytes: number
  /** While developing, pages change under our hands and none is kept. */
  readonly hotReload: boolean
}

/** Stands where the nonce will go; unguessable, so no text of a page can contain it. */
const nonceSlot = `nonce-slot-${randomBytes(12).toString('hex')}`

/** Only the language may stand in the query of a kept page: other keys are nobody's and would fill the memory. */
const hasOnlyLanguage = (url: URL) => [...url.searchParams.keys()].every((name) => name === 'lang')

/**
 * What this visitor asked, at the address they typed, not the one behind a proxy. A page that is kept for
 * everybody is never made from it: their headers, their query and their patience are their own.
 */
function ownRequest(c: Context<HttpEnv>): Request {
  const { pathname, search } = new URL(c.req.url)
  const { headers, signal } = c.req.raw
  return new Request(`${c.get('request').origin}${pathname}${search}`, { headers, signal })
}

/** What is not a page (page data, a redirect) depends on brand and language like one. */
function unkept(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
  return response
}

export class Pages {
  readonly #deps: PagesDeps
  readonly #cached: PageCache
  #day = ''

  constructor(deps: PagesDeps) {
    this.#deps = deps
    this.#cached = new PageCache(deps.mostBytes)
  }

  /** What pages show has changed. */
  clear(): void {
    this.#cached.clear()
  }

  /** A page that is ready to leave, if there is one. */
  find(key: PageKey): NoncedPage | undefined {
    this.#clearOnNewDay()
    return this.#cached.find(key)
  }

  async answer(c: Context<HttpEnv>): Promise<Response> {
    if (c.req.path.endsWith('.data')) return unkept(await this.#render(c, ownRequest(c)))
    this.#clearOnNewDay()
    const url = new URL(c.req.url)
    const { hotReload } = this.#deps
    const made = await (hasOnlyLanguage(url) && !hotReload
      ? this.#cachedPage(c)
      : this.#newPage(c, ownRequest(c)))
    if (made instanceof Response) return unkept(made)
    const read = (name: string) => c.req.header(name)
    const linked = asLanguage(url.searchParams.get('lang'))
    const { status, headers, body } = replyWith(made, { read, linked, hotReload })
    return new Response(body && new Uint8Array(body), { status, headers })
  }

  /** Activities begin and end with the day. */
  #clearOnNewDay() {
    const day = shanghaiDay(this.#deps.clock.now())
    if (day !== this.#day) this.clear()
    this.#day = day
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
    // A redirect, say, can be read once only: who waited for somebody else's asks again.
    return page ?? other ?? this.#newPage(c, ownRequest(c))
  }

  async #newPage(c: Context<HttpEnv>, request: Request): Promise<NoncedPage | Response> {
    const response = await this.#render(c, request)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const mayCache = !response.headers.get('cache-control')?.includes('no-store')
    return makeNoncedPage({ status: response.status, html: await response.text(), mayCache }, nonceSlot)
  }

  #render(c: Context<HttpEnv>, pageRequest: Request): Promise<Response> {
    const request = c.get('request')
    const { brand, isConsole, language, origin } = request
    const api = inProcessApi(this.#deps.endpoints, pageContext({ request, log: c.get('log') }))
    const report = (error: unknown) => c.get('log').error({ err: error }, 'a page broke')
    const { parent } = brandOf(brand)
    const parentOrigin = parent && this.#deps.originOf(parent)
    const given = { api, brand, isConsole, language, origin, parentOrigin, nonce: nonceSlot, report }
    return this.#deps.render(pageRequest, given)
  }
}
