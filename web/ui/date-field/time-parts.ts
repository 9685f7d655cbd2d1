const full = /^(?:(.*\S)[ T]+)?(\d{1,2}[:：]\d{2})$/
const clock = /^([01]?\d|2[0-3])(?:[:：.]?([0-5]\d))?$/

/** The time HH:mm of a typed one, such as 9:30, 0930 or 18; undefined if it is none of the 24 hours. */
export function readClock(typed: string): string | undefined {
  const [, hour, minute = '00'] = clock.exec(typed.trim()) ?? []
  return hour && `${hour.padStart(2, '0')}:${minute}`
}

/** A day and a time as they stand in one text, also one that is not complete. */
export function timeParts(text: string): { readonly day: string; readonly clock: string } {
  const [whole, day = '', time = ''] = full.exec(text.trim()) ?? []
  return whole === undefined ? { day: text, clock: '' } : { day, clock: readClock(time) ?? time }
}
