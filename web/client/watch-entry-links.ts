import { isEntryFragment } from '#domain/identity/cross-brand-login.ts'

const enter = async () => (await import('./enter-by-cross-brand-login.ts')).enterByCrossBrandLogin()

/** A link to the page that is open changes only the fragment, and nothing is loaded. */
export function watchEntryLinks(): void {
  window.addEventListener('hashchange', () => {
    if (isEntryFragment(window.location.hash)) void enter()
  })
}
