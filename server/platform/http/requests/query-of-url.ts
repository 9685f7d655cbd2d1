/** The parameters after the question mark; most calls have none, and reading a whole URL takes longer than their work. */
export function queryOfUrl(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : new URL(url).search)
}
