import type { Sort } from '#domain/values/sort.ts'

/** What staff sort orders by: `due` puts first what must be answered first or has the next cut-off, of unpaid orders what must be paid first. */
export const staffOrderSorts = ['number', 'due', 'departure', 'total'] as const
export type StaffOrderSort = Sort<(typeof staffOrderSorts)[number]>
export const usualStaffSort: StaffOrderSort = '-number'

/**
 * What customers sort their orders by. `next`: first what waits for the company, then what waits for staff, then what has
 * ended; each by its deadline, and the newest first where there is none.
 */
export const customerOrderSorts = ['number', 'next', 'departure', 'total'] as const
export type CustomerOrderSort = Sort<(typeof customerOrderSorts)[number]>
export const usualCustomerSort: CustomerOrderSort = 'next'

export type OrderSort = StaffOrderSort | CustomerOrderSort
