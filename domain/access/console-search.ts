import type { Actor } from './actor.ts'
import { may, type Permission } from './permissions.ts'

/** What the search over everything finds, in the order of its groups, and the permission that each requires. */
export const searchPermissions = {
  orders: 'read-all-orders',
  requests: 'answer-requests',
  quotes: 'see-companies',
  rates: 'see-rates',
  companies: 'see-companies',
  people: 'see-people',
  carriers: 'see-rates',
  terminals: 'see-rates',
} as const satisfies Record<string, Permission>

export type SearchGroup = keyof typeof searchPermissions
export const searchGroups = Object.keys(searchPermissions) as [SearchGroup, ...SearchGroup[]]

export const groupsFor = (actor: Actor): readonly SearchGroup[] =>
  searchGroups.filter((group) => may(actor, searchPermissions[group]))

/** Pages that a result can lead to. */
export const foundPages = ['order', 'request', 'rate', 'company', 'person', 'rates', 'port-rates'] as const
export type FoundPage = (typeof foundPages)[number]

/** Of each group; a user who needs more opens the list. */
export const foundPerGroup = 5
