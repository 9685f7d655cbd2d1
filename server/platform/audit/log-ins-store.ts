import { and, desc, eq, inArray } from 'drizzle-orm'
import { auditEntry } from '#database/schema/platform.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'

const actions: AuditAction[] = ['staff-logged-in', 'staff-enrolled', 'staff-log-in-refused']

/** The last log-ins of a member of staff and the refused ones, newest first. */
export const logInsOf = (db: Db, staffId: string, max: number) =>
  db
    .select({ at: auditEntry.at, ip: auditEntry.ip, action: auditEntry.action })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, staffId), inArray(auditEntry.action, actions)))
    .orderBy(desc(auditEntry.id))
    .limit(max)
