import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'

export type TurnLimits = { readonly atOnce: number; readonly waiting: number }

/** Dear work is done by so many at once; so many more wait for their turn, and whoever comes then is told so. */
export function createTurns({ atOnce, waiting }: TurnLimits) {
  let working = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<Verdict<T>> => {
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
}
