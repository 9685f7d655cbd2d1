import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'

/** A port of ours without its country: TAO, SHA, NGB, XMN, SZX. */
export const lettersOf = (port: OceanPort): string => port.slice(2)
