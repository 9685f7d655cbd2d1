import type { Content, StyleDictionary, TableCell } from 'pdfmake/interfaces'

/** The content types of a page that our documents use. */
export type PdfContent = Content
export type PdfCell = TableCell

/** Table layouts: with a line under every row, or without lines. */
export type PdfLayout = 'ruled' | 'unruled'

/** Plain data, because the document is described in one thread and written in another. */
export type PdfDocument = {
  readonly title: string
  readonly author: string
  readonly language: 'zh' | 'en'
  /** The date of the content, not of the writing, so that the same document always has the same bytes. */
  readonly createdAt: Date
  readonly content: readonly PdfContent[]
  readonly styles: StyleDictionary
  /** Footer of every page. */
  readonly foot: readonly string[]
  /** Page number text with `{{page}}` and `{{pages}}`. */
  readonly pageWords: string
}

/** The bytes, or an error. */
export type PdfResult = { readonly bytes: Uint8Array } | { readonly error: string }
