const full = /^(?:(.*\S)[ T]+)?(\d{1,2}[:：]\d{2})$/

/** A day and a time as they stand in one text, also one that is not complete. */
export function timeParts(
  text: string,
  plainClock: (typed: string) => string,
): { readonly day: string; readonly clock: string } {
  const [whole, day = '', time = ''] = full.exec(text.trim()) ?? []
  return whole === undefined ? { day: text, clock: '' } : { day, clock: plainClock(time) }
}
