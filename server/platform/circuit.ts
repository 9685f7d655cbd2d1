import type { Clock } from './clock.ts'
import { Declined, Unreachable } from './unreachable.ts'

/** Thrown without a call while a service is known to be down. */
export class CircuitOpen extends Unreachable {
  readonly secondsLeft: number

  constructor(service: string, secondsLeft: number) {
    super(`${service} is known to be unreachable`)
    this.secondsLeft = secondsLeft
  }
}

export type CircuitSettings = {
  /** Its name in errors and logs. */
  readonly service: string
  readonly clock: Clock
  /** Time limit of one call. */
  readonly limitMs: number
}

export type Circuit = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>

export const circuitRules = { failuresToOpen: 5, pauseSeconds: 30 } as const

/** The limit applies even when the work ignores its signal. */
async function withTimeLimit<T>(
  { service, limitMs }: CircuitSettings,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Unreachable(`${service} did not answer within ${limitMs} ms`))
      controller.abort()
    }, limitMs)
  })
  return Promise.race([work(controller.signal), timeout]).finally(() => clearTimeout(timer))
}

const causeOf = (error: unknown): string => {
  const known = error instanceof Error && error.cause !== undefined ? error.cause : error
  return known instanceof Error && 'code' in known ? ` (${known.code})` : ''
}

/**
 * Circuit breaker: after some failures in a row no call is made for a while, then one call tries again.
 * A declined call is an answer and counts as success, so that one bad number does not open the circuit.
 */
export function createCircuit(settings: CircuitSettings): Circuit {
  const { service, clock } = settings
  let failures = 0
  let nextTryAt = 0
  let isTrying = false

  const fail = (error: unknown): never => {
    failures += 1
    nextTryAt = clock.now().getTime() + circuitRules.pauseSeconds * 1000
    throw error instanceof Unreachable
      ? error
      : new Unreachable(`${service} is unreachable${causeOf(error)}`, { cause: error })
  }

  return async (work) => {
    const isOpen = failures >= circuitRules.failuresToOpen
    const msLeft = nextTryAt - clock.now().getTime()
    if (isOpen && (isTrying || msLeft > 0))
      throw new CircuitOpen(service, Math.max(1, Math.ceil(msLeft / 1000)))
    isTrying = isOpen
    try {
      const result = await withTimeLimit(settings, work)
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
