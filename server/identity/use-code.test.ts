import { expect, test } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { testDatabase } from '#tests/support/database.ts'
import { hashCode } from './code-secrets.ts'
import { insertCode } from './code-store.ts'
import { withCode } from './use-code.ts'

const database = await testDatabase()
const secretKey = 'the secret key of this test'
const asked = { recipient: '13900000001', purpose: 'log-in' } as const
const typed = { mobile: asked.recipient }
const use = { typed, purpose: asked.purpose, code: '042017', clientIp: '10.0.0.1' }
const state = async () => (await database.pool.query('SELECT tries, spent_at FROM one_time_code')).rows

test('a right code stays valid if the server was too busy', async () => {
  const codeHash = hashCode(secretKey, asked, use.code)
  await insertCode(database.db, { ...asked, codeHash })
  const opening = (result: ReturnType<typeof refusal> | ReturnType<typeof ok<string>>) =>
    withCode({ database, secretKey }, use, async () => result)
  expect(await opening(refusal('busy'))).toEqual(refusal('busy'))
  expect(await state()).toEqual([{ tries: 0, spent_at: null }])
  expect(await opening(ok('opened'))).toEqual(ok('opened'))
  expect(await opening(ok('opened'))).toEqual(refusal('wrong-code'))
})

test('an error in the action is not hidden', async () => {
  await database.pool.query('DELETE FROM one_time_code')
  const codeHash = hashCode(secretKey, asked, use.code)
  await insertCode(database.db, { ...asked, codeHash })
  const broken = withCode({ database, secretKey }, use, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  expect(await state()).toEqual([{ tries: 0, spent_at: null }])
})
