import { dictionary, dictionaryRow } from '#database/schema/dictionaries.ts'
import { type SeedDb, seedWhenChanged } from '#database/seeds/seed-run.ts'
import { mainDictionaries } from './main-dictionaries.data.ts'
import { warehouseDictionaries } from './warehouse-dictionaries.data.ts'

const lists = [...mainDictionaries, ...warehouseDictionaries]

/** Users cannot change dictionaries, so a new release replaces them completely. */
export const seedReference = (db: SeedDb): Promise<void> =>
  seedWhenChanged(db, 'dictionaries', lists, async () => {
    await db.delete(dictionary)
    await db
      .insert(dictionary)
      .values(lists.map(({ code, family, zh, en }) => ({ code, family, name: { zh, en } })))
    const rows = lists.flatMap(({ code, rows }) =>
      rows.map(({ value, zh, en, extra }, sortOrder) => ({
        dictionaryCode: code,
        value,
        sortOrder,
        label: { zh, en },
        extra,
      })),
    )
    await db.insert(dictionaryRow).values(rows)
  })
