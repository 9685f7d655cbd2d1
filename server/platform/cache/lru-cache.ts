type Entry<Value> = { readonly value: Value; readonly bytes: number }

export type CacheLimits = { readonly maxBytes: number; readonly maxEntries: number }

/** One large value must not displace all others. */
const maxShareOfOne = 4

/** Values by key within a byte limit. The least recently used are dropped first. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limits: CacheLimits
  #bytes = 0

  constructor(limits: CacheLimits) {
    this.#limits = limits
  }

  get bytes(): number {
    return this.#bytes
  }

  get count(): number {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number): void {
    const { maxBytes, maxEntries } = this.#limits
    if (bytes > maxBytes / maxShareOfOne) return
    this.#drop(key)
    this.#bytes += bytes
    this.#entries.set(key, { value, bytes })
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes && this.#entries.size <= maxEntries) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  /** The most recently used first. */
  recent(max: number): readonly (readonly [key: string, value: Value])[] {
    return [...this.#entries]
      .slice(-max)
      .reverse()
      .map(([key, { value }]) => [key, value] as const)
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
