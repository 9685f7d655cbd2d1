import { expect, test } from 'vitest'
import { sendOwnCode } from '#contract/registration.ts'
import { ok } from '#domain/values/refusal.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { goodPassword, openRegistry, registryKey } from '#tests/support/registry.ts'
import { logIn } from './log-in.ts'
import { changePassword } from './new-password.ts'

const registry = await openRegistry()
const { site, pool, newPerson, codeOn, sendCall } = registry
const log = createLog('silent')

/** The password is replaced while the old, right one is being compared. */
const replacedMeanwhile = (personId: string) => ({
  database: site.database,
  jobs: createJobs(site.database.url, log),
  secretKey: registryKey,
  notify: async () => {},
  passwords: {
    async matches() {
      await pool.query(`UPDATE person SET password_hash = 'replaced' WHERE id = $1`, [personId])
      return ok(true)
    },
    hash: async () => ok('hashed'),
  },
})

const contextOf = (userId: string, given: string[]): RequestContext => ({
  log,
  request: {
    brand: 'group',
    isConsole: false,
    language: 'zh',
    origin: 'http://localhost',
    requestId: 'r',
    clientIp: registry.newAddress(),
  },
  principal: { actor: { kind: 'registered', membershipStatus: 'no-company', userId }, sessionId: null },
  giveToken: (token) => given.push(token),
  alive() {},
})
const openCount = async (id: string) =>
  (await pool.query('SELECT 1 FROM session WHERE person_id = $1 AND ended_at IS NULL', [id])).rowCount

test('a replaced password opens no session, even if it was right when compared', async () => {
  const { id, mobile } = await newPerson()
  const given: string[] = []
  const body = { account: mobile, password: goodPassword, remember: false }
  const input = { ...contextOf(id, given), query: undefined, body }
  expect(await logIn(replacedMeanwhile(id), input)).toMatchObject({ refusal: 'wrong-account-or-password' })
  expect([given, await openCount(id)]).toEqual([[], 1])
})

test('of two parallel password changes the second fails', async () => {
  const { id, mobile, token } = await newPerson()
  dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-password' }, { token }))
  const fresh = { password: 'Beacon4096', passwordAgain: 'Beacon4096' }
  const body = { currentPassword: goodPassword, code: await codeOn(mobile), ...fresh }
  const input = { ...contextOf(id, []), query: undefined, body }
  const result = await changePassword(replacedMeanwhile(id), input)
  expect(result).toMatchObject({ refusal: 'wrong-account-or-password' })
  const { rows } = await pool.query('SELECT password_hash FROM person WHERE id = $1', [id])
  expect([rows, await openCount(id)]).toEqual([[{ password_hash: 'replaced' }], 1])
})
