/** How long a review takes at most. The spec names no figure. */
export const reviewWorkingDays = 2
