/**
 * One read for all callers that wait for it. A caller gets the result of a read that started after its call, so that the
 * result is never older than the call; a call during a read waits for the next one.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined
  let next: Promise<T> | undefined

  const start = (): Promise<T> => {
    next = undefined
    const result = read()
    running = result
    const end = () => {
      if (running === result) running = undefined
    }
    result.then(end, end)
    return result
  }

  // All calls in the same turn of the event loop share the read.
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

  return () => {
    next ??= (running ? running.then(undefined, () => {}) : nextTurn()).then(start)
    return next
  }
}
