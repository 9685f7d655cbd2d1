import { disabledEnd } from '#domain/identity/session-rules.ts'
import { provideClient } from '#web/client/call.ts'
import { ApiClient } from '#web/client/client.ts'
import { sweepDrafts } from '#web/client/sweep-drafts.ts'
import { joinTabs, type TabMessage, type Tabs } from '#web/client/tabs.ts'
import { createTokenStore, sessionOf, type TokenStore } from '#web/client/tokens.ts'
import { rememberLanguage } from '#web/language/language-cookie.ts'
import type { Translator } from '#web/language/translator.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { expireStaff, repeatAfterLogIn } from './shared/log-in-again.ts'
import { recordUse } from './shared/session-use.ts'
import { loadStaffSession } from './shared/staff-session.ts'
import { setStaff, staffState } from './shared/staff-state.ts'
import { warnUntilLogIn } from './shared/warn-until-log-in.ts'

function leave(tokens: TokenStore): void {
  tokens.forget()
  setStaff({ status: 'out' })
}

/** What was typed stays on the page, and in the storage: only the token is deleted. */
function endSession(tokens: TokenStore, isDisabled = false): boolean {
  tokens.forget()
  const stays = expireStaff(isDisabled)
  if (!stays) setStaff({ status: 'out' })
  return stays
}

/** The tabs share one token, so a log-in or log-out in one applies to all. */
function onTabMessage(message: TabMessage, tokens: TokenStore): void {
  const held = tokens.current()
  if (message.type === 'logged-out' && (held === undefined || sessionOf(held) === message.session))
    leave(tokens)
  if (message.type === 'logged-in' && held !== undefined) void loadStaffSession()
}

/** Another tab leaves its page only if the user has logged out; it finds an expired session with its next call. */
const withoutExpiry = (tabs: Tabs): Tabs => ({
  send(message) {
    if (message.type !== 'logged-out' || staffState().status === 'out') tabs.send(message)
  },
})

/** Starts a console page: without the lists of the sites, and for staff only. */
export function startConsole(translator: Translator): void {
  const tokens = createTokenStore(window.localStorage, window.sessionStorage)
  const client = new ApiClient({
    origin: window.location.origin,
    tokens,
    tabs: withoutExpiry(joinTabs((message) => onTabMessage(message, tokens))),
    rememberLanguage: () => rememberLanguage(translator.language),
    warn(warning) {
      // Over a page the dialog says it.
      if (warning !== 'loggedOut' || staffState().status !== 'in')
        showToast('warning', translator.translate(`common:${warning}`))
    },
    showText: (text) => showToast('error', text),
    loggedOut: () => void endSession(tokens),
    sessionEnded(reason) {
      const isDisabled = reason === disabledEnd
      if (!endSession(tokens, isDisabled))
        warnUntilLogIn(translator.translate(`console:shell.${isDisabled ? 'disabled' : 'expired'}`))
    },
  })
  provideClient(repeatAfterLogIn(client, () => sessionOf(tokens.current()), recordUse))
  sweepDrafts()
  if (tokens.current() === undefined) setStaff({ status: 'out' })
  else void loadStaffSession()
}
