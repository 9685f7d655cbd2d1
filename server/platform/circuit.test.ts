import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Circuit, CircuitOpen, circuitRules, createCircuit } from './circuit.ts'
import { Declined, Unreachable } from './unreachable.ts'

let now = 0
const clock = { now: () => new Date(now) }
const pass = (seconds: number) => {
  now += seconds * 1000
}
let circuit: Circuit
let callCount = 0
const answer = () =>
  circuit(async () => {
    callCount += 1
    return 'answer'
  })
const fault = () =>
  circuit(async () => {
    callCount += 1
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })
  })
const decline = () =>
  circuit(async () => {
    throw new Declined('no')
  })
const fails = async (times: number, work = fault) => {
  for (let time = 0; time < times; time += 1) await expect(work()).rejects.toThrow()
}

beforeEach(() => {
  now = 1_000_000
  callCount = 0
  circuit = createCircuit({ service: 'the provider', clock, limitMs: 50 })
})

describe('a service that fails', () => {
  test('is named in the error, with the cause', async () => {
    await expect(fault()).rejects.toThrow(new Unreachable('the provider is unreachable (ECONNREFUSED)'))
  })

  test('is not called after that many failures in a row, and not one earlier', async () => {
    await fails(circuitRules.failuresToOpen - 1)
    expect(await answer()).toBe('answer')
    await fails(circuitRules.failuresToOpen)
    callCount = 0
    await expect(answer()).rejects.toThrow(CircuitOpen)
    expect(callCount).toBe(0)
  })

  test('the error says when the next call is possible', async () => {
    await fails(circuitRules.failuresToOpen)
    pass(10)
    await expect(answer()).rejects.toMatchObject({ secondsLeft: circuitRules.pauseSeconds - 10 })
  })

  test('is tried by one call after the pause, which opens or closes the circuit', async () => {
    await fails(circuitRules.failuresToOpen)
    pass(circuitRules.pauseSeconds - 1)
    await expect(fault()).rejects.toThrow(CircuitOpen)
    pass(1)
    callCount = 0
    const tries = await Promise.allSettled([fault(), fault(), fault()])
    expect(callCount).toBe(1)
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    await expect(answer()).rejects.toMatchObject({ secondsLeft: circuitRules.pauseSeconds })
    pass(circuitRules.pauseSeconds)
    expect(await answer()).toBe('answer')
    expect(await Promise.all([answer(), answer()])).toEqual(['answer', 'answer'])
    await fails(circuitRules.failuresToOpen - 1)
    expect(await answer()).toBe('answer')
  })
})

test('a declined call closes the circuit', async () => {
  await fails(circuitRules.failuresToOpen + 3, decline)
  expect(await answer()).toBe('answer')
  await fails(circuitRules.failuresToOpen - 1)
  await fails(1, decline)
  await fails(circuitRules.failuresToOpen - 1)
  expect(await answer()).toBe('answer')
})

test('a hanging call ends at its time limit, whether or not the work obeys the signal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const signals: AbortSignal[] = []
  const hang = () =>
    circuit((signal) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    })
  const settled = Promise.allSettled(Array.from({ length: circuitRules.failuresToOpen }, hang))
  await vi.advanceTimersByTimeAsync(49)
  expect(signals.some(({ aborted }) => aborted)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  for (const result of await settled)
    expect(result).toMatchObject({
      reason: expect.objectContaining({ message: 'the provider did not answer within 50 ms' }),
    })
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  await expect(hang()).rejects.toThrow(CircuitOpen)
  vi.useRealTimers()
})
