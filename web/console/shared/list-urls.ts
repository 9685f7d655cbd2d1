/** The last URL of each list in this tab, by its path. */
const lastSearch = new Map<string, string>()

export function rememberList(path: string, search: string): void {
  lastSearch.set(path, search)
}

/** The URL of a list with the filters it was left with. */
export const listUrl = (path: string): string => `${path}${lastSearch.get(path) ?? ''}`
