import type { CallData } from '#contract/client.ts'
import type { Money } from '#domain/values/money.ts'

export type BulkResult = CallData<'POST /api/quotes/lanes'>

/** The quote of a saved row, with the price it was saved at. */
type SavedRow = { readonly number: string; readonly total: Money }
/** By the number of the row. */
export type SavedRows = Readonly<Record<number, SavedRow>>

/** A priced list; its id is the time of pricing. */
export type BulkRun = { readonly id: string; readonly result: BulkResult; readonly saved?: SavedRows }

/** Prices change from day to day, and a browser stores a few megabytes only. */
const maxRuns = 5
const keptDays = 14
const dayMs = 86_400_000

/** Stored as a draft, so that the sweep of drafts deletes the prices of people who do not come back. */
const keyOf = (personId: string) => `draft-bulk-runs-${personId}`

/** Stored text may come from an older version. */
const isRun = (value: unknown): value is BulkRun => {
  const { id, result } = (value ?? {}) as Partial<BulkRun>
  return typeof id === 'string' && typeof result?.quotedOn === 'string' && Array.isArray(result.rows)
}

const isSavedRow = (value: unknown): value is SavedRow => {
  const { number, total } = (value ?? {}) as Partial<SavedRow>
  return typeof number === 'string' && typeof total?.amount === 'string'
}

/** The rows of a run that are saved as quotes. */
export const savedIn = ({ saved }: BulkRun): SavedRows =>
  Object.fromEntries(Object.entries(saved ?? {}).filter(([, row]) => isSavedRow(row)))

/** The runs of a person in this browser, the latest first; old ones are left out. */
export function storedRuns(storage: Storage, personId: string, now: Date): readonly BulkRun[] {
  try {
    const { runs } = JSON.parse(storage.getItem(keyOf(personId)) ?? '{}') as { readonly runs?: unknown }
    const isKept = ({ id }: BulkRun) => Date.parse(id) > now.getTime() - keptDays * dayMs
    return Array.isArray(runs) ? runs.filter(isRun).filter(isKept).slice(0, maxRuns) : []
  } catch {
    return []
  }
}

/** Where the storage is full the oldest run gives way. */
function store(storage: Storage, personId: string, runs: readonly BulkRun[], now: Date): void {
  for (let count = maxRuns; count > 0; count -= 1)
    try {
      const text = JSON.stringify({ savedAt: now.toISOString(), runs: runs.slice(0, count) })
      storage.setItem(keyOf(personId), text)
      return
    } catch {
      storage.removeItem(keyOf(personId))
    }
}

export function storeRun(storage: Storage, personId: string, result: BulkResult, now: Date): BulkRun {
  const run = { id: now.toISOString(), result }
  store(storage, personId, [run, ...storedRuns(storage, personId, now)], now)
  return run
}

/** A run that is no longer stored stays away. */
export function storeSavedRows(
  storage: Storage,
  personId: string,
  { id, saved }: { readonly id: string; readonly saved: SavedRows },
  now: Date,
): void {
  const runs = storedRuns(storage, personId, now)
  const changed = runs.map((run) => (run.id === id ? { ...run, saved: { ...savedIn(run), ...saved } } : run))
  if (runs.some((run) => run.id === id)) store(storage, personId, changed, now)
}
