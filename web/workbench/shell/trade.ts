import type { Permission } from '#domain/access/permissions.ts'

/** What a certified company is for. */
export const trade = ['view-rates', 'book', 'track', 'place-order'] as const satisfies readonly Permission[]
