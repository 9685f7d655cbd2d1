import { z } from 'zod'
import { type AuditAction, allAuditActions, auditActors, auditSubjects } from '#domain/audit/audit.ts'
import { auditSorts } from '#domain/audit/audit-sorts.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { day } from './queries.ts'

const params = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
)

export const auditEntryView = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actorKind: z.enum(auditActors),
  actorId: z.string().nullable(),
  /** The name of the member of staff or customer, where it was one. */
  actorName: z.string().nullable(),
  action: z.enum(allAuditActions as [AuditAction, ...AuditAction[]]),
  subjectKind: z.enum(auditSubjects),
  subjectId: z.string().nullable(),
  /** The code, number or name of the subject, where it has one. */
  subjectName: z.string().nullable(),
  brand: z.enum(brandCodes).nullable(),
  address: z.string(),
  requestId: z.string(),
  before: params.nullable(),
  after: params.nullable(),
})
export type AuditEntryView = z.infer<typeof auditEntryView>

const filters = z.object({
  action: z.enum(allAuditActions as [AuditAction, ...AuditAction[]]).optional(),
  subjectKind: z.enum(auditSubjects).optional(),
  actorKind: z.enum(auditActors).optional(),
  actorId: z.uuid().optional(),
  /** A part of the name of a member of staff or customer. */
  actor: z.string().trim().min(1).max(textLimits.search).optional(),
  subjectId: z.uuid().optional(),
  /** A code or number, or a part of the name of a company, user or member of staff. */
  subject: z.string().trim().min(1).max(textLimits.search).optional(),
  requestId: z.string().trim().max(64).optional(),
  /** Without the entries of reading. */
  changesOnly: z.enum(['yes']).optional(),
  /** Days in Shanghai, both included. */
  from: day.optional(),
  to: day.optional(),
})

export const readAudit = defineCall({
  name: 'readAudit',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/audit',
  query: filters.extend({
    /** Newest first unless sorted. */
    sort: sortBy(auditSorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(auditEntryView),
})

/** The entries of the filters as CSV, newest first, up to a limit. */
export const exportAudit = defineCall({
  name: 'exportAudit',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/audit/export',
  query: filters,
  data: z.file(),
  dataKind: 'file',
})
