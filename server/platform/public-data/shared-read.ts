/**
 * One read for all who wait for it. Whoever asks gets the result of a read that started after they asked, so that it is
 * never older than the question; who asks while a read is running waits for the next one.
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

  // All who ask in the same turn of the event loop share the read.
  const afterArrivals = () => new Promise<void>((resolve) => setImmediate(resolve))

  return () => {
    next ??= (running ? running.then(undefined, () => {}) : afterArrivals()).then(start)
    return next
  }
}
