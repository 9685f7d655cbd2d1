import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may hold the event loop: other requests wait meanwhile. */
const heldMs = 10

/**
 * Returns a function to await between the steps of long work: when the work has held the event loop for a while, other
 * requests get their turn. Awaiting data that is in memory is not enough, because it never leaves the current turn.
 */
export function createPauses(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < heldMs) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}
