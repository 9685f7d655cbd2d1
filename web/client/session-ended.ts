import type { Brand } from '#domain/brands/brand.ts'
import { disabledEnd } from '#domain/identity/session-rules.ts'
import type { Translator } from '#web/language/translator.ts'
import { dismissToast, showToast } from '#web/ui/toast-store.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'

/** The login that leads back to the page that is shown now. */
function logInToReturn(): string {
  const { pathname, search } = window.location
  return `/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`
}

const goHome = () => changeSession({ sessionEnds: sessionState().sessionEnds + 1 })

type Texts = Pick<Translator, 'translate'>

function showExpiry({ translate }: Texts): void {
  const toast = showToast('warning', translate('common:sessionExpired'), {
    text: translate('common:logInAndGoOn'),
    href: logInToReturn(),
  })
  goHome()
  const stop = onSessionChange(() => {
    if (!sessionState().loggedIn) return
    stop()
    dismissToast(toast)
  })
}

type Page = { readonly brand: Brand; readonly translator: Texts }

/**
 * A blocked account cannot be logged in to, so its owner reads how to contact us, until they close the message. A reload
 * would remove it.
 */
export function showSessionEnd({ brand, translator }: Page, reason?: string): void {
  if (reason === disabledEnd) {
    const { phone, email } = brand.contact
    showToast('error', translator.translate('common:accountBlocked', { phone, email }))
    goHome()
  } else if (brand.reloadsWhenSessionEnds) window.location.reload()
  else showExpiry(translator)
}
