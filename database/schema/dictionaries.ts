import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from './columns.ts'

const families = ['main', 'warehouse'] as const

export const dictionary = pgTable(
  'dictionary',
  {
    code: text().primaryKey(),
    family: text({ enum: families }).notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
  },
  (table) => [oneOf('dictionary_family', table.family, families)],
)

export const dictionaryRow = pgTable(
  'dictionary_row',
  {
    dictionaryCode: text('dictionary_code')
      .notNull()
      .references(() => dictionary.code, { onDelete: 'cascade' }),
    value: text().notNull(),
    position: integer().notNull(),
    labelZh: text('label_zh').notNull(),
    labelEn: text('label_en').notNull(),
    extra: jsonb().$type<Readonly<Record<string, string>>>(),
  },
  (table) => [primaryKey({ columns: [table.dictionaryCode, table.value] })],
)
