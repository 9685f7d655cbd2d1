import type { Sort } from '#domain/values/sort.ts'

/**
 * What the list can be sorted by. The name of a field is the name of its column on the page. Not by account or mobile:
 * the order would reveal what the list masks.
 */
export const peopleSorts = ['name', 'company', 'created', 'state'] as const
export type PeopleSort = Sort<(typeof peopleSorts)[number]>
export const usualPeopleSort: PeopleSort = '-created'
