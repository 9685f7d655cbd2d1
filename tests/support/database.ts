import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'

const adminQuery = async (sql: string) => {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  try {
    await admin.query(sql)
  } finally {
    await admin.end()
  }
}

export type TestDatabase = Database & { readonly url: string }

/** A database of this test file's own, with structure, reference and demo data; dropped at the end. */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await adminQuery(`CREATE DATABASE ${name} TEMPLATE house_template`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const database = connect({ url: url.href, poolSize: options.poolSize ?? 4, onIdleError: () => {} })
  afterAll(async () => {
    await database.close()
    await adminQuery(`DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { ...database, url: url.href }
}
