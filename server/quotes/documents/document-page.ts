import type { Brand, Language } from '#domain/brands/brand.ts'
import type { Say } from '#domain/quotes/explain.ts'
import type { Money } from '#domain/values/money.ts'
import type { PdfContent } from '#server/platform/pdf/pdf-document.ts'

/** The language and the brand of a document. */
export type Page = {
  readonly brand: Brand
  readonly language: Language
  say: Say
  /** Translates `quoteDocument.<key>`. */
  word: Say
}

export const moneyText = ({ amount, currency }: Money): string => `${amount} ${currency}`

export const heading = (text: string): PdfContent => ({ text, style: 'heading' })
