/** Keys that stand for a link or a button of the page: next, previous, edit, publish. */
export const clickedKeys = ['j', 'k', 'e', 'p'] as const

export const goKey = 'g'
export const helpKey = '?'
