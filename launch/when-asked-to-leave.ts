import { whenOrphaned } from './when-orphaned.ts'

/** Ctrl-C arrives by the terminal and by the launcher, a closed window as SIGHUP: `callback` hears the first only. */
export function whenAskedToLeave(callback: () => void) {
  let asked = false
  const once = () => {
    if (asked) return
    asked = true
    callback()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
  whenOrphaned(once)
}
