import type { Permission } from './permissions.ts'

/** The records that staff write notes on, and the permission to see each kind. */
export const recordPermissions = {
  company: 'see-companies',
  request: 'answer-requests',
  rate: 'see-rates',
} as const satisfies Record<string, Permission>

export type RecordKind = keyof typeof recordPermissions
export const recordKinds = Object.keys(recordPermissions) as [RecordKind, ...RecordKind[]]

/** A customer or a request has one member of staff who looks after it. */
export const ownedKinds = ['company', 'request'] as const
export type OwnedKind = (typeof ownedKinds)[number]

/** Of those who can look after a customer or a request. */
export const ownerPermission = 'answer-requests' satisfies Permission

/** The most notes and mentions that are shown at once. */
export const notesShown = 100
