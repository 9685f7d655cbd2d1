/**
 * URLs that this page has navigated to and that have not arrived yet. While the user types, an older URL can
 * arrive after a newer navigation; it must not overwrite the typed text.
 */
export function pendingUrls() {
  let pending: readonly string[] = []
  return {
    add(url: string): void {
      pending = [...pending, url]
    },
    /** Whether the page itself navigated there; any other navigation cancels the pending ones. */
    isOwn(url: string): boolean {
      const at = pending.indexOf(url)
      pending = at < 0 ? [] : pending.slice(at + 1)
      return at >= 0
    },
  }
}
