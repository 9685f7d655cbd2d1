import { sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type LastEntry = {
  readonly subjectId: string
  readonly action: AuditAction
  readonly actorId: string | null
  readonly at: Date
}

/** Of each subject, the last entry with one of the actions. */
export async function lastEntries(
  db: Db,
  subjectIds: readonly string[],
  actions: readonly AuditAction[],
): Promise<ReadonlyMap<string, LastEntry>> {
  const { rows } = await db.execute<Omit<LastEntry, 'at'> & { at: string }>(sql`
    select distinct on (subject_id) subject_id as "subjectId", action, actor_id as "actorId", at
    from audit_entry
    where subject_id = any(${sql.param(subjectIds)}::uuid[]) and action = any(${sql.param(actions)}::text[])
    order by subject_id, id desc`)
  return new Map(rows.map((row) => [row.subjectId, { ...row, at: new Date(row.at) }]))
}
