import { LruCache } from '#server/platform/cache/lru-cache.ts'

/** Reads the values of the missing keys together. */
export type Load<T> = (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>

type CacheEntry = {
  readonly value: unknown
  /** Repeats the read after a change; a calculated value has none. */
  readonly reload?: Load<unknown>
}

const maxEntries = 50_000
/** How many of the recently used reads are repeated after a change. */
const maxWarmed = 200

/** An estimate: plain objects take about three times their JSON text. */
const bytesOfText = (value: unknown): number => 3 * JSON.stringify(value).length

/** Of a long list, such as the sailings of a lane, which are alike, so many are written out. */
const sampled = 2

function bytesOfData(value: unknown): number {
  const plain = value instanceof Map ? [...value] : value
  const isLong = Array.isArray(plain) && plain.length > sampled
  const bytes = isLong ? (bytesOfText(plain.slice(0, sampled)) / sampled) * plain.length : bytesOfText(plain)
  return Math.ceil(bytes) + 200
}

/**
 * Caches price data and calculated prices in this process. An entry is used only by a call that read the same price
 * version, so a missed notification costs a reload but never gives an old price.
 */
export class PriceCache {
  readonly #cache: LruCache<CacheEntry>
  readonly #loading = new Map<string, Promise<ReadonlyMap<string, unknown>>>()
  #version = 0

  constructor(maxBytes: number) {
    this.#cache = new LruCache({ maxBytes, maxEntries })
  }

  get bytes(): number {
    return this.#cache.bytes
  }

  get count(): number {
    return this.#cache.count
  }

  /** Values in the order of their keys; the missing ones are read together. */
  async readMany<T>(version: number, keys: readonly string[], load: Load<T>): Promise<readonly T[]> {
    // Each key is always read with the same type, and a load returns every key it was given.
    const valueIn = (values: ReadonlyMap<string, unknown>, key: string) => values.get(key) as T
    if (!this.#isAt(version)) {
      const values = await load(keys)
      return keys.map((key) => valueIn(values, key))
    }
    const found = keys.map((key) => this.#cache.get(key))
    const missing = keys.filter((key, index) => !found[index] && !this.#loading.has(key))
    const loading = missing.length > 0 ? this.#startLoading(missing, load) : undefined
    return Promise.all(
      keys.map(async (key, index) => {
        const entry = found[index]
        if (entry) return entry.value as T
        return valueIn(await (this.#loading.get(key) ?? loading ?? load([key])), key)
      }),
    )
  }

  async read<T>(version: number, key: string, load: () => Promise<T>): Promise<T> {
    const [value] = await this.readMany(version, [key], async () => new Map([[key, await load()]]))
    return value as T
  }

  /** A calculated value, with an estimate of its bytes. */
  calculate<T>(version: number, key: string, make: () => T, bytesOf: (value: T) => number): T {
    if (!this.#isAt(version)) return make()
    const entry = this.#cache.get(key)
    if (entry) return entry.value as T
    const value = make()
    this.#cache.set(key, { value }, bytesOf(value) + 2 * key.length)
    return value
  }

  /** After a change: forgets the old version and repeats the recent reads, so that the next call need not wait. */
  async warm(version: number): Promise<void> {
    if (version <= this.#version) return
    const recent = this.#cache.recent(maxWarmed)
    for (const [key, { reload }] of recent) if (reload) await this.readMany(version, [key], reload)
  }

  /** A newer version empties the cache; a call that has read an older one does not use it. */
  #isAt(version: number): boolean {
    if (version < this.#version) return false
    if (version > this.#version) {
      this.#version = version
      this.#cache.clear()
      this.#loading.clear()
    }
    return true
  }

  #startLoading<T>(keys: readonly string[], load: Load<T>): Promise<ReadonlyMap<string, T>> {
    const version = this.#version
    const loading = load(keys)
    for (const key of keys) this.#loading.set(key, loading)
    const end = () => {
      for (const key of keys) if (this.#loading.get(key) === loading) this.#loading.delete(key)
    }
    loading.then((values) => {
      end()
      if (version !== this.#version) return
      for (const [key, value] of values)
        this.#cache.set(key, { value, reload: load }, bytesOfData(value) + 2 * key.length)
    }, end)
    return loading
  }
}
