import type { Permission } from '#domain/access/permissions.ts'

/** What only members of a certified company may do. What has no page yet is not named. */
export const certifiedPermissions = ['view-rates', 'read-quotes'] as const satisfies readonly Permission[]
