type Dispose = () => Promise<void>

/** What a start has opened, closed in the opposite order. */
export class Disposables {
  readonly #list: Dispose[] = []

  add(dispose: Dispose): void {
    this.#list.unshift(dispose)
  }

  /** Disposes all of them, even when one fails; the first error is thrown at the end. */
  async disposeAll(): Promise<void> {
    const errors: unknown[] = []
    for (const dispose of this.#list.splice(0))
      await dispose().catch((error: unknown) => void errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
}
