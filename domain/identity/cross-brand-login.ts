import { safeReturnPath } from './return-path.ts'

/** Short, because the browser follows the link at once. */
export const crossBrandLoginSeconds = 60

const entryKey = 'entry'
const rememberKey = 'remember'

/** In the URL fragment, which browsers do not send to servers. `remember` is a hint for the browser only. */
export const entryFragment = (code: string, remember: boolean): string =>
  `#${new URLSearchParams({ [entryKey]: code, ...(remember && { [rememberKey]: '1' }) })}`

export function readEntry(fragment: string): { readonly code: string; readonly remember: boolean } | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const code = params.get(entryKey)
  return code === null ? null : { code, remember: params.has(rememberKey) }
}

/** The entry to a brand at one of its pages, with the code still in the fragment. */
export function entryUrl(entry: string, returnPath: string | null): string {
  const { origin, hash } = new URL(entry)
  return `${origin}${safeReturnPath(returnPath).replace(/#.*$/, '')}${hash}`
}
