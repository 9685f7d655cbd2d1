import type { Sort } from '#domain/values/sort.ts'

/** What a list of orders is sorted by: `due` puts first what must be answered first. */
export const orderSorts = ['number', 'due', 'departure', 'total'] as const
export type OrderSort = Sort<(typeof orderSorts)[number]>
export const usualOrderSort: OrderSort = '-number'
