import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { insertLicence } from '#tests/support/licence-row.ts'
import { refreshCompanyKeys } from './seeds/company-keys.ts'

const { ownerDb: db, pool } = await testDatabase()

const keys = async () =>
  (
    await pool.query(`SELECT name, name_key FROM company WHERE name LIKE '归帆%' ORDER BY submitted_at`)
  ).rows.map((row) => row.name_key)

test('stored names are normalised again once after the rule has changed', async () => {
  const { rows } = await pool.query(`SELECT id FROM person WHERE account = 'linhai'`)
  const person = rows[0].id
  const licence = await insertLicence(pool, person)
  const add = (name: string, nameKey: string, state: string, minute: number) =>
    pool.query(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, submitted_at)
       VALUES ($1, $2, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [name, nameKey, licence, state, person, minute],
    )
  await add('归帆（上海）物流', '归帆(上海)物流', 'certified', 1)
  // Certified as another company before: the index allows the new key once.
  await add('归帆上海.物流', '归帆上海.物流', 'certified', 2)
  await add('归帆上海-物流', '归帆上海-物流', 'under-review', 3)
  await refreshCompanyKeys(db)
  expect(await keys()).toEqual(['归帆(上海)物流', '归帆上海.物流', '归帆上海-物流'])
  await pool.query(`UPDATE seed_run SET digest = 'of an earlier rule' WHERE name = 'company-keys'`)
  await refreshCompanyKeys(db)
  expect(await keys()).toEqual(['归帆上海物流', '归帆上海.物流', '归帆上海物流'])
})
