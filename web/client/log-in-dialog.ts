import { logInFor } from '#domain/brands/navigation-guard.ts'
import { shownLogInAt } from '#web/page/shown-brand.ts'
import { changeSession, sessionState } from './session-state.ts'

type LogInPrompt = {
  /** Why the reader is asked to log in, as a sentence. */
  readonly reason?: string
  /** What goes on once somebody is in. */
  onEntered?(): void
}

let query: LogInPrompt = {}

/**
 * Asks for a log-in over the page, which stays as it is; whoever is in already goes on at once. Where the customers
 * of a brand log in elsewhere, they go there.
 */
export function showLogIn(asked: LogInPrompt = {}): void {
  query = asked
  const elsewhere = shownLogInAt()
  if (sessionState().loggedIn) endLogIn()
  else if (elsewhere)
    window.location.assign(logInFor(elsewhere, `${window.location.pathname}${window.location.search}`))
  else changeSession({ logInShown: true })
}

export const logInReason = (): string | undefined => query.reason

export function hideLogIn(): void {
  query = {}
  changeSession({ logInShown: false })
}

/** Somebody came in, here or in another tab. */
export function endLogIn(): void {
  const { onEntered } = query
  hideLogIn()
  // The dialog gives the focus back first, so that what goes on may take it.
  if (onEntered) setTimeout(onEntered)
}
