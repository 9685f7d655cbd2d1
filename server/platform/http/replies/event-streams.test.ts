import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '#server/platform/logs.ts'
import {
  createEventStreams,
  type EventStreams,
  type StreamLimits,
  type StreamReader,
} from './event-streams.ts'

const reader = { userId: 'one', network: 'a', sessionId: 's' }
let streams: EventStreams<StreamReader> | undefined
afterEach(() => streams?.stop())

function openStreams(limits: Partial<StreamLimits>) {
  const created = createEventStreams<StreamReader>(
    { log: createLog('silent'), isOpen: async () => true, read: async () => ({}) },
    { beatMs: 25_000, perUser: 3, perNetwork: 100, inAll: 1_000, ...limits },
  )
  streams = created
  const open = (userId: string, network: string) => {
    const result = created.open({ userId, network, sessionId: 's' })
    return result.ok ? 'open' : result.refusal
  }
  return { open, created }
}
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

test('100 accounts in one network cannot take the streams of everybody else', () => {
  const { open } = openStreams({})
  const taken = times(100, (person) => times(10, () => open(`person ${person}`, '192.0.2.1'))).flat()
  expect(taken.filter((one) => one === 'too-many-streams').length).toBeGreaterThan(0)
  expect(open('another person', '198.51.100.1')).toBe('open')
})

test('100 accounts in as many networks leave room too', () => {
  const { open } = openStreams({})
  for (let person = 0; person < 100; person += 1)
    expect(times(10, () => open(`person ${person}`, `192.0.2.${person}`))).toEqual(times(10, () => 'open'))
  expect(open('another person', '198.51.100.1')).toBe('open')
})

test('a full network refuses a stranger, but not another page of a person who is at the limit', () => {
  const { open } = openStreams({ perUser: 2, perNetwork: 2 })
  expect([open('one', 'a'), open('one', 'a'), open('one', 'a')]).toEqual(['open', 'open', 'open'])
  expect(open('two', 'a')).toBe('too-many-streams')
  expect(open('two', 'b')).toBe('open')
})

test('a refusal in another network leaves the older streams of the person', async () => {
  const { open, created } = openStreams({ perUser: 1, perNetwork: 1 })
  const mine = created.open(reader)
  expect(open('two', 'b')).toBe('open')
  expect(open('one', 'b')).toBe('too-many-streams')
  expect(open('three', 'a')).toBe('too-many-streams')
  expect(mine).toMatchObject({ ok: true })
})

describe('when all streams are taken', () => {
  test('the network with the most gives up the oldest of its largest holder, and its page reads the number instead', async () => {
    const { open, created } = openStreams({ inAll: 5 })
    const [older, oldest] = [open('one', 'a'), created.open({ ...reader, userId: 'two', network: 'a' })]
    const others = [open('two', 'a'), open('three', 'a'), open('four', 'b')]
    expect([older, ...others]).toEqual(times(4, () => 'open'))
    expect(open('five', 'c')).toBe('open')
    const events = oldest.ok ? oldest.value[Symbol.asyncIterator]() : undefined
    expect(await events?.next()).toEqual({ done: false, value: { isReplaced: true } })
    expect(await events?.next()).toEqual({ done: true, value: undefined })
  })

  test('a network gets no more than the others have', () => {
    const { open } = openStreams({ inAll: 5 })
    for (const person of times(5, (n) => `attacker ${n}`)) expect(open(person, 'a')).toBe('open')
    expect([open('one', 'b'), open('two', 'b'), open('three', 'b')]).toEqual(['open', 'open', 'busy'])
    expect(open('attacker', 'a')).toBe('busy')
    expect(open('four', 'c')).toBe('open')
  })

  test('1,000 of ten networks leave room for a stranger', () => {
    const { open } = openStreams({})
    for (let n = 0; n < 1_000; n += 1) expect(open(`person ${n}`, `192.0.2.${n % 10}`)).toBe('open')
    expect(open('another person', '198.51.100.1')).toBe('open')
  })
})

test('all together have a limit', () => {
  const { open } = openStreams({ perUser: 1, inAll: 2 })
  expect([open('one', 'a'), open('two', 'b'), open('three', 'c')]).toEqual(['open', 'open', 'busy'])
  expect(open('one', 'a')).toBe('open')
})
