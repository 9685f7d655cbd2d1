import { onOrphaned } from './on-orphaned.ts'

/** Ctrl-C arrives from the terminal and from the launcher, a closed window as SIGHUP; only the first calls back. */
export function onShutdown(callback: () => void) {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    callback()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
  onOrphaned(once)
}
