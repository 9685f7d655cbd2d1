import { settlesWithin } from './settles-within.ts'

type Dispose = () => Promise<void>

/** For what only closes a connection to the database. */
const closingMs = 1_500

/** What a start has opened, closed in the opposite order. */
export class Disposables {
  readonly #list: Dispose[] = []

  /** One that takes longer is left behind: a database that no longer answers must not keep the process alive. */
  add(name: string, dispose: Dispose, maxMs = closingMs): void {
    this.#list.unshift(async () => {
      if (!(await settlesWithin(dispose(), maxMs)))
        throw new Error(`Stopping took more than ${maxMs} ms: ${name}`)
    })
  }

  /** Disposes all of them, even when some fail; their errors are thrown at the end. */
  async disposeAll(): Promise<void> {
    const errors: Error[] = []
    for (const dispose of this.#list.splice(0))
      await dispose().catch(
        (error: unknown) => void errors.push(error instanceof Error ? error : new Error(String(error))),
      )
    if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '))
  }
}
