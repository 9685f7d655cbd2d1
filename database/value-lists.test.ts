import { is } from 'drizzle-orm'
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { currencies } from '#domain/values/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import * as activities from './schema/activities.ts'
import * as certification from './schema/certification.ts'
import * as console from './schema/console.ts'
import * as contacts from './schema/contacts.ts'
import * as dictionaries from './schema/dictionaries.ts'
import * as files from './schema/files.ts'
import * as identity from './schema/identity.ts'
import * as notifications from './schema/notifications.ts'
import * as places from './schema/places.ts'
import * as platform from './schema/platform.ts'
import * as quotes from './schema/quotes.ts'
import * as rates from './schema/rates.ts'
import * as schedules from './schema/schedules.ts'

const { pool } = await testDatabase()

const modules = [
  ...[activities, certification, console, contacts, dictionaries, files, identity],
  ...[notifications, places, platform, quotes, rates, schedules],
]
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))

type Listed = readonly [table: string, column: string, list: readonly string[]]

/** Lists that a type cannot carry into the column. */
const others: readonly Listed[] = [
  ['quote', 'currency', currencies],
  ['rate_alert', 'currency', currencies],
  ['rate_alert', 'container_type', containerTypeCodes],
  ['membership', 'order_limit_currency', currencies],
  ['exchange_rate', 'from_currency', currencies],
]

const listed = tables.flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  return columns.flatMap((column): Listed[] => {
    const list = (is(column, PgArray) ? column.baseColumn : column).enumValues
    return list && list.length > 0 ? [[name, column.name, list]] : []
  })
})

test('every table of the schema is looked at', () => {
  expect(tables.length).toBe(43)
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
