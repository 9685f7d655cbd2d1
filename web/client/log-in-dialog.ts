import { shownLogInUrl } from '#web/page/shown-brand.ts'
import { logInAtParent } from './log-in-at-parent.ts'
import { changeSession, sessionState } from './session-state.ts'

type LogInPrompt = {
  /** Why a login is needed, as a sentence. */
  readonly reason?: string
  /** Called after the login. */
  onEntered?(): void
}

let prompt: LogInPrompt = {}

/** Opens the login dialog over the page; a logged-in user continues at once. Some brands log in on their parent site. */
export function showLogIn(requested: LogInPrompt = {}): void {
  prompt = requested
  const elsewhere = shownLogInUrl()
  if (sessionState().loggedIn) endLogIn()
  else if (elsewhere) void logInAtParent(elsewhere, `${window.location.pathname}${window.location.search}`)
  else changeSession({ logInShown: true })
}

export const logInReason = (): string | undefined => prompt.reason

export function hideLogIn(): void {
  prompt = {}
  changeSession({ logInShown: false })
}

/** After a login in this tab or another. */
export function endLogIn(): void {
  const { onEntered } = prompt
  hideLogIn()
  // The dialog returns the focus first, so that the next step may move it.
  if (onEntered) setTimeout(onEntered)
}
