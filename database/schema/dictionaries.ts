import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const dictionary = pgTable(
  'dictionary',
  {
    code: text().primaryKey(),
    family: text({ enum: ['main', 'warehouse'] }).notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
  },
  (table) => [check('dictionary_family', sql`${table.family} in ('main', 'warehouse')`)],
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
