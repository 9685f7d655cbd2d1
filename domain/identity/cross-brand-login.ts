/** A way from one brand to another is good for a moment: the browser goes at once. */
export const crossBrandLoginSeconds = 60

const entryKey = 'entry'
const rememberKey = 'remember'

/** The fragment of an address, which no server and no log sees; whether to remember is a hint for the browser only. */
export const entryFragment = (code: string, remember: boolean): string =>
  `#${new URLSearchParams({ [entryKey]: code, ...(remember && { [rememberKey]: '1' }) })}`

export function readEntry(fragment: string): { readonly code: string; readonly remember: boolean } | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const code = given.get(entryKey)
  return code === null ? null : { code, remember: given.has(rememberKey) }
}
