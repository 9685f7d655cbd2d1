import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'

/** The schedule lists the calls of one ship, so cargo of a scheduled sailing stays on board until its port of discharge. */
export const isDirect = ({ code, arrivesOn }: Pick<RatedSailing, 'code' | 'arrivesOn'>): boolean =>
  code !== undefined && arrivesOn !== undefined
