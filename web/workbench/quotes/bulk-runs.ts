import type { CallData } from '#contract/client.ts'

export type BulkResult = CallData<'POST /api/quotes/lanes'>

/** A priced list; its id is the time of pricing. */
export type BulkRun = { readonly id: string; readonly result: BulkResult }

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
export function storeRun(storage: Storage, personId: string, result: BulkResult, now: Date): BulkRun {
  const run = { id: now.toISOString(), result }
  const runs = [run, ...storedRuns(storage, personId, now)]
  for (let count = maxRuns; count > 0; count -= 1)
    try {
      storage.setItem(keyOf(personId), JSON.stringify({ savedAt: run.id, runs: runs.slice(0, count) }))
      return run
    } catch {
      storage.removeItem(keyOf(personId))
    }
  return run
}
