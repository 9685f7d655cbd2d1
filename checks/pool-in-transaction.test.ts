import { expect, test } from 'vitest'
import { checkPoolInTransaction } from './pool-in-transaction.ts'
import { findIn } from './seeded-tree.ts'

test.each([
  [
    'in the work of a transaction',
    'const save = () =>\n  deps.database.transaction(async (db) => {\n    await find(deps.database.db)\n  })',
    3,
  ],
  [
    'as another transaction',
    'const save = () =>\n  database.transaction(async () => {\n    await database.transaction(more)\n  })',
    3,
  ],
  ['beside a handle', 'async function save(db: Db, deps: Deps) {\n  await find(deps.database.db)\n}', 2],
  ['beside a client', 'const save = (deps: Deps, client: PoolClient) => deps.database.pool.query(sql)', 1],
  [
    'beside both in one parameter',
    'function save(deps: Deps, { db }: { readonly db: Db; readonly client: PoolClient }) {\n  return find(deps.database.db)\n}',
    2,
  ],
])('the pool %s is found', async (_, text, line) => {
  expect(await findIn(checkPoolInTransaction, { 'server/a/a.ts': text })).toEqual([
    `pool-in-transaction server/a/a.ts:${line}`,
  ])
})

test.each([
  [
    'before a transaction',
    'server/a/a.ts',
    'const a = async () => { await find(database.db); return database.transaction(work) }',
  ],
  ['without one', 'server/a/a.ts', 'const a = (deps: Deps) => find(deps.database.db)'],
  ['in a test', 'server/a/a.test.ts', 'const a = (db: Db) => find(deps.database.db)'],
])('the pool %s is not found', async (_, file, text) => {
  expect(await findIn(checkPoolInTransaction, { [file]: text })).toEqual([])
})
