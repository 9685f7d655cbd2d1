import type { Brand, Language } from '#domain/brands/brand.ts'
import type { Translate } from '#domain/quotes/explanation/explain.ts'
import type { PdfContent } from '#server/platform/pdf/pdf-document.ts'

/** The language and the brand of a document. */
export type DocumentContext = {
  readonly brand: Brand
  readonly language: Language
  translate: Translate
  /** Translates `quoteDocument.<key>`. */
  documentText: Translate
}

/** Starts a new page where the foot of this one has no room for what follows it. */
export const longPartHeading = (text: string): PdfContent => ({ text, style: 'heading', headlineLevel: 1 })
