import type { Clock } from './clock.ts'
import { Declined, OutOfReach } from './out-of-reach.ts'

/** Nobody is asked while a service is known to be down. */
export class CircuitOpen extends OutOfReach {
  readonly secondsLeft: number

  constructor(service: string, secondsLeft: number) {
    super(`${service} is known to be out of reach`)
    this.secondsLeft = secondsLeft
  }
}

export type CircuitSettings = {
  /** As it is called in errors and logs. */
  readonly service: string
  readonly clock: Clock
  /** How long one call may take. */
  readonly limitMs: number
}

export type Circuit = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>

export const circuitRules = { failuresToOpen: 5, pauseSeconds: 30 } as const

/** The limit holds even when the work does not listen to its signal. */
async function within<T>({ service, limitMs }: CircuitSettings, work: (signal: AbortSignal) => Promise<T>) {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfReach(`${service} did not answer within ${limitMs} ms`))
      over.abort()
    }, limitMs)
  })
  return Promise.race([work(over.signal), late]).finally(() => clearTimeout(timer))
}

const causeOf = (error: unknown): string => {
  const known = error instanceof Error && error.cause !== undefined ? error.cause : error
  return known instanceof Error && 'code' in known ? ` (${known.code})` : ''
}

/**
 * Stands before a service: after some failures in a row it is left alone for a while, then one call tries it.
 * Who is declined was answered, so a wrong number does not take the service from everybody else.
 */
export function createCircuit(settings: CircuitSettings): Circuit {
  const { service, clock } = settings
  let failures = 0
  let triedAgainAt = 0
  let isTrying = false

  const fail = (error: unknown): never => {
    failures += 1
    triedAgainAt = clock.now().getTime() + circuitRules.pauseSeconds * 1000
    throw error instanceof OutOfReach
      ? error
      : new OutOfReach(`${service} is out of reach${causeOf(error)}`, { cause: error })
  }

  return async (work) => {
    const isOpen = failures >= circuitRules.failuresToOpen
    const msLeft = triedAgainAt - clock.now().getTime()
    if (isOpen && (isTrying || msLeft > 0))
      throw new CircuitOpen(service, Math.max(1, Math.ceil(msLeft / 1000)))
    isTrying = isOpen
    try {
      const result = await within(settings, work)
      failures = 0
      return result
    } catch (error) {
      if (!(error instanceof Declined)) return fail(error)
      failures = 0
      throw error
    } finally {
      if (isOpen) isTrying = false
    }
  }
}
