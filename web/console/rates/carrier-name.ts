import type { Language } from '#domain/brands/brand.ts'
import { carriers } from '#domain/places/carriers.data.ts'

/** The code itself where the carrier is unknown. */
export const carrierName = (code: string | null, language: Language): string | null =>
  carriers.find((one) => one.code === code)?.name[language] ?? code
