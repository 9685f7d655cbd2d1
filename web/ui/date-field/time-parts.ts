// Four digits behind a day are a time, behind anything else a year.
const full = /^(?:(.*\S)[ T]+)?(\d{1,2}[:：]\d{2})$|^(\d{4}-\d{1,2}-\d{1,2})[ T]+(\d{4})$/

/** A day and a time as they stand in one text, also one that is not complete. */
export function timeParts(
  text: string,
  plainClock: (typed: string) => string,
): { readonly day: string; readonly clock: string } {
  const [whole, ...parts] = full.exec(text.trim()) ?? []
  if (whole === undefined) return { day: text, clock: '' }
  const [day = '', time = ''] = parts[3] === undefined ? parts : parts.slice(2)
  return { day, clock: plainClock(time) }
}
