import type { Permission } from '#domain/access/permissions.ts'

/** Permissions that only members of a certified company have. */
export const certifiedPermissions = [
  'view-rates',
  'book',
  'track',
  'place-order',
] as const satisfies readonly Permission[]
