/** So long after the last key or movement, the page counts as in use. */
const attendedMs = 5 * 60_000
const signs = ['keydown', 'pointerdown', 'pointermove'] as const

/**
 * Refreshes at once while the page is in use, otherwise at the next key or movement: a request is use of the session,
 * and an unattended screen must not keep the session open.
 */
export function refreshWhenAttended<Kind>(refresh: (kinds: readonly Kind[]) => void) {
  const pending = new Set<Kind>()
  const ended = new AbortController()
  let lastSign = Date.now()
  const flush = () => {
    if (pending.size === 0) return
    const kinds = [...pending]
    pending.clear()
    refresh(kinds)
  }
  const onSign = () => {
    lastSign = Date.now()
    flush()
  }
  for (const sign of signs)
    document.addEventListener(sign, onSign, { capture: true, passive: true, signal: ended.signal })
  return {
    add(kinds: readonly Kind[]) {
      for (const kind of kinds) pending.add(kind)
      if (Date.now() - lastSign <= attendedMs) flush()
    },
    stop: () => ended.abort(),
  }
}
