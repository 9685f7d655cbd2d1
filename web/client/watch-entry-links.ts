import { isEntryFragment } from '#domain/identity/cross-brand-login.ts'

const enter = async () => (await import('./enter-by-cross-brand-login.ts')).enterByCrossBrandLogin()

const enterByFragment = () => {
  if (isEntryFragment(window.location.hash)) void enter()
}

/** A link to the page that is open changes only the fragment, and nothing is loaded. Returns how to stop it. */
export function watchEntryLinks(): () => void {
  window.addEventListener('hashchange', enterByFragment)
  return () => window.removeEventListener('hashchange', enterByFragment)
}
