import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'

/** The state of an entry of the history that a dialog adds over the page, so that Back closes the dialog. */
type DialogEntryState = { readonly pageKey: string }

/** The key of the entry of the page, if this entry is that of a dialog over it. */
export function pageKeyIn(state: unknown): string | undefined {
  const { pageKey } = (state ?? {}) as Partial<DialogEntryState>
  return pageKey
}

/** The page below keeps its own state. */
export const dialogEntryState = (state: unknown, pageKey: string): object => ({
  ...(state as object | null),
  pageKey,
})

/** The key of the entry of the page; a dialog over it changes nothing. */
export function usePageKey(): string {
  const { key, state } = useLocation()
  return pageKeyIn(state) ?? key
}

type ShownEntry = { readonly key: string; readonly pageKey: string }

let shown: ShownEntry | undefined

/** The current entry of the history and that of its page. */
export function setShownEntry(entry: ShownEntry | undefined): void {
  shown = entry
}

/** The router gives an entry without a key this one. */
const firstKey = 'default'

const entryOf = (state: unknown): ShownEntry => {
  const { key = firstKey, usr } = (state ?? {}) as { key?: string; usr?: unknown }
  return { key, pageKey: pageKeyIn(usr) ?? key }
}

/** At once, since Back may come before the page has been drawn again. */
export const setAddedEntry = (): void => setShownEntry(entryOf(window.history.state))

/** Whether the browser goes from a dialog to the page below it, or back. The router does not know the entry yet. */
function staysOnPage(): boolean {
  if (!shown) return false
  const { key, pageKey } = entryOf(window.history.state)
  return key !== shown.key && pageKey === shown.pageKey
}

/** Loads nothing if the page stays. */
export const revalidatesOnOtherPage = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !staysOnPage() && defaultShouldRevalidate
