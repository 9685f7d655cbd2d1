import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

type Argon2 = typeof import('@node-rs/argon2')
const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2')

/** The least that the library accepts. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

/** As long as a query of the database takes, so that calls at the same time still meet. */
const usualMs = 5
/** As long as a hash at full cost takes. */
const fullMs = 40
let waitMs = usualMs

/** For work that depends on what happens while a password is compared. */
export async function withSlowPasswords(work: () => Promise<void>): Promise<void> {
  waitMs = fullMs
  try {
    await work()
  } finally {
    waitMs = usualMs
  }
}

/** Instead of the library in tests, where a hash at its full cost takes a core for tens of milliseconds. */
export const hash: Argon2['hash'] = async (password) => {
  await wait(waitMs)
  return argon2.hash(password, least)
}

/** A hash states its own cost. */
export const verify: Argon2['verify'] = async (stored, password) => {
  await wait(waitMs)
  return argon2.verify(stored, password)
}
