import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { brandCodes } from '#domain/brands/brand.ts'
import { passageOf } from '#domain/brands/passage.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { shownLogInAt } from '#web/page/shown-brand.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sessionState, useSession } from './session-state.ts'

function warnOfParent(): void {
  const { say } = currentTranslator()
  const href = shownLogInAt()
  showToast('warning', say('common:logInOnParent'), href ? { text: say('common:toLogIn'), href } : undefined)
}

async function crossBrandLogin(search: string): Promise<void> {
  const asked = new URLSearchParams(search).get('crossBrandLogin')
  const brand = brandCodes.find((known) => known === asked)
  if (brand) await (await import('./cross-brand-login.ts')).crossBrandLogin(brand)
}

/** Sends the reader on where the rules of the brand say so, at every step and when he comes in or leaves. */
export function Passage() {
  const brand = useBrand()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isShownIn = useSession(({ loggedIn }) => loggedIn)
  useEffect(() => {
    // While a page wakes up it still shows what the server drew, for nobody.
    const isIn = isShownIn || sessionState().loggedIn
    const passage = passageOf(brand, { pathname, search }, isIn)
    if (passage?.needsParent) warnOfParent()
    if (passage) void navigate(passage.to, { replace: true })
    else if (isIn && pathname === '/login') void crossBrandLogin(search)
  }, [brand, pathname, search, isShownIn, navigate])
  return null
}
