/** The most rows that one action changes; a page of a list has no more. */
export const maxSelected = 100
