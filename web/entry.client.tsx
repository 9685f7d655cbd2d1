import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isEntryFragment } from '#domain/identity/cross-brand-login.ts'
import { asLanguage, defaultLanguage } from '#domain/language/language.ts'
import { Page } from '#web/page/page.tsx'
import { shownBrand, shownLogInUrl } from '#web/page/shown-brand.ts'
import { loadBrand } from './brands/brand-loaders.ts'
import { brandPageOfPath, loadBrandPage } from './brands/brand-pages.ts'
import { startSession } from './client/start.ts'
import { navigationHold } from './client/start-navigation-hold.ts'
import { watchEntryLinks } from './client/watch-entry-links.ts'
import { provideTranslator } from './language/current-translator.ts'
import { baseNamespaces, type Namespace } from './language/messages.ts'
import { createTranslator } from './language/translator.ts'
import { watchBack } from './ui/back-closes.ts'

/** The document says which brand and language it was made for, and whether it is one of the staff's. */
const code = shownBrand()
const isConsole = document.documentElement.dataset.console !== undefined
const language = asLanguage(document.documentElement.lang) ?? defaultLanguage

/** The root layout writes the namespaces of the matched routes into the document. */
const announced = (document.documentElement.dataset.namespaces ?? '')
  .split(' ')
  .filter(Boolean) as Namespace[]
const brandPage = brandPageOfPath(window.location.pathname)
const isEntering = !isConsole && isEntryFragment(window.location.hash)

const [brand, translator] = await Promise.all([
  loadBrand(code),
  createTranslator(code, language, [...baseNamespaces, ...announced]),
  brandPage && loadBrandPage(code, brandPage),
])
provideTranslator(translator)
if (isConsole) (await import('./console/start.ts')).startConsole(translator)
else startSession({ brand, translator, isEntering })
// A cross-brand login is complete before anything reads the session.
if (isEntering) await (await import('./client/enter-by-cross-brand-login.ts')).enterByCrossBrandLogin()
if (!isConsole) watchEntryLinks()
watchBack()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page
        brand={{ ...brand, origin: window.location.origin, logInUrl: shownLogInUrl() ?? null }}
        translator={translator}
      >
        <HydratedRouter instrumentations={[navigationHold()]} />
      </Page>
    </StrictMode>,
  )
})
