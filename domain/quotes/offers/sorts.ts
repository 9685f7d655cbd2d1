import type { Sort } from '#domain/values/sort.ts'

/** What lists can be sorted by. The name of a field is the name of its column on the page. */
export const quoteSorts = ['number', 'mode', 'total', 'validUntil', 'state', 'sailing'] as const
export type QuoteSort = Sort<(typeof quoteSorts)[number]>
export const usualQuoteSort: QuoteSort = '-number'

export const requestSorts = ['number', 'kind', 'created', 'state'] as const
export type RequestSort = Sort<(typeof requestSorts)[number]>
/** Customers see the newest request first, staff the one that has waited longest. */
export const usualRequestSorts = { customer: '-number', staff: 'number' } as const satisfies Readonly<
  Record<string, RequestSort>
>
