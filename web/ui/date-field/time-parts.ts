// Four digits behind a day are a time, behind anything else a year.
const full = /^(?:(.*\S)[ T]+)?(\d{1,2}[:：]\d{2})$|^(\d{4}-\d{1,2}-\d{1,2})[ T]+(\d{4})$/
const clock = /^([01]?\d|2[0-3])(?:[:：.]?([0-5]\d))?$/

/** The time HH:mm of a typed one, such as 9:30, 0930 or 18; undefined if it is none of the 24 hours. */
export function readClock(typed: string): string | undefined {
  const [, hour, minute = '00'] = clock.exec(typed.trim()) ?? []
  return hour && `${hour.padStart(2, '0')}:${minute}`
}

/** A day and a time as they stand in one text, also one that is not complete. */
export function timeParts(text: string): { readonly day: string; readonly clock: string } {
  const [whole, ...parts] = full.exec(text.trim()) ?? []
  if (whole === undefined) return { day: text, clock: '' }
  const [day = '', time = ''] = parts[3] === undefined ? parts : parts.slice(2)
  return { day, clock: readClock(time) ?? time }
}
