/**
 * The addresses this page asked for that have not come yet. While somebody types, an earlier one comes after the next
 * was asked for: it is no news, and must not write over what is typed.
 */
export function ownMoves() {
  let pending: readonly string[] = []
  return {
    going(address: string): void {
      pending = [...pending, address]
    },
    /** Whether the page itself went there; whoever went elsewhere left all that was under way. */
    isOwn(address: string): boolean {
      const at = pending.indexOf(address)
      pending = at < 0 ? [] : pending.slice(at + 1)
      return at >= 0
    },
  }
}
