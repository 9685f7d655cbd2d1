import { provideClient } from '#web/client/call.ts'
import { ApiClient } from '#web/client/client.ts'
import { joinTabs, type TabMessage } from '#web/client/tabs.ts'
import { createTokenStore, sessionOf, type TokenStore } from '#web/client/tokens.ts'
import { rememberLanguage } from '#web/language/language-cookie.ts'
import type { Translator } from '#web/language/translator.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { loadStaffSession } from './shared/staff-session.ts'
import { setStaff } from './shared/staff-state.ts'

function leave(tokens: TokenStore): void {
  tokens.forget()
  setStaff({ status: 'out' })
}

/** The tabs keep one token between them, so another's news is about this one too. */
function onTabMessage(message: TabMessage, tokens: TokenStore): void {
  const held = tokens.current()
  if (message.type === 'logged-out' && (held === undefined || sessionOf(held) === message.session))
    leave(tokens)
  if (message.type === 'logged-in' && held !== undefined) void loadStaffSession()
}

/** Begins the life of a console page: none of the lists of the sites, and nobody but staff. */
export function startConsole(translator: Translator): void {
  const tokens = createTokenStore(window.localStorage, window.sessionStorage)
  provideClient(
    new ApiClient({
      origin: window.location.origin,
      tokens,
      tabs: joinTabs((message) => onTabMessage(message, tokens)),
      rememberLanguage: () => rememberLanguage(translator.language),
      warn: (warning) => showToast('warning', translator.translate(`common:${warning}`)),
      showText: (text) => showToast('error', text),
      loggedOut: () => leave(tokens),
      sessionEnded() {
        tokens.forgetEverything()
        setStaff({ status: 'out' })
        showToast('warning', translator.translate('console:shell.expired'))
      },
    }),
  )
  if (tokens.current() === undefined) setStaff({ status: 'out' })
  else void loadStaffSession()
}
