/** After this the rest of the record has changed too much. */
const keptDays = 14
const dayMs = 86_400_000

/** What was typed and not yet sent, of whatever form and person, is stored under such keys. */
const draftPrefix = 'draft-'

export const isOldDraft = (savedAt: unknown): boolean =>
  !(typeof savedAt === 'string' && Date.parse(savedAt) > Date.now() - keptDays * dayMs)

/** A draft without a time gets that of the first sweep; undefined for one that is deleted. */
function keptText(text: string): string | undefined {
  try {
    const draft: unknown = JSON.parse(text)
    if (typeof draft !== 'object' || draft === null) return undefined
    if (!('savedAt' in draft)) return JSON.stringify({ ...draft, savedAt: new Date().toISOString() })
    return isOldDraft(draft.savedAt) ? undefined : text
  } catch {
    return undefined
  }
}

/** When a page starts: deletes old drafts, also those of people who do not come back. The storage may be closed. */
export function sweepDrafts(): void {
  try {
    const storage = window.localStorage
    for (const key of Object.keys(storage).filter((name) => name.startsWith(draftPrefix))) {
      const text = keptText(storage.getItem(key) ?? '')
      if (text === undefined) storage.removeItem(key)
      else storage.setItem(key, text)
    }
  } catch {
    // A closed storage has no drafts.
  }
}
