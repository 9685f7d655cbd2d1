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

/** The drafts of one person in a storage, and those of visitors. */
const keysOf = (storage: Storage, person: string | undefined): readonly string[] =>
  Object.keys(storage).filter(
    (name) =>
      name.startsWith(draftPrefix) &&
      (name.endsWith('-visitor') || (person !== undefined && name.endsWith(`-${person}`))),
  )

/** After a log-out another person may use the computer. A session that ended by itself keeps the drafts of its person. */
export function dropDrafts(person: string | undefined): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage])
      for (const key of keysOf(storage, person)) storage.removeItem(key)
  } catch {
    // A closed storage has no drafts.
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
