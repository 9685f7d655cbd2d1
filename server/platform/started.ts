type Stop = () => Promise<void>

/** Things that were started, ended in the opposite order. */
export class Started {
  readonly #stops: Stop[] = []

  add(stop: Stop): void {
    this.#stops.unshift(stop)
  }

  async stopAll(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop()
  }
}
