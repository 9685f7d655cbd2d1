import { and, asc, eq, inArray } from 'drizzle-orm'
import { dictionary, dictionaryRow } from '#database/schema/dictionaries.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type DictionaryFamily = 'main' | 'warehouse'

export const findRows = (db: Db, family: DictionaryFamily, codes: readonly string[]) =>
  db
    .select({
      code: dictionaryRow.dictionaryCode,
      value: dictionaryRow.value,
      label: dictionaryRow.label,
      extra: dictionaryRow.extra,
    })
    .from(dictionaryRow)
    .innerJoin(dictionary, eq(dictionary.code, dictionaryRow.dictionaryCode))
    .where(and(eq(dictionary.family, family), inArray(dictionaryRow.dictionaryCode, [...codes])))
    .orderBy(asc(dictionaryRow.dictionaryCode), asc(dictionaryRow.sortOrder))

export type StoredRow = Awaited<ReturnType<typeof findRows>>[number]

/** The rows of one dictionary of the site, in its order. */
export const findRowsOf = (db: Db, code: string): Promise<StoredRow[]> => findRows(db, 'main', [code])
