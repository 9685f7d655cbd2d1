/** Two slashes are a host for browsers, even after dot segments: `/.//host`. */
const isOfThisSite = (requested: string): boolean =>
  requested.length <= 500 && /^\/[^\\\s\p{Cc}]*$/u.test(requested) && !/^[^?#]*\/\//.test(requested)

/** A form of the login page, which would ask again after the login; the account is a page of its own. */
export function isLogInForm(requested: string): boolean {
  if (!isOfThisSite(requested)) return false
  const { pathname, searchParams } = new URL(requested, 'https://site.invalid')
  return /^\/login(\/|$)/i.test(pathname) && searchParams.get('mode') !== 'account'
}

/** The page after login. Never another site, whatever the URL requests. */
export function safeReturnPath(requested: string | null | undefined): string {
  return requested && isOfThisSite(requested) && !isLogInForm(requested) ? requested : '/'
}
