import { hash, verify } from '@node-rs/argon2'
import type { Result } from '#domain/values/refusal.ts'
import { type ConcurrencyLimits, createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'

/** argon2id, the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Without the concurrency limit, for seeds and other work that no client starts. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Without the limit too. */
export const isPasswordOf = (stored: string, password: string): Promise<boolean> => verify(stored, password)

export type Passwords = ReturnType<typeof createPasswords>

/**
 * An unknown account is compared too, so that it takes as long as a known one. Each comparison takes a
 * core for tens of milliseconds, so the number at a time is limited.
 */
export function createPasswords(limits: ConcurrencyLimits) {
  const limited = createConcurrencyLimiter(limits)
  const dummyHash = hashPassword('the password of no account')
  return {
    /** Shares the limit with comparisons. */
    hash: (password: string): Promise<Result<string>> => limited(() => hashPassword(password)),
    matches: (password: string, stored: string | undefined): Promise<Result<boolean>> =>
      limited(async () => {
        const isSame = await verify(stored ?? (await dummyHash), password)
        return stored !== undefined && isSame
      }),
  }
}
