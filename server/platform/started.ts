type Stop = () => Promise<void>

/** Things that were started, ended in the opposite order. */
export class Started {
  readonly #stops: Stop[] = []

  add(stop: Stop): void {
    this.#stops.unshift(stop)
  }

  /** All of them, whatever goes wrong with one; the first trouble is thrown once everything else has ended. */
  async stopAll(): Promise<void> {
    const troubles: unknown[] = []
    for (const stop of this.#stops.splice(0))
      await stop().catch((trouble: unknown) => void troubles.push(trouble))
    if (troubles.length > 0) throw troubles[0]
  }
}
