import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { allAuditActions } from '#domain/audit/audit.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { testDatabase } from '#tests/support/database.ts'
import { audit, type Doer } from './audit.ts'

const database = await testDatabase()
const { pool } = database
const staffId = randomUUID()
const params = {
  brand: 'ningbo',
  isConsole: false,
  language: 'en',
  origin: 'http://nb.localhost',
  requestId: 'request-of-this-test',
  clientIp: '192.0.2.7',
} as const
const doer = (actor: Actor, isConsole = false): Doer => ({
  request: { ...params, isConsole },
  principal: { actor, sessionId: null },
})
const reviewer: Actor = { kind: 'staff', userId: staffId, roles: ['reviewer'] }
const customer: Actor = { kind: 'registered', userId: randomUUID(), membershipStatus: 'no-company' }
const entries = async () => (await pool.query('SELECT * FROM audit_entry ORDER BY id')).rows

test('an entry holds actor, action, subject, request, before and after', async () => {
  const subjectId = randomUUID()
  await audit(database.db, doer(reviewer, true), {
    action: 'certification-decided',
    subjectId,
    before: { state: 'under-review' },
    after: { state: 'certified', roles: ['administrator'] },
  })
  expect((await entries()).at(-1)).toMatchObject({
    actor_kind: 'staff',
    actor_id: staffId,
    action: 'certification-decided',
    subject_kind: 'company',
    subject_id: subjectId,
    brand: null,
    address: '192.0.2.7',
    request_id: 'request-of-this-test',
    before: { state: 'under-review' },
    after: { state: 'certified', roles: ['administrator'] },
  })
})

test.each([
  [customer, 'customer', 'ningbo'],
  [exampleActors.visitor, 'site', 'ningbo'],
] as const)('%o is written down as %s, with the brand', async (actor, kind, brand) => {
  await audit(database.db, doer(actor), { action: 'person-closed', subjectId: null })
  expect((await entries()).at(-1)).toMatchObject({ actor_kind: kind, brand, subject_kind: 'person' })
})

test('every action has one subject', async () => {
  expect(new Set(allAuditActions).size).toBe(allAuditActions.length)
  for (const action of allAuditActions) await audit(database.db, doer(reviewer), { action, subjectId: null })
})

test.each([
  ['changed', `UPDATE audit_entry SET address = 'elsewhere'`],
  ['deleted', 'DELETE FROM audit_entry'],
  ['cleared away', 'TRUNCATE audit_entry'],
  ['changed, even where there is none', 'DELETE FROM audit_entry WHERE id < 0'],
])('an entry cannot be %s', async (_, sql) => {
  const before = await entries()
  await expect(pool.query(sql)).rejects.toThrow('append-only')
  expect(await entries()).toEqual(before)
})

test('a rolled-back change has no entry', async () => {
  const before = await entries()
  await database
    .transaction(async (db) => {
      await audit(db, doer(reviewer), { action: 'company-seen', subjectId: null })
      throw new Error('undone')
    })
    .catch(() => {})
  expect(await entries()).toEqual(before)
})
