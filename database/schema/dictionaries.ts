import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#domain/brands/brand.ts'
import { inBothLanguages, oneOf } from './columns.ts'

const families = ['main', 'warehouse'] as const

export const dictionary = pgTable(
  'dictionary',
  {
    code: text().primaryKey(),
    family: text({ enum: families }).notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
  },
  (table) => [
    oneOf('dictionary_family', table.family, families),
    inBothLanguages('dictionary_name', table.name),
  ],
)

export const dictionaryRow = pgTable(
  'dictionary_row',
  {
    dictionaryCode: text('dictionary_code')
      .notNull()
      .references(() => dictionary.code, { onDelete: 'cascade' }),
    value: text().notNull(),
    sortOrder: integer('sort_order').notNull(),
    label: jsonb().$type<Bilingual>().notNull(),
    extra: jsonb().$type<Readonly<Record<string, string>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.dictionaryCode, table.value] }),
    inBothLanguages('dictionary_row_label', table.label),
  ],
)
