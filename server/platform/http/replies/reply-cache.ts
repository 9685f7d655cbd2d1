import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'
import type { EncodedBody } from './compression.ts'

/** The origin belongs to the key as for pages: only a host that the router has accepted is ever found. */
export type ReplyKey = Pick<RequestInfo, 'brand' | 'language' | 'origin'> & {
  readonly method: string
  /** Path and query as sent. */
  readonly url: string
}

export type CachedReply = {
  readonly body: Buffer
  /** The version of the public data that the reply was made from; undefined for a reply made of constants. */
  readonly version: number | undefined
  /** When the reply changes by itself. */
  readonly until: Date | undefined
}

type CacheEntry = CachedReply & EncodedBody

export type ReplyCacheOptions = {
  readonly maxBytes: number
  readonly clock: Clock
  readonly readVersion: () => Promise<number>
}

const maxEntries = 20_000
/** An upper estimate: the body, two compressed bodies, and the entry itself. */
const bytesOf = (key: string, { body }: CachedReply) => 3 * body.length + 2 * key.length + 1_000

const textOf = ({ method, brand, language, origin, url }: ReplyKey) =>
  `${method} ${brand} ${language} ${origin} ${url}`

/**
 * Replies of public calls that depend only on brand, language, query and public data. A reply is sent again only after
 * the version of the public data has been read and is still the same.
 */
export class ReplyCache {
  readonly #cache: LruCache<CacheEntry>
  readonly #clock: Clock
  readonly readVersion: () => Promise<number>

  constructor({ maxBytes, clock, readVersion }: ReplyCacheOptions) {
    this.#cache = new LruCache({ maxBytes, maxEntries })
    this.#clock = clock
    this.readVersion = readVersion
  }

  now(): Date {
    return this.#clock.now()
  }

  get(key: ReplyKey): CacheEntry | undefined {
    const entry = this.#cache.get(textOf(key))
    return entry?.until && entry.until <= this.now() ? undefined : entry
  }

  set(key: ReplyKey, reply: CachedReply): void {
    const text = textOf(key)
    this.#cache.set(text, { ...reply, encoded: new Map() }, bytesOf(text, reply))
  }

  async isCurrent({ version }: CachedReply): Promise<boolean> {
    return version === undefined || version === (await this.readVersion())
  }
}
