import type { Actor, Holder } from './actor.ts'

/** One of each, for tests: customers of company c1, staff with a single role. */
export const exampleActors = {
  visitor: { kind: 'visitor' },
  registered: { kind: 'registered', userId: 'newcomer', membershipStatus: 'no-company' },
  applying: { kind: 'applying', userId: 'waiting', companyId: 'c1', awaiting: 'certification' },
  member: { kind: 'member', userId: 'member', companyId: 'c1' },
  'company-administrator': { kind: 'company-administrator', userId: 'head', companyId: 'c1' },
  sales: { kind: 'staff', userId: 'sales', roles: ['sales'] },
  operations: { kind: 'staff', userId: 'operations', roles: ['operations'] },
  reviewer: { kind: 'staff', userId: 'reviewer', roles: ['reviewer'] },
  editor: { kind: 'staff', userId: 'editor', roles: ['editor'] },
  'tariff-manager': { kind: 'staff', userId: 'tariff-manager', roles: ['tariff-manager'] },
  administrator: { kind: 'staff', userId: 'administrator', roles: ['administrator'] },
} as const satisfies Record<Holder, Actor>
