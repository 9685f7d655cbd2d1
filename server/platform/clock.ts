/** The only source of the current time; rules receive it as a parameter. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
