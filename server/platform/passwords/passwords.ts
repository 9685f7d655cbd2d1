import { hash, verify } from '@node-rs/argon2'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'

/** argon2id, which is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export type PasswordLimits = {
  /** Each takes a core for tens of milliseconds, so a storm of log-ins must not take them all. */
  readonly atOnce: number
  readonly waiting: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** A password is compared even where there is nobody to compare it with, so that both take as long. */
export function createPasswords({ atOnce, waiting }: PasswordLimits) {
  let working = 0
  const queue: (() => void)[] = []
  const nobody = hashPassword('the password of nobody')

  const turn = async <T>(work: () => Promise<T>): Promise<Verdict<T>> => {
    if (working >= atOnce && queue.length >= waiting) return refuse('busy')
    if (working >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
    else working += 1
    try {
      return accept(await work())
    } finally {
      const next = queue.shift()
      // The place goes straight to the next in line, so nobody slips in between.
      if (next) next()
      else working -= 1
    }
  }

  return {
    matches: (password: string, stored: string | undefined): Promise<Verdict<boolean>> =>
      turn(async () => {
        const isSame = await verify(stored ?? (await nobody), password)
        return stored !== undefined && isSame
      }),
  }
}
