import { like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { plainTyped } from '#domain/values/typed-text.ts'
import { startsWith } from './contains.ts'

/** Longer words are indexed by their beginning (migration 0043). */
const indexedLetters = 32

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Every word of the text is a part of the name or of its pinyin. A text without a letter or digit finds nothing. */
export function hasWords(indexed: SQL, text: string): SQL {
  const words = wordsIn(text).map((word) => `'${[...word].slice(0, indexedLetters).join('')}':*`)
  return words.length === 0 ? sql`false` : sql`${indexed} @@ ${words.join(' & ')}::tsquery`
}

const reversed = (text: string) => [...text].reverse().join('')

/** By the beginning or the end of its number; a text without a digit is no part of a number. */
export function isNumbered(number: PgColumn, typed: string): SQL | undefined {
  const text = plainTyped(typed).toUpperCase()
  if (!/\d/.test(text)) return sql`false`
  return or(like(number, startsWith(text)), like(sql`reverse(${number})`, startsWith(reversed(text))))
}
