import { useEffect, useSyncExternalStore } from 'react'
import { currentTranslator } from './current-translator.ts'
import type { Namespace } from './messages.ts'

type State<Part> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly part: Part }

const waiting = { status: 'waiting' } as const

/**
 * A part that a page loads with its texts when it needs it, or before, by `preload`. Other than a lazy component it says
 * when it could not be loaded, so that the page around it stays, and is tried again at once when the connection is back.
 */
export class LatePart<Part> {
  readonly #namespaces: readonly Namespace[]
  readonly #load: () => Promise<Part>
  readonly #listeners = new Set<() => void>()
  #state: State<Part> = waiting
  #loading: Promise<void> | undefined
  #users = 0
  #isPreloaded = false
  /** While it was needed. */
  #failures = 0

  constructor(namespaces: readonly Namespace[], load: () => Promise<Part>) {
    this.#namespaces = namespaces
    this.#load = load
  }

  readonly state = (): State<Part> => this.#state

  readonly start = (): Promise<void> => {
    if (this.#state.status === 'failed') this.#change(waiting)
    if (this.#state.status === 'waiting') this.#loading ??= this.#loadAll()
    return this.#loading ?? Promise.resolve()
  }

  /** Once: after a failure only who needs the part, and Retry, load it. */
  readonly preload = (): void => {
    if (this.#isPreloaded || this.#state.status !== 'waiting') return
    this.#isPreloaded = true
    void this.start()
  }

  /** A new release may have replaced a script that stays missing. */
  readonly retry = (): void => {
    if (this.#failures > 1 && navigator.onLine) window.location.reload()
    else void this.start()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  need() {
    const again = () => void this.start()
    again()
    this.#users += 1
    window.addEventListener('online', again)
    return () => {
      this.#users -= 1
      window.removeEventListener('online', again)
    }
  }

  #change(next: State<Part>): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #fail(): void {
    this.#failures += 1
    this.#change({ status: 'failed' })
  }

  async #loadAll(): Promise<void> {
    try {
      const [part] = await Promise.all([this.#load(), currentTranslator().load(this.#namespaces)])
      this.#change({ status: 'ready', part })
    } catch {
      // What was loaded early fails unnoticed, and is tried again when it is needed.
      if (this.#users > 0) this.#fail()
    }
    this.#loading = undefined
  }
}

/** Loads the part while it is needed. The server and the first render of the browser do not have it. */
export function useLatePart<Part>(late: LatePart<Part>, isNeeded: boolean): State<Part> {
  useEffect(() => (isNeeded ? late.need() : undefined), [late, isNeeded])
  return useSyncExternalStore(late.subscribe, late.state, () => waiting)
}
