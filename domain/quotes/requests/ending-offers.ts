/** Our choice: early enough to ring the customer. */
const endingHours = 48

/** Offers that end until then are shown to the staff who sent them. */
export const endOfNotice = (now: Date): Date => new Date(now.getTime() + endingHours * 3_600_000)
