import type { Content, StyleDictionary, TableCell } from 'pdfmake/interfaces'

/** What a page holds; whoever describes a document needs no more of the library. */
export type PdfContent = Content
export type PdfCell = TableCell

/** With a line under every row, or without any. */
export type PdfLayout = 'ruled' | 'unruled'

/** Data alone: a document is described in one thread and written in another. */
export type PdfDocument = {
  readonly title: string
  readonly author: string
  readonly language: 'zh' | 'en'
  /** Of the thing, not of the writing: the same document is the same bytes at any time. */
  readonly createdAt: Date
  readonly content: readonly PdfContent[]
  readonly styles: StyleDictionary
  /** At the foot of every page. */
  readonly foot: readonly string[]
  /** Its number and how many there are, in the holes `{{page}}` and `{{pages}}`. */
  readonly pageWords: string
}

/** Nothing went wrong: the bytes; else what did. */
export type Printed = { readonly bytes: Uint8Array } | { readonly trouble: string }
