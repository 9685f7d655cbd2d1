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
      const index = pending.indexOf(url)
      pending = index < 0 ? [] : pending.slice(index + 1)
      return index >= 0
    },
  }
}
