import { expect, test } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import { createPasswords, hashPassword } from './passwords.ts'

const passwords = createPasswords({ concurrent: 2, queued: 10 })

test('verifies a password by its hash, which is never the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('Harbour2026'), hashPassword('Harbour2026')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.matches('Harbour2026', one)).toEqual(ok(true))
  expect(await passwords.matches('harbour2026', one)).toEqual(ok(false))
})

test('an unknown account has no password, not even the dummy one', async () => {
  expect(await passwords.matches('the password of no account', undefined)).toEqual(ok(false))
})

test('hashing shares the limit with verifying', async () => {
  const narrow = createPasswords({ concurrent: 1, queued: 1 })
  const stored = await hashPassword('Harbour2026')
  const [hashed, matched, turnedAway] = await Promise.all([
    narrow.hash('Harbour2026'),
    narrow.matches('Harbour2026', stored),
    narrow.hash('Harbour2026'),
  ])
  expect([matched, turnedAway]).toEqual([ok(true), refusal('busy')])
  expect(await narrow.matches('Harbour2026', hashed.ok ? hashed.value : '')).toEqual(ok(true))
})

test('refuses as busy what exceeds the queue', async () => {
  const stored = await hashPassword('Harbour2026')
  const narrow = createPasswords({ concurrent: 1, queued: 2 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => narrow.matches('Harbour2026', stored)))
  expect(answers).toEqual([ok(true), ok(true), ok(true), refusal('busy'), refusal('busy')])
  expect(await narrow.matches('Harbour2026', stored)).toEqual(ok(true))
})
