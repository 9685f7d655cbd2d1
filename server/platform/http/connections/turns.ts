/** Does one piece of work in each turn of the event loop, so that many of them do not stop everything else. */
export class Turns {
  readonly #due: (() => void)[] = []

  add(start: () => void): void {
    if (this.#due.push(start) === 1) setImmediate(this.#run)
  }

  readonly #run = () => {
    const start = this.#due.shift()
    if (this.#due.length > 0) setImmediate(this.#run)
    start?.()
  }
}
