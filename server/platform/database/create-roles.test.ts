import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { deployFile } from '#tests/support/deploy-files.ts'
import { prepareDatabase } from './prepare.ts'

const { administratorUrl } = inject('postgres')

async function ask(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end()
  }
}

test('the roles of the database container are enough to prepare and to serve, and serving is not enough to prepare', async () => {
  // Names of this test: the roles of the whole run have those of the file.
  const name = `made_${randomBytes(4).toString('hex')}`
  const [, sql = ''] = deployFile('database/create-roles.sh').match(/<<'SQL'\n([\s\S]*)SQL\n/) ?? []
  const statements = sql
    .replaceAll('quayside', name)
    .replaceAll(`:'owner'`, `'of the owner'`)
    .replaceAll(`:'serving'`, `'of serving'`)
    .split(';\n')
    .filter((one) => one.trim() !== '')
  expect(statements).toHaveLength(4)
  await ask(administratorUrl, ...statements)
  afterAll(() =>
    ask(
      administratorUrl,
      `DROP DATABASE ${name} WITH (FORCE)`,
      `DROP ROLE ${name}_owner`,
      `DROP ROLE ${name}_serving`,
    ),
  )
  const urlOf = (role: string, password: string) =>
    Object.assign(new URL(administratorUrl), { pathname: name, username: role, password }).href
  const [owner, serving] = [urlOf(`${name}_owner`, 'of the owner'), urlOf(`${name}_serving`, 'of serving')]
  const preparing = { demoData: false, today: '2026-03-10', secretKey: 'the secret key of this test' }
  await expect(prepareDatabase(serving, preparing)).rejects.toThrow()
  await prepareDatabase(owner, { ...preparing, servingRole: `${name}_serving` })
  await ask(serving, 'SELECT FROM person', 'SELECT FROM pgboss.job', 'UPDATE person SET name = name')
  await expect(ask(serving, 'DROP TABLE person')).rejects.toThrow('must be owner')
})
