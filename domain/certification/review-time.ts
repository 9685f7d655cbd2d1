/** Maximum duration of a review. Our choice: the spec names no figure. */
export const reviewWorkingDays = 2
