import type { Place } from '#web/components/places/places.ts'
import { type Tab, tabs } from './tabs.ts'

/** What was sent from a home page, so that Back shows it again. */
export type SavedQuoteForm = {
  readonly tab: Tab
  readonly texts: Readonly<Record<string, string>>
  readonly place?: Place
}

const key = 'quote-box'

/** Of this tab of the browser; a browser that stores nothing starts with an empty form. */
export function saveQuoteForm(saved: SavedQuoteForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(saved))
  } catch {}
}

export function savedQuoteForm(): SavedQuoteForm | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SavedQuoteForm | null
    return saved && tabs.includes(saved.tab) ? saved : undefined
  } catch {
    return undefined
  }
}
