import type { Bilingual } from '#domain/brands/brand.ts'
import type { Naming } from '#domain/places/match-text.ts'

/** A page that the search finds by its name in either language and by pinyin. */
export type SearchedPage = {
  readonly path: string
  readonly name: Bilingual
  /** Syllables with blanks between them. */
  readonly pinyin: string
}

export const pageNaming = ({ path, name, pinyin }: SearchedPage): Naming => ({
  code: path,
  name,
  pinyin,
  aliases: [],
})
