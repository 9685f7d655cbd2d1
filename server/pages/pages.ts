import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { asLanguage } from '#domain/language/language.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Endpoint, inProcessApi } from '#server/platform/http/endpoint.ts'
import type { HttpEnv } from '#server/platform/http/request.ts'
import { KeptPages, type PageKey } from './kept-pages.ts'
import { makeNoncedPage, type NoncedPage } from './nonced-page.ts'
import { replyWith } from './page-reply.ts'
import type { Render } from './renderer.ts'

export type PagesParts = {
  readonly render: Render
  readonly endpoints: readonly Endpoint[]
  readonly clock: Clock
  readonly mostBytes: number
  /** While developing, pages change under our hands and none is kept. */
  readonly hotReload: boolean
}

/** Stands where the nonce will go; unguessable, so no text of a page can contain it. */
const nonceSlot = `nonce-slot-${randomBytes(12).toString('hex')}`

/** Only the language may stand in the query of a kept page: other keys are nobody's and would fill the memory. */
const hasOnlyLanguage = (url: URL) => [...url.searchParams.keys()].every((name) => name === 'lang')

export class Pages {
  readonly #parts: PagesParts
  readonly #kept: KeptPages
  #day = ''

  constructor(parts: PagesParts) {
    this.#parts = parts
    this.#kept = new KeptPages(parts.mostBytes)
  }

  /** What pages show has changed. */
  clear(): void {
    this.#kept.clear()
  }

  /** A page that is ready to leave, if there is one. */
  find(key: PageKey): NoncedPage | undefined {
    this.#clearOnNewDay()
    return this.#kept.find(key)
  }

  async answer(c: Context<HttpEnv>): Promise<Response> {
    const { method, path } = c.req
    if (path.endsWith('.data') || (method !== 'GET' && method !== 'HEAD')) return this.#render(c)
    this.#clearOnNewDay()
    const url = new URL(c.req.url)
    const page = await (hasOnlyLanguage(url) && !this.#parts.hotReload ? this.#keptPage(c) : this.#newPage(c))
    if (page instanceof Response) return page
    const linked = asLanguage(url.searchParams.get('lang'))
    const { hotReload } = this.#parts
    const { status, headers, body } = replyWith(page, {
      read: (name) => c.req.header(name),
      linked,
      hotReload,
    })
    return new Response(body && new Uint8Array(body), { status, headers })
  }

  /** Activities begin and end with the day. */
  #clearOnNewDay() {
    const day = shanghaiDay(this.#parts.clock.now())
    if (day !== this.#day) this.clear()
    this.#day = day
  }

  async #keptPage(c: Context<HttpEnv>): Promise<NoncedPage | Response> {
    const { brand, language } = c.get('facts')
    let other: Response | undefined
    const page = await this.#kept.findOrRender({ brand, language, path: c.req.path }, async () => {
      const made = await this.#newPage(c)
      if (!(made instanceof Response)) return made
      other = made
      return makeNoncedPage(made.status, '', nonceSlot)
    })
    return other ?? page
  }

  async #newPage(c: Context<HttpEnv>): Promise<NoncedPage | Response> {
    const response = await this.#render(c)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return makeNoncedPage(response.status, await response.text(), nonceSlot)
  }

  #render(c: Context<HttpEnv>): Promise<Response> {
    const facts = c.get('facts')
    const { brand, language, origin } = facts
    const { pathname, search } = new URL(c.req.url)
    const { headers, signal } = c.req.raw
    // No page takes a form yet, and the router sees the address the visitor typed, not the one behind a proxy.
    const request = new Request(`${origin}${pathname}${search}`, { headers, signal })
    const api = inProcessApi(this.#parts.endpoints, { facts, log: c.get('log') })
    return this.#parts.render(request, { api, brand, language, origin, nonce: nonceSlot })
  }
}
