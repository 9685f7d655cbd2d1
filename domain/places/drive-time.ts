/** Ours: a truck with a container on motorways and in towns, on average. */
export const kilometresPerHour = 50

const stepMinutes = 10

/** About how long a truck drives, rounded up to ten minutes. Traffic and gates are not in it. */
export const driveMinutes = (kilometres: number): number =>
  Math.max(1, Math.ceil(((kilometres / kilometresPerHour) * 60) / stepMinutes)) * stepMinutes
