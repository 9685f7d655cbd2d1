import { sql } from 'drizzle-orm'
import type { AuditFacts } from '#database/schema/platform.ts'
import type { AuditAction, AuditActor, AuditSubject } from '#domain/audit/audit.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type AuditRow = {
  readonly actorKind: AuditActor
  readonly actorId: string | null
  readonly action: AuditAction
  readonly subjectKind: AuditSubject
  readonly subjectId: string | null
  readonly brand: BrandCode | null
  readonly ip: string
  readonly requestId: string
  readonly before?: AuditFacts
  readonly after?: AuditFacts
}

/** As one parameter: an import has an entry for each rate, and a parameter per column takes longer than the insert. */
export async function insertAuditEntries(db: Db, rows: readonly AuditRow[]): Promise<void> {
  await db.execute(sql`
    insert into audit_entry
      (actor_kind, actor_id, action, subject_kind, subject_id, brand, address, request_id, before, after)
    select "actorKind", "actorId", action, "subjectKind", "subjectId", brand, ip, "requestId", before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input ("actorKind" text, "actorId" uuid, action text,
      "subjectKind" text, "subjectId" uuid, brand text, ip text, "requestId" text, before jsonb, after jsonb)`)
}
