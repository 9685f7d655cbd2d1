const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export type Wait = { readonly unit: 'minutes' | 'hours' | 'days' | 'now'; readonly count: number }

/** The time since then in the largest full unit. */
export function waitOf(since: Date, now: Date): Wait {
  const ms = now.getTime() - since.getTime()
  if (ms >= 2 * dayMs) return { unit: 'days', count: Math.floor(ms / dayMs) }
  if (ms >= hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs) }
  if (ms >= minuteMs) return { unit: 'minutes', count: Math.floor(ms / minuteMs) }
  return { unit: 'now', count: 0 }
}
