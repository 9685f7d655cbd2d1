import type { Language } from '#domain/brands/brand.ts'
import { districts } from '#domain/places/districts.data.ts'
import { asHomePort } from '#domain/places/home-ports.ts'
import { ports } from '#domain/places/ports.data.ts'

export const placeNames = (tab: string, language: Language): readonly string[] =>
  (tab === 'ocean' ? ports.filter(({ code }) => !asHomePort(code)) : districts).map(
    ({ name }) => name[language],
  )
