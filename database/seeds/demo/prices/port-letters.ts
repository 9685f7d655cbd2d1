import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'

/** The port code without its country: TAO, SHA, NGB, XMN, SZX. */
export const portLetters = (port: OceanPort): string => port.slice(2)
