import type { Language } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { type PlaceNames, paramsInWords } from '#domain/places/place-names.ts'
import type { Translate } from '#domain/quotes/explanation/explain.ts'
import { messages } from '#messages/messages.ts'

/** Translates the texts of a quote document, with names in place of codes. */
export const translateWithNames =
  (language: Language, places: PlaceNames): Translate =>
  (key, params) =>
    sentence(messages[language], language, key, params && paramsInWords(params, language, places))
