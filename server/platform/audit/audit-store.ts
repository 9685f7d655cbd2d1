import { type AuditFacts, auditEntry } from '#database/schema/platform.ts'
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

export async function insertAuditEntries(db: Db, rows: readonly AuditRow[]): Promise<void> {
  await db.insert(auditEntry).values([...rows])
}
