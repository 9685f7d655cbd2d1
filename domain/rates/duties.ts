/** Rates that end within so many days are shown to those who publish rates. */
export const endingDays = [7, 14, 30] as const
