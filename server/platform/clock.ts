/** Time enters the house here; rules receive it and never ask for it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
