import type { Db } from '#server/platform/database/connect.ts'
import type { RateDeps } from './deps.ts'

/** By id; staff who are no longer known have no name. */
export async function staffNames(
  { findStaff }: Pick<RateDeps, 'findStaff'>,
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => (id === null ? [] : [id])))]
  const staff = known.length > 0 ? await findStaff(db, known) : []
  return new Map(staff.map(({ id, name }) => [id, name]))
}
