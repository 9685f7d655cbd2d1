type Days = { readonly from?: string; readonly to?: string }

/** Whether the last day of a period is before its first one; an open period has no order. */
export const areDaysReversed = ({ from, to }: Days): boolean => Boolean(from && to && from > to)
