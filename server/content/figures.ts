import type { ContentDocument } from '#contract/content.ts'
import type { Language } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { type FigureOf, publishedFigures } from '#domain/rates/published-figures.ts'
import type { PublishedTariffs } from '#domain/rates/published-tariffs.ts'
import { messages } from '#messages/messages.ts'

const fillText = (text: string, figureOf: FigureOf): string =>
  text.replaceAll(/\{\{([\w.]+)\}\}/g, (_placeholder, name: string) => {
    const figure = figureOf(name)
    if (figure === undefined) throw new Error(`No figure is called "${name}"`)
    return figure
  })

function fill<T>(value: T, figureOf: FigureOf): T {
  if (typeof value === 'string') return fillText(value, figureOf) as T
  if (Array.isArray(value)) return value.map((item) => fill(item, figureOf)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, figureOf)])) as T
}

/** The document with the figures of the tariffs in force in place of their names. */
export const withFigures = (
  document: ContentDocument,
  tariffs: PublishedTariffs,
  language: Language,
): ContentDocument =>
  fill(
    document,
    publishedFigures(tariffs, language, (key, params) => sentence(messages[language], language, key, params)),
  )
