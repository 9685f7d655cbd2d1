import { is, type SQL } from 'drizzle-orm'
import { getTableConfig, PgArray, PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { currencies } from '#domain/values/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import { tables } from '#tests/support/schema-tables.ts'
import { otherTables, savedTables } from '#tests/support/table-digests.ts'

const { pool } = await testDatabase()

type Listed = readonly [table: string, column: string, list: readonly string[]]

/** Lists that a type cannot carry into the column. */
const others: readonly Listed[] = [
  ['quote', 'currency', currencies],
  ['rate_alert', 'currency', currencies],
  ['rate_alert', 'container_type', containerTypeCodes],
  ['membership', 'order_limit_currency', currencies],
  ['exchange_rate', 'from_currency', currencies],
  ['customer_order', 'currency', currencies],
  ['order_line', 'currency', currencies],
  ['order_payment', 'currency', currencies],
  ['order_charge', 'currency', currencies],
  ['payment_session', 'currency', currencies],
  ['payment_receipt', 'currency', currencies],
]

const listed = tables.flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  return columns.flatMap((column): Listed[] => {
    const list = (is(column, PgArray) ? column.baseColumn : column).enumValues
    return list && list.length > 0 ? [[name, column.name, list]] : []
  })
})

test('a refused call is tested to leave every table unchanged that calls write', () => {
  const named = [...savedTables.map(([table]) => table), ...otherTables]
  expect(named.toSorted()).toEqual(tables.map((table) => getTableConfig(table).name).toSorted())
})

test('every table of the schema is looked at', () => {
  expect(tables.length).toBeGreaterThan(80)
  expect(listed.length).toBeGreaterThan(40)
})

test.each([...listed, ...others])(
  '%s.%s takes the values of its list and no others',
  async (table, column, list) => {
    const { rows } = await pool.query(
      `SELECT pg_get_constraintdef(pg_constraint.oid) AS text
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND ARRAY[attnum] = conkey
     WHERE contype = 'c' AND conrelid = $1::regclass AND attname = $2`,
      [table, column],
    )
    const lists = rows
      .map(({ text }) => [...text.matchAll(/'([^']*)'::text/g)].map(([, value]) => value))
      .filter((values) => values.length > 0)
    expect(lists).toEqual([[...list]])
  },
)

/** Without the name of the table, which a partitioned one does not take. */
const conditionOf = (condition: SQL, table: string) =>
  new PgDialect().sqlToQuery(condition).sql.replaceAll(`"${table}".`, '')

const checks = tables.flatMap((table) => {
  const { name, checks: own } = getTableConfig(table)
  return own.map((one) => [name, one.name, conditionOf(one.value, name)] as const)
})

/** PostgreSQL stores a CHECK in its own words, so the one of the schema is added beside the one of the migrations. */
test.each(checks)('%s has the CHECK %s of the schema', async (table, name, condition) => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT of_the_schema CHECK (${condition})`)
    const { rows } = await client.query(
      `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE conrelid = $1::regclass AND conname IN ($2, 'of_the_schema')`,
      [table, name],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual(rows[1])
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
