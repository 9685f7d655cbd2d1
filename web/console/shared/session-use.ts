const usedKey = 'staff-used-at'

/** The tabs share one session, so they share the time of its last use. */
export const recordUse = (): void => window.localStorage.setItem(usedKey, String(Date.now()))

/** In milliseconds; now, if it is unknown. */
export const lastUse = (): number => Number(window.localStorage.getItem(usedKey)) || Date.now()
