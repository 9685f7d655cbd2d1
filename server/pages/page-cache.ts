const maxPages = 20_000

/** The origin belongs to the key because a page contains its own URL. */
export type PageKey = {
  readonly brand: string
  readonly language: string
  readonly origin: string
  readonly path: string
}

const textOf = ({ brand, language, origin, path }: PageKey) => `${brand}\n${language}\n${origin}\n${path}`

type CacheablePage = {
  readonly status: number
  readonly bytes: number
  /** Whether the page is the same for every visitor. */
  readonly mayCache: boolean
}

type Rendering<Page> = Promise<Page | undefined>

/** Rendered pages of one status in memory. The least recently used are dropped when the byte limit is reached. */
export class PageCache<Page extends CacheablePage> {
  readonly #pages = new Map<string, Page>()
  readonly #rendering = new Map<string, Rendering<Page>>()
  readonly #mostBytes: number
  readonly #status: number
  /** The key at the end of the map. */
  #latest = ''
  #bytes = 0
  #generation = 0

  constructor(maxBytes: number, status = 200) {
    this.#mostBytes = maxBytes
    this.#status = status
  }

  get bytes() {
    return this.#bytes
  }

  get count() {
    return this.#pages.size
  }

  find(key: PageKey): Page | undefined {
    const text = textOf(key)
    const page = this.#pages.get(text)
    if (page && text !== this.#latest) {
      this.#pages.delete(text)
      this.#pages.set(text, page)
      this.#latest = text
    }
    return page
  }

  /** The cached page, else one that another request is rendering, else a new one. Undefined if the result is no page. */
  async findOrRender(key: PageKey, render: () => Rendering<Page>): Rendering<Page> {
    const text = textOf(key)
    const cached = this.find(key) ?? this.#rendering.get(text)
    if (cached) return cached
    const generation = this.#generation
    const rendering = render().finally(() => {
      if (this.#rendering.get(text) === rendering) this.#rendering.delete(text)
    })
    this.#rendering.set(text, rendering)
    const page = await rendering
    // A page whose rendering started before a change may show outdated content.
    if (generation === this.#generation && page?.status === this.#status && page.mayCache)
      this.#save(text, page)
    return page
  }

  /** Drops all pages, including those being rendered, because their content has changed. */
  clear() {
    this.#generation += 1
    this.#pages.clear()
    this.#rendering.clear()
    this.#bytes = 0
  }

  #save(text: string, page: Page) {
    if (page.bytes > this.#mostBytes / 4) return
    this.#bytes += page.bytes - (this.#pages.get(text)?.bytes ?? 0)
    this.#pages.set(text, page)
    this.#latest = text
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#mostBytes && this.#pages.size <= maxPages) break
      this.#pages.delete(oldest)
      this.#bytes -= bytes
    }
  }
}
