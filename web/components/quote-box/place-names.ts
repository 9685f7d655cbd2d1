import type { Language } from '#domain/brands/brand.ts'
import { districts } from '#domain/places/districts.data.ts'
import { ports } from '#domain/places/ports.data.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'

const homes: readonly string[] = oceanPorts

export const placeNames = (tab: string, language: Language): readonly string[] =>
  (tab === 'ocean' ? ports.filter(({ code }) => !homes.includes(code)) : districts).map(
    ({ name }) => name[language],
  )
