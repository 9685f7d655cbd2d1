import { describe, expect, test } from 'vitest'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { ConfigurationError, readConfig } from '#server/platform/config.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { connectedTo, testDatabase } from '#tests/support/database.ts'
import { openProductionSite, productionEnv } from '#tests/support/site.ts'
import { makeAdministrator } from './make-administrator.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'

const database = await testDatabase()
const { pool } = database
const production = readConfig({
  ...productionEnv,
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  LOG_LEVEL: 'silent',
})
const ownPassword = await hashPassword('a password of their own')

/** The accounts that the refusal names, by kind. */
async function refused(): Promise<Record<string, string[]>> {
  try {
    await refuseDemoAccounts(production, database)
    return {}
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const lines = [...error.message.matchAll(/^ {2}(\w+): (.*)$/gm)]
    return Object.fromEntries(lines.map(([, kind, names = '']) => [kind, names.split(', ')]))
  }
}
const staffNames = demoStaff.map(({ account }) => account)
const customerNames = demoAccounts.map(({ account }) => account)

test('production does not start on a database with demo accounts, names them, and leaves nothing running', async () => {
  const starting = openProductionSite({ database })
  await expect(starting).rejects.toThrow(ConfigurationError)
  await expect(starting).rejects.toThrow(/demo accounts[\s\S]*admin[\s\S]*linhai[\s\S]*docs\/operations\.md/)
  expect((await connectedTo(database.url)).filter((name) => name.startsWith('quayside '))).toEqual([])
  expect(await refused()).toEqual({ staff: staffNames, customers: customerNames })
})

test('development starts on it', async () => {
  await expect(refuseDemoAccounts(readConfig({}), database)).resolves.toBeUndefined()
})

describe('an account is not refused any more', () => {
  test('when a customer has a password of their own, or is closed', async () => {
    await pool.query(`UPDATE person SET password_hash = $1 WHERE account <> 'maria'`, [ownPassword])
    expect(await refused()).toEqual({ staff: staffNames, customers: ['maria'] })
    await pool.query(`UPDATE person SET closed_at = now() WHERE account = 'maria'`)
    expect(await refused()).toEqual({ staff: staffNames })
  })

  test('when a member of staff is disabled, or was reset', async () => {
    await pool.query(`UPDATE staff_member SET is_disabled = true WHERE account NOT IN ('admin', 'sales')`)
    expect(await refused()).toEqual({ staff: ['sales', 'admin'] })
    expect(await makeAdministrator(production, { account: 'admin', name: '安可' })).toMatchObject({
      ok: true,
    })
    expect(await refused()).toEqual({ staff: ['sales'] })
  })

  test('when staff have another password, but not while they have the published authenticator', async () => {
    const { rows } = await pool.query(
      `UPDATE staff_member SET password_hash = $1 WHERE account = 'sales' RETURNING id`,
      [ownPassword],
    )
    expect(await refused()).toEqual({})
    const secret = demoStaff.find(({ account }) => account === 'sales')?.totpSecret ?? ''
    const stored = totpEncryption(production.SECRET_KEY).encrypt(secret, rows[0].id)
    await pool.query(`UPDATE staff_member SET totp_secret = $1 WHERE account = 'sales'`, [stored])
    expect(await refused()).toEqual({ staff: ['sales'] })
    await pool.query(`UPDATE staff_member SET totp_secret = NULL WHERE account = 'sales'`)
  })

  test('and then production starts', async () => {
    const site = await openProductionSite({ database })
    expect((await site.request('/health/ready')).status).toBe(200)
  })
})
