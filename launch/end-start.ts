import { settlesWithin } from '#server/platform/settles-within.ts'

/** What has to be stopped: the whole server, or the database alone while the server is still starting. */
export type Starting = {
  readonly whole: Promise<{ stop(): Promise<void> }>
  /** Undefined until there is a database. */
  readonly stopDatabase: () => (() => Promise<void>) | undefined
}

type Limits = { readonly startMs: number; readonly stopMs: number }

async function end({ whole, stopDatabase }: Starting, startMs: number): Promise<number> {
  // A start that fails says so itself.
  const settled = whole.then(
    ({ stop }) => stop,
    () => async () => {},
  )
  if (await settlesWithin(settled, startMs)) {
    await (await settled)()
    return 0
  }
  console.error('Stopped before the start had finished.')
  await stopDatabase()?.()
  return 1
}

/** Ends a server that may still be starting, within the time, and returns the exit code. */
export async function endStart(starting: Starting, { startMs, stopMs }: Limits): Promise<number> {
  const ending = end(starting, startMs).catch((error: unknown) => {
    console.error(error)
    return 1
  })
  if (await settlesWithin(ending, stopMs)) return ending
  console.error(`Stopping took more than ${stopMs / 1000} s; what still ran was ended.`)
  return 1
}
