import { readEntry, writeEntry } from '#web/components/table/session-entries.ts'

const entry = 'saved-quotes'
/** More offers than anyone goes back and forth between. */
const kept = 50

type SavedNumber = { readonly key: string; readonly number: string }

const isSaved = (value: unknown): value is SavedNumber =>
  typeof value === 'object' && value !== null && 'key' in value && 'number' in value

const readAll = (): readonly SavedNumber[] => {
  const stored = readEntry(entry)
  return Array.isArray(stored) ? stored.filter(isSaved) : []
}

/** The number under which this tab saved an offer; undefined if it did not. */
export const savedNumber = (key: string): string | undefined =>
  readAll().findLast((one) => one.key === key)?.number

export const rememberNumber = (key: string, number: string): void =>
  writeEntry(entry, [...readAll(), { key, number }].slice(-kept))
