/** Where to go after logging in: a path of this site, whatever the address asked for. */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > 500 || !/^\/[^\\\s\p{Cc}]*$/u.test(asked)) return '/'
  // Two slashes name a host, also where dots before them fall away: `/.//host`.
  return /^[^?#]*\/\//.test(asked) ? '/' : asked
}
