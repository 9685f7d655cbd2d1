import { isOldDraft } from '#web/client/sweep-drafts.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

/** What was typed into a form and not yet sent. */
export type StoredDraft = {
  readonly savedAt: string
  /** The version that the form was opened with, where there are versions. */
  readonly basis: string | null
  /** What the form started with. */
  readonly start: FormValues
  readonly values: FormValues
}

/** Of one person: another account in the same browser never reads it. */
export const draftKey = (person: string, form: string): string => `draft-${form}-${person}`

const isTexts = (value: unknown): value is FormValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const isDraft = (value: unknown): value is StoredDraft => {
  if (typeof value !== 'object' || value === null) return false
  const { savedAt, basis, start, values } = value as Record<string, unknown>
  return (
    typeof savedAt === 'string' &&
    (basis === null || typeof basis === 'string') &&
    isTexts(start) &&
    isTexts(values)
  )
}

/** Stored text may come from an older version of the page; the storage may be closed. */
export function readDraft(key: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return isDraft(draft) && !isOldDraft(draft.savedAt) ? draft : undefined
  } catch {
    return undefined
  }
}

/** If the storage is full, only the draft is lost. */
export function writeDraft(key: string, draft: StoredDraft): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    dropDraft(key)
  }
}

export function dropDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A closed storage has no draft.
  }
}
