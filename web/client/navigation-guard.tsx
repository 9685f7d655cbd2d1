import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { brandCodes } from '#domain/brands/brand.ts'
import { redirectFor } from '#domain/brands/navigation-guard.ts'
import { logInFor } from '#domain/brands/parent-log-in.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { shownLogInUrl } from '#web/page/shown-brand.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sessionState, useSession } from './session-state.ts'

function warnAboutParentLogin(path: string): void {
  const { translate } = currentTranslator()
  const logInUrl = shownLogInUrl()
  const link = logInUrl && { text: translate('common:toLogIn'), href: logInFor(logInUrl, path) }
  showToast('warning', translate('common:logInOnParent'), link || undefined)
}

async function crossBrandLogin(search: string): Promise<void> {
  const requested = new URLSearchParams(search)
  const brand = brandCodes.find((known) => known === requested.get('crossBrandLogin'))
  if (!brand) return
  const client = await import('./cross-brand-login.ts')
  const [challenge, returnPath] = [requested.get('challenge'), requested.get('redirect')]
  await client.crossBrandLogin({ brand, challenge, returnPath })
}

/** Redirects by the rules of the brand, after every navigation, login and logout. */
export function NavigationGuard() {
  const brand = useBrand()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isShownIn = useSession(({ loggedIn }) => loggedIn)
  useEffect(() => {
    // Until hydration the page shows the server-rendered state without a login.
    const isIn = isShownIn || sessionState().loggedIn
    const redirect = redirectFor(brand, { pathname, search }, isIn)
    if (redirect?.afterParentLogin) warnAboutParentLogin(redirect.afterParentLogin)
    if (redirect) void navigate(redirect.to, { replace: true })
    else if (isIn && pathname === '/login') void crossBrandLogin(search)
  }, [brand, pathname, search, isShownIn, navigate])
  return null
}
