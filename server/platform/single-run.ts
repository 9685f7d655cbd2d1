/** Work that is started often: one run at a time, and one more for what came in during a run. */
export function createSingleRun(work: () => Promise<void>, onError: (error: unknown) => void) {
  let current: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  const run = async () => {
    while (isWanted) {
      isWanted = false
      await work().catch(onError)
    }
    current = undefined
  }
  return {
    start(): void {
      if (isStopped) return
      isWanted = true
      current ??= run()
    },
    /** Waits for the run that has begun. */
    async stop(): Promise<void> {
      isStopped = true
      isWanted = false
      await current
    },
  }
}
