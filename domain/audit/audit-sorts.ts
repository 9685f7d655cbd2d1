import type { Sort } from '#domain/values/sort.ts'

/** The log is read in the order of time, from either end. */
export const auditSorts = ['at'] as const
export type AuditSort = Sort<(typeof auditSorts)[number]>
export const usualAuditSort: AuditSort = '-at'
