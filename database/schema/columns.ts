import { type SQL, sql } from 'drizzle-orm'
import { check, timestamp, uuid } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A key that grows with time (RFC 9562, version 7), so that new rows are neighbours in the index. */
export const newId = () => uuid().primaryKey().default(sql`uuidv7()`)

/** Values of a list of the code, for a CHECK. */
export const literals = (list: readonly string[]): SQL =>
  sql.raw(list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** A CHECK made from the list of the TypeScript type. A new value in the list needs a migration. */
export const oneOf = (name: string, column: unknown, list: readonly string[]) =>
  check(name, sql`${column} in (${literals(list)})`)

/** The same for every element of an array. */
export const eachOneOf = (name: string, column: unknown, list: readonly string[]) =>
  check(name, sql`${column} <@ array[${literals(list)}]::text[]`)

/** A text in both languages, as `{"zh": …, "en": …}`. A missing key makes the comparison null, which a CHECK would pass. */
export const inBothLanguages = (name: string, column: unknown) =>
  check(
    name,
    sql`coalesce(jsonb_typeof(${column} -> 'zh') = 'string' and jsonb_typeof(${column} -> 'en') = 'string'
      and ${column} ->> 'zh' <> '' and ${column} ->> 'en' <> '', false)`,
  )

export type Searched<Column extends string> = Readonly<Record<Column, unknown>>

/** All beginnings by which a name and a code are found, pinyin included (migration 0043). */
export const searchWords = (name: unknown, code: unknown): SQL => sql`search_words(${name}, ${code})`
