const hourMs = 60 * 60 * 1000

/** Red within four hours and once it is over, amber within a day. */
export function urgencyOf(at: string, now: Date): 'now' | 'soon' | 'later' {
  const left = new Date(at).getTime() - now.getTime()
  if (left < 4 * hourMs) return 'now'
  return left < 24 * hourMs ? 'soon' : 'later'
}
