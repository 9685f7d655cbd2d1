/** The page after login. Never another site, whatever the URL requests. */
export function safeReturnPath(requested: string | null | undefined): string {
  if (!requested || requested.length > 500 || !/^\/[^\\\s\p{Cc}]*$/u.test(requested)) return '/'
  // Browsers read two slashes as a host, even after dot segments: `/.//host`.
  return /^[^?#]*\/\//.test(requested) ? '/' : requested
}
