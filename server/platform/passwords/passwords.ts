import { hash, verify } from '@node-rs/argon2'
import type { Verdict } from '#domain/values/refusal.ts'
import { createTurns, type TurnLimits } from '#server/platform/turns.ts'

/** argon2id, which is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Without a turn: for what is not done at a visitor's bidding. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export type Passwords = ReturnType<typeof createPasswords>

/**
 * A password is compared even where there is nobody to compare it with, so that both take as long. Each takes a
 * core for tens of milliseconds, so a storm of log-ins must not take them all.
 */
export function createPasswords(limits: TurnLimits) {
  const turn = createTurns(limits)
  const nobody = hashPassword('the password of nobody')
  return {
    /** A new password takes its turn with those that are compared. */
    hash: (password: string): Promise<Verdict<string>> => turn(() => hashPassword(password)),
    matches: (password: string, stored: string | undefined): Promise<Verdict<boolean>> =>
      turn(async () => {
        const isSame = await verify(stored ?? (await nobody), password)
        return stored !== undefined && isSame
      }),
  }
}
