import type { Sort } from '#domain/values/sort.ts'

export const addressSorts = ['name', 'changedAt'] as const
export type AddressSort = Sort<(typeof addressSorts)[number]>
export const usualAddressSort: AddressSort = 'name'
