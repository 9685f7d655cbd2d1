import { safeReturnPath } from './return-path.ts'

/** Long enough to answer which account to continue with; the code is useless without the secret of the browser. */
export const crossBrandLoginSeconds = 5 * 60

const entryKey = 'entry'
const rememberKey = 'remember'

/** Opens a page of a brand that asks its parent for an entry: only that page can make and keep the secret. */
export const entryRequestFragment = '#request-entry'

/** Read before anything else of a page. */
export const isEntryFragment = (fragment: string): boolean =>
  fragment === entryRequestFragment || fragment.startsWith(`#${entryKey}=`)

/** The SHA-256 of the secret, in hexadecimal. */
export const challengePattern = /^[0-9a-f]{64}$/

/** In the URL fragment, which browsers do not send to servers. `remember` is a hint for the browser only. */
export const entryFragment = (code: string, remember: boolean): string =>
  `#${new URLSearchParams({ [entryKey]: code, ...(remember && { [rememberKey]: '1' }) })}`

export function readEntry(fragment: string): { readonly code: string; readonly remember: boolean } | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const code = params.get(entryKey)
  return code === null ? null : { code, remember: params.has(rememberKey) }
}

/** The entry to a brand at one of its pages, with its fragment. */
export function entryUrl(entry: string, returnPath: string | null): string {
  const { origin, hash } = new URL(entry)
  return `${origin}${safeReturnPath(returnPath).replace(/#.*/, '')}${hash}`
}
