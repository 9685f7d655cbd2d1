import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { brandCodes } from '#domain/brands/brand.ts'
import { redirectFor } from '#domain/brands/navigation-guard.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { shownLogInAt } from '#web/page/shown-brand.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sessionState, useSession } from './session-state.ts'

function warnAboutParentLogin(): void {
  const { translate } = currentTranslator()
  const href = shownLogInAt()
  showToast(
    'warning',
    translate('common:logInOnParent'),
    href ? { text: translate('common:toLogIn'), href } : undefined,
  )
}

async function crossBrandLogin(search: string): Promise<void> {
  const requested = new URLSearchParams(search).get('crossBrandLogin')
  const brand = brandCodes.find((known) => known === requested)
  if (brand) await (await import('./cross-brand-login.ts')).crossBrandLogin(brand)
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
    if (redirect?.needsParentLogin) warnAboutParentLogin()
    if (redirect) void navigate(redirect.to, { replace: true })
    else if (isIn && pathname === '/login') void crossBrandLogin(search)
  }, [brand, pathname, search, isShownIn, navigate])
  return null
}
