import type { RateFile, RateRow } from '#contract/rates.ts'
import { type LastEntry, lastEntries } from '#server/platform/audit/last-entries-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RateDeps } from './deps.ts'
import { staffNames } from './staff-names.ts'

type HistoryRow = RateFile['history'][number]

/** Versions with the staff who published and ended them, from the audit log. `keptWith` is the publication of kept days. */
export async function withEvents(
  deps: RateDeps,
  db: Db,
  versions: readonly RateRow[],
  keptWith: ReadonlyMap<string, string>,
): Promise<HistoryRow[]> {
  const ids = versions.map(({ rateId }) => rateId)
  const published = await lastEntries(db, [...ids, ...keptWith.values()], ['rate-published', 'rate-imported'])
  const ended = await lastEntries(db, ids, ['rate-archived', 'rate-import-reversed'])
  const entries = [...published.values(), ...ended.values()]
  const names = await staffNames(
    deps,
    db,
    entries.map(({ actorId }) => actorId),
  )
  const eventOf = ({ actorId, at }: LastEntry) => ({
    by: (actorId && names.get(actorId)) ?? '',
    at: at.toISOString(),
  })
  return versions.map((version) => {
    const [start, end] = [
      published.get(keptWith.get(version.rateId) ?? version.rateId),
      ended.get(version.rateId),
    ]
    return {
      ...version,
      published: start ? eventOf(start) : null,
      ended: end ? { ...eventOf(end), how: end.action === 'rate-archived' ? 'archived' : 'undone' } : null,
    }
  })
}
