import type { QuoteMode } from '#domain/quotes/query/query.ts'

/** Searches on this device, newest first; they are stored nowhere else. */
const maxSaved = 5
const keyOf = (mode: QuoteMode) => `recent-${mode}`

export function readRecentSearches(mode: QuoteMode): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(mode)) ?? '[]')
    return Array.isArray(saved) ? saved.filter((one) => typeof one === 'string').slice(0, maxSaved) : []
  } catch {
    return []
  }
}

/** Does nothing where the browser allows no storage. */
export function saveRecent(mode: QuoteMode, params: string): void {
  try {
    const others = readRecentSearches(mode).filter((one) => one !== params)
    localStorage.setItem(keyOf(mode), JSON.stringify([params, ...others].slice(0, maxSaved)))
  } catch {
    return
  }
}

export const forgetRecent = (mode: QuoteMode): void => {
  try {
    localStorage.removeItem(keyOf(mode))
  } catch {
    return
  }
}
