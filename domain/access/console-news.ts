import type { Permission } from './permissions.ts'

/** What is shown to staff as new while they work, and the permission that each kind requires. */
export const newsPermissions = {
  requests: 'answer-requests',
  acceptances: 'answer-requests',
  certifications: 'decide-certification',
  rates: 'see-rates',
  mentions: 'read-mentions',
  orders: 'read-all-orders',
} as const satisfies Record<string, Permission>

export type NewsKind = keyof typeof newsPermissions
export const newsKinds = Object.keys(newsPermissions) as [NewsKind, ...NewsKind[]]

/** So many missed heartbeats, and a page no longer counts as open. */
export const missedHeartbeats = 3
