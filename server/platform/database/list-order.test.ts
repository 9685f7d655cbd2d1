import { sql } from 'drizzle-orm'
import { bigint, date, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { sortsOf } from '#domain/values/sort.ts'
import { ownersTestDatabase } from '#tests/support/database.ts'
import { byName, listOrder, rankOf } from './list-order.ts'

const { pool, db } = await ownersTestDatabase()
await pool.query(`CREATE TABLE sorted (id bigint PRIMARY KEY, key uuid NOT NULL, name text NOT NULL, weight numeric NOT NULL,
  day date, at timestamptz NOT NULL, state text NOT NULL, version integer NOT NULL)`)
await pool.query(`INSERT INTO sorted SELECT step, uuidv7(), (ARRAY['王', '李', 'Zed', 'li'])[1 + step % 4], step % 3 + 0.25,
  CASE WHEN step % 4 > 0 THEN date '2026-11-16' + step % 2 END,
  timestamptz '2026-11-16 12:00:00.000001+08' + (step % 5) * interval '1 microsecond',
  (ARRAY['open', 'closed', 'accepted'])[1 + step % 3], step % 2
  FROM generate_series(1, 23) AS step`)

const sorted = pgTable('sorted', {
  id: bigint({ mode: 'number' }).primaryKey(),
  key: uuid().notNull(),
  name: text().notNull(),
  weight: numeric().notNull(),
  day: date(),
  at: timestamp({ withTimezone: true }).notNull(),
  state: text().notNull(),
  version: integer().notNull(),
})

const id = { by: sorted.id, type: 'bigint' } as const
const keys = {
  id: [id],
  key: [{ by: sorted.key, type: 'uuid' }],
  name: [{ by: byName(sorted.name), type: 'text' }, id],
  weight: [{ by: sorted.weight, type: 'numeric' }, id],
  day: [{ by: sorted.day, type: 'date', isNullable: true }, id],
  at: [{ by: sorted.at, type: 'timestamptz' }, id],
  state: [{ by: rankOf(sorted.state, ['open', 'accepted', 'closed']), type: 'integer' }, id],
  newest: [{ by: sorted.name, type: 'text' }, { by: sql`-${sorted.version}`, type: 'integer' }, id],
} as const
type Field = keyof typeof keys
const fields = Object.keys(keys) as Field[]
const sorts = sortsOf(fields)

async function read(sort: (typeof sorts)[number], size: number, cursor?: string) {
  const order = listOrder(keys, sort, cursor)
  if (!order.ok) throw new Error(JSON.stringify(order.fields))
  const { isBehind, orderBy, position, pageOf } = order.value
  const found = await db
    .select({ id: sorted.id, name: sorted.name, state: sorted.state, day: sorted.day, position })
    .from(sorted)
    .where(isBehind)
    .orderBy(...orderBy)
    .limit(size + 1)
  return pageOf(found, size)
}

describe.each(sorts)('sorted by %s', (sort) => {
  test.each([1, 2, 7])('in pages of %i, each row comes exactly once', async (size) => {
    const { shown } = await read(sort, 100)
    const ids: number[] = []
    let cursor: string | null | undefined
    do {
      const page = await read(sort, size, cursor ?? undefined)
      ids.push(...page.shown.map((row) => row.id))
      cursor = page.next
    } while (cursor !== null && ids.length < 50)
    expect(ids).toEqual(shown.map((row) => row.id))
    expect(new Set(ids).size).toBe(23)
  })
})

test('Chinese names are sorted by pinyin, states by lifecycle, and rows without a value are last', async () => {
  const namesIn = async (sort: 'name' | '-name') => [
    ...new Set((await read(sort, 100)).shown.map(({ name }) => name)),
  ]
  const names = await namesIn('name')
  expect(names.indexOf('李')).toBeLessThan(names.indexOf('王'))
  expect(await namesIn('-name')).toEqual(names.toReversed())
  const states = (await read('state', 100)).shown.map(({ state }) => state)
  expect([...new Set(states)]).toEqual(['open', 'accepted', 'closed'])
  for (const sort of ['day', '-day'] as const) expect((await read(sort, 100)).shown.at(-1)?.day).toBeNull()
})

const forged = (...parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  ['id', forged('id', 'x')],
  ['id', forged('id', '9'.repeat(30))],
  ['id', forged('id', null)],
  ['id', forged('id', 7)],
  ['id', forged('id')],
  ['id', forged('id', '1', '2')],
  ['key', forged('key', '00000000-0000-0000-0000-00000000000')],
  ['name', forged('name', '\0', '1')],
  ['name', forged('name', '\ud800', '1')],
  ['weight', forged('weight', 'NaN', '1')],
  ['day', forged('day', '2026-02-30', '1')],
  ['day', forged('day', 'infinity', '1')],
  ['at', forged('at', '2026-11-16T25:00:00.000000Z', '1')],
  ['at', forged('at', '2026-02-30T12:00:00.000000Z', '1')],
  ['state', forged('state', '1.5', '1')],
  ['id', 'moon'],
  ['id', forged({ id: 1 })],
] as const)('sorted by %s, the forged cursor %s is refused', (sort, cursor) => {
  expect(listOrder(keys, sort, cursor)).toMatchObject({
    refusal: 'invalid-input',
    fields: { after: 'wrong-format' },
  })
})

test('the cursor of another sort is refused', async () => {
  const { next } = await read('name', 3)
  for (const sort of ['-name', 'at'] as const)
    expect(listOrder(keys, sort, next ?? '')).toMatchObject({ fields: { after: 'inconsistent' } })
})

test('a changed or deleted row does not shift the next page', async () => {
  const { shown, next } = await read('weight', 5)
  const rest = (await read('weight', 100, next ?? '')).shown.map((row) => row.id)
  const last = shown.at(-1)?.id
  await pool.query('UPDATE sorted SET weight = 99 WHERE id = $1', [last])
  expect((await read('weight', 100, next ?? '')).shown.map((row) => row.id)).toEqual([...rest, last])
  await pool.query('DELETE FROM sorted WHERE id = $1', [last])
  expect((await read('weight', 100, next ?? '')).shown.map((row) => row.id)).toEqual(rest)
})
